import { Client, ConnectionLost, loopbackAddress } from "./client.ts";

/** What the service has promised: logs that it acknowledged, and removals. */

interface Promised {
  id: string;
  digest: string;
  /** Of the owner, where the upload gave one. */
  token: string | null;
  state: "kept" | "removing" | "removed";
  /** Acknowledged after the power cut: it may be there or not, but complete if it is. */
  isDoubtful: boolean;
}

export interface Broken {
  id: string;
  what: string;
}

export class Ledger {
  private readonly logs = new Map<string, Promised>();
  /** Those of the latest round, which are all looked at; older ones are looked at by chance, and in the end. */
  private latest: string[] = [];
  private isClosed = false;
  acknowledged = 0;
  removed = 0;

  acknowledge(id: string, digest: string, token: string | null): void {
    const isDoubtful = this.isClosed;
    if (!isDoubtful) this.acknowledged++;
    this.logs.set(id, { id, digest, token, state: "kept", isDoubtful });
    this.latest.push(id);
  }

  /** One that its owner could remove, or read. */
  some(random: () => number, wanted: (log: Promised) => boolean = () => true): Promised | null {
    if (this.latest.length === 0) return null;
    const log = this.logs.get(this.latest[Math.floor(random() * this.latest.length)]!);
    return log && log.state === "kept" && wanted(log) ? log : null;
  }

  /** From now on until the answer, it may be there or not. */
  removing(log: Promised): void {
    log.state = "removing";
  }

  removalAcknowledged(log: Promised): void {
    if (this.isClosed) return;
    log.state = "removed";
    this.removed++;
  }

  /** What is acknowledged after this moment does not count: the power was cut. */
  close(): void {
    this.isClosed = true;
  }

  get size(): number {
    return this.logs.size;
  }

  /** Looks at the latest logs, and at some or all of the older ones; then the next round begins. */
  async verify(port: number, older: number | "all", random: () => number): Promise<Broken[]> {
    const chosen = new Set(older === "all" ? this.logs.keys() : this.latest);
    const ids = [...this.logs.keys()];
    for (let i = 0; older !== "all" && i < older && ids.length > 0; i++)
      chosen.add(ids[Math.floor(random() * ids.length)]!);
    const queue = [...chosen].map((id) => this.logs.get(id)!);
    const broken: Broken[] = [];
    const reader = async (number: number) => {
      // Asking for what is not there is limited for each client: many small clients ask.
      const clientOf = () => new Client(port, loopbackAddress(Math.floor(random() * 15_000_000)));
      let client = clientOf();
      for (let asked = number; queue.length > 0; asked++) {
        if (asked % 16 === 0) {
          client.close();
          client = clientOf();
        }
        const log = queue.pop()!;
        const what = await this.check(client, log);
        if (what) broken.push({ id: log.id, what });
      }
      client.close();
    };
    await Promise.all([1, 5, 9, 13].map(reader));
    this.latest = [];
    this.isClosed = false;
    return broken;
  }

  private async check(client: Client, log: Promised): Promise<string | null> {
    const { status, body } = await client.get(`/raw/${log.id}`).catch((error) => {
      if (error instanceof ConnectionLost) return { status: 0, body: new Uint8Array() };
      throw error;
    });
    if (log.state === "removing") {
      // Both are right. From now on it has to stay as it is.
      if (status === 404) log.state = "removed";
      else if (status === 200) log.state = "kept";
    }
    if (log.isDoubtful) {
      if (status === 404) this.logs.delete(log.id);
      if (status === 404) return null;
      log.isDoubtful = false;
    }
    if (log.state === "removed") return status === 404 ? null : `was removed, and answers ${status}`;
    if (status !== 200) return `was acknowledged, and answers ${status}`;
    return digestOf(body) === log.digest ? null : "was acknowledged, and has other bytes";
  }
}

export function digestOf(content: string | Uint8Array): string {
  return new Bun.CryptoHasher("sha256").update(content).digest("base64");
}
