import { join } from "node:path";
import { EngineProcess, engineDirectory } from "./engine-process.ts";
import { freePort } from "./free-port.ts";
import { until } from "./until.ts";

/** One Redis that is thrown away. After a crash it comes back with what it held. */
export class RedisServer {
  private readonly process: EngineProcess;

  private constructor(
    readonly port: number,
    options: string[],
  ) {
    const directory = engineDirectory("redis");
    const command = ["redis-server", "--bind", "127.0.0.1", "--port", String(port), "--dir", directory];
    const durable = ["--save", "", "--appendonly", "yes", "--appendfsync", "no", "--repl-diskless-sync-delay", "0"];
    this.process = new EngineProcess({ command: [...command, ...durable, ...options], log: join(directory, "log") });
  }

  static async start(options: string[] = []): Promise<RedisServer> {
    const server = new RedisServer(freePort(), options);
    await server.resume();
    return server;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  crash(): Promise<void> {
    return this.process.crash();
  }

  async resume(): Promise<void> {
    this.process.start();
    await until("Redis answers", async () => (await ask(this.port, ["PING"])) === "+PONG").catch((error) => {
      throw new Error(this.process.said(), { cause: error });
    });
  }

  pause(): void {
    this.process.pause();
  }

  unpause(): void {
    this.process.unpause();
  }
}

/** One command and its answer as it comes over the wire, without any client that could try again by itself. */
export async function ask(port: number, command: string[]): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let said = "";
  const socket = await Bun.connect({
    hostname: "127.0.0.1",
    port,
    socket: {
      data(_, bytes) {
        said += bytes.toString();
        if (isWhole(said)) resolve(said.trimEnd());
      },
      close: () => reject(new Error(`Redis closed the connection: ${said}`)),
      error: (_, error) => reject(error),
    },
  });
  socket.write(`*${command.length}\r\n${command.map((word) => `$${Buffer.byteLength(word)}\r\n${word}\r\n`).join("")}`);
  try {
    return await promise;
  } finally {
    socket.end();
  }
}

/** Simple answers and one text are all that is asked for. */
function isWhole(said: string): boolean {
  const length = /^\$(\d+)\r\n/.exec(said);
  if (!length) return said.endsWith("\r\n");
  return Buffer.byteLength(said) >= length[0].length + Number(length[1]) + 2;
}
