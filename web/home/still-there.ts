/** Whether logs are still on the service. Each is asked for once; asking is no view. */
export class StillThere {
  private readonly gone = new Set<string>();
  private readonly asked = new Set<string>();
  private isStopped = false;

  constructor(private readonly ask: (id: string) => Promise<number> = statusOf) {}

  isGone(id: string): boolean {
    return this.gone.has(id);
  }

  /** Asks for one after the other, and stops when the service refuses to answer more. Calls `onGone` with each that is gone. */
  async check(ids: readonly string[], onGone: (id: string) => void): Promise<void> {
    for (const id of ids) {
      if (this.isStopped || this.asked.has(id)) continue;
      this.asked.add(id);
      const status = await this.ask(id);
      if (status === 429 || status === 503) this.isStopped = true;
      if (status !== 404) continue;
      this.gone.add(id);
      onGone(id);
    }
  }
}

async function statusOf(id: string): Promise<number> {
  try {
    return (await fetch(`/api/stats/${id}`, { cache: "no-store" })).status;
  } catch {
    return 0;
  }
}
