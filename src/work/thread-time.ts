/**
 * How much time of a pool each client has had, while it has work there. Who comes new begins just below the one who has
 * had least: before the others, but without credit for the time when it asked for nothing.
 */
export class ThreadTime {
  private readonly times = new Map<string, number>();

  /** How many are remembered. */
  get clients(): number {
    return this.times.size;
  }

  of(client: string): number {
    return this.times.get(client) ?? 0;
  }

  enter(clients: Iterable<string>): void {
    for (const client of clients) {
      if (this.times.has(client)) continue;
      const least = Math.min(...this.times.values());
      this.times.set(client, Number.isFinite(least) ? least - 1 : 0);
    }
  }

  /** What several share, each pays in part. */
  add(clients: readonly string[], milliseconds: number): void {
    for (const client of clients) this.times.set(client, this.of(client) + milliseconds / clients.length);
  }

  keepOnly(clients: ReadonlySet<string>): void {
    for (const client of this.times.keys()) if (!clients.has(client)) this.times.delete(client);
  }
}
