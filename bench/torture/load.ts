import { type Random, sampleLog, seededRandom } from "../sample-log.ts";
import { Client, ConnectionLost, loopbackAddress } from "./client.ts";
import { digestOf, type Ledger } from "./ledger.ts";

const plainText = { "Content-Type": "text/plain" };
const json = { "Content-Type": "application/json" };
/** Logs that compress as logs do, made once: making them would cost more than storing them. */
const samples = [200, 2000, 20_000, 120_000].map((bytes, i) => sampleLog(i + 1, bytes));
/** The mclo.gs API masks what is private; in these nothing is. */
const harmless = [3, 30, 300, 2000].map((lines) => "[12:00:00] [Server thread/INFO]: Done with it\n".repeat(lines));
/** Text that hardly compresses: it fills the write-ahead log, so that checkpoints come often. */
const noise = Array.from({ length: 16 }, () => crypto.getRandomValues(new Uint8Array(65_536)).toHex()).join("");

/**
 * What people do with a server, all at once: most share small logs, some large ones, some read, some remove theirs. Ends
 * when told to, or with the server. Everything that the server promises is in the ledger.
 */
export class Load {
  private isStopped = false;
  private readonly running: Promise<unknown>;
  /** Answers that are neither success nor "come back later". */
  readonly wrong: string[] = [];

  constructor(
    private readonly port: number,
    private readonly ledger: Ledger,
    private readonly seed: number,
    clients: number,
    /** Of the logs that are shared through the native API. */
    private readonly noiseShare = 0.15,
  ) {
    this.running = Promise.all(Array.from({ length: clients }, (_, number) => this.run(number)));
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await this.running;
  }

  private async run(number: number): Promise<void> {
    const random = seededRandom(this.seed * 1000 + number);
    const client = new Client(this.port, loopbackAddress(number + 1));
    try {
      for (let round = 0; !this.isStopped; round++) await this.act(client, random, `${this.seed}-${number}-${round}`);
    } catch (error) {
      // The server was killed: that is what this is for.
      if (!(error instanceof ConnectionLost)) throw error;
    } finally {
      client.close();
    }
  }

  private async act(client: Client, random: Random, label: string): Promise<void> {
    const chance = random();
    if (chance < 0.1) return this.read(client, random);
    if (chance < 0.15) return this.remove(client, random);
    const size = Math.floor(random() ** 2 * samples.length);
    if (chance < 0.5) {
      const content = `${label}\n${harmless[size]}`;
      return this.share(client, "/1/log", content, json, JSON.stringify({ content }));
    }
    const content = `${label}\n${random() < this.noiseShare ? someNoise(random) : samples[size]}`;
    return this.share(client, "/api/upload", content, plainText, content);
  }

  private async share(client: Client, path: string, content: string, headers: Record<string, string>, body: string) {
    const answer = await client.post(path, body, headers);
    const { id, token } = this.bodyOf(answer.status, answer.body) ?? {};
    if (id) this.ledger.acknowledge(id, digestOf(content), token ?? null);
  }

  private async remove(client: Client, random: Random): Promise<void> {
    const log = this.ledger.some(random, ({ token }) => token !== null);
    if (!log) return;
    this.ledger.removing(log);
    const { status, body } = await client.send(deletion(log.id, log.token!));
    if (this.bodyOf(status, body)) this.ledger.removalAcknowledged(log);
  }

  private async read(client: Client, random: Random): Promise<void> {
    const log = this.ledger.some(random);
    if (!log) return;
    const { status, body } = await client.get(`/raw/${log.id}`);
    // Removed meanwhile by another client, perhaps.
    if (status === 404 && (log.state as string) !== "kept") return;
    if (status !== 200 || digestOf(body) !== log.digest) this.wrong.push(`GET /raw/${log.id} answered ${status}`);
  }

  private bodyOf(status: number, body: Uint8Array): { id?: string; token?: string } | null {
    if (status === 200) return JSON.parse(Buffer.from(body).toString("utf8"));
    if (status !== 503) this.wrong.push(`answered ${status}: ${Buffer.from(body).toString("utf8").slice(0, 200)}`);
    return null;
  }
}

function deletion(id: string, token: string): Uint8Array {
  return Buffer.from(
    `DELETE /1/log/${id} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${token}\r\nContent-Length: 0\r\n\r\n`,
  );
}

function someNoise(random: Random): string {
  const start = Math.floor(random() * 500_000);
  return noise.slice(start, start + 100_000 + Math.floor(random() * 1_400_000));
}
