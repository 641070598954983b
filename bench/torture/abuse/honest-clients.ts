import { sampleLog } from "../../sample-log.ts";
import { type Answer, Client, ConnectionLost } from "../client.ts";
import { Waits } from "./waits.ts";

/** A client that waits longer gives up. */
const timeoutMs = 20_000;
const smallEveryMs = 200;
const largeEveryMs = 1500;

export interface SharedLogs {
  small: string;
  /** About 5 MB, which honest clients read. */
  large: string;
  /** 10 MiB, which the hostile one reads. */
  largest: string;
}

const maxSmallTextBytes = sampleLog(3, 6000);
const largeText = sampleLog(4, 2_000_000);

/**
 * People who share and read logs beside the hostile one: each act is another client's, at a steady pace, whether the one
 * before was answered or not.
 */
export class HonestClients {
  readonly small = new Waits();
  readonly large = new Waits();
  private clients = 0;
  private readonly acts: Promise<void>[] = [];
  private readonly timers: ReturnType<typeof setInterval>[] = [];

  constructor(
    private readonly port: number,
    private readonly logs: SharedLogs,
  ) {}

  begin(): void {
    let small = 0;
    let large = 0;
    this.timers.push(
      setInterval(() => this.acts.push(this.act(this.small, smallActs[small++ % smallActs.length]!)), smallEveryMs),
      setInterval(() => this.acts.push(this.act(this.large, largeActs[large++ % largeActs.length]!)), largeEveryMs),
    );
  }

  /** No new ones; resolves when the last one was answered, or has left. */
  async end(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    await Promise.all(this.acts);
  }

  private async act(waits: Waits, [what, act]: NamedAct): Promise<void> {
    const number = this.clients++;
    const client = new Client(this.port, `127.0.${2 + (Math.floor(number / 250) % 250)}.${1 + (number % 250)}`);
    const started = performance.now();
    const leave = setTimeout(() => client.close(), timeoutMs);
    try {
      const { status } = await act(client, this.logs);
      if (status !== 200) waits.fail(String(status));
    } catch (error) {
      if (!(error instanceof ConnectionLost)) throw error;
      waits.fail(performance.now() - started >= timeoutMs ? "left" : "connection lost");
    } finally {
      clearTimeout(leave);
      client.close();
      waits.add(performance.now() - started, what);
    }
  }
}

type Act = (client: Client, logs: SharedLogs) => Promise<Answer>;
type NamedAct = [what: string, act: Act];

const asJson = { "Content-Type": "application/json" };
const asBrowser = { Accept: "text/html", "Accept-Encoding": "gzip, br" };
const smallBody = JSON.stringify({ content: maxSmallTextBytes });
const largeBody = JSON.stringify({ content: largeText });

/** What a bot does with the log that somebody shows it. */
async function shareAndExplain(client: Client): Promise<Answer> {
  const shared = await client.post("/api/upload", smallBody, asJson);
  if (shared.status !== 200) return shared;
  const { id } = JSON.parse(Buffer.from(shared.body).toString()) as { id: string };
  return client.get(`/api/insights/${id}`);
}

const smallActs: NamedAct[] = [
  ["sharing", (client) => client.post("/api/upload", smallBody, asJson)],
  ["masked", (client) => client.post("/api/upload?redact=true", smallBody, asJson)],
  ["reading", (client, { small }) => client.get(`/api/log/${small}`)],
  ["explained", shareAndExplain],
  ["page", (client, { small }) => client.get(`/${small}`, asBrowser)],
  ["start page", (client) => client.get("/", asBrowser)],
  ["health", (client) => client.get("/api/health")],
];

const largeActs: NamedAct[] = [
  ["sharing", (client) => client.post("/api/upload", largeBody, asJson)],
  ["masked", (client) => client.post("/api/upload?redact=true", largeBody, asJson)],
  ["reading", (client, { large }) => client.get(`/api/log/${large}`, { "Accept-Encoding": "gzip" })],
  ["raw", (client, { large }) => client.get(`/raw/${large}`)],
  // As a chat does when somebody posts a link.
  ["picture", async (client) => client.get(`/${idOf(await client.post("/api/upload", smallBody, asJson))}.png`)],
];

function idOf({ body }: Answer): string {
  return (JSON.parse(Buffer.from(body).toString()) as { id?: string }).id ?? "";
}

/** The logs that are read, shared by a client that does nothing else. */
export async function shareLogs(port: number): Promise<SharedLogs> {
  const client = new Client(port, "127.0.1.1");
  const share = async (bytes: number) => {
    const answer = await client.post("/api/upload", sampleLog(bytes, bytes), { "Content-Type": "text/plain" });
    if (answer.status !== 200) throw new Error(`a log could not be shared: ${answer.status}`);
    return idOf(answer);
  };
  const logs = { small: await share(6000), large: await share(5_000_000), largest: await share(10_485_760) };
  client.close();
  return logs;
}
