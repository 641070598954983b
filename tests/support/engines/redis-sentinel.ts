import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { EngineProcess, engineDirectory } from "./engine-process.ts";
import { freePort } from "./free-port.ts";
import { ask, RedisServer } from "./redis-server.ts";
import { until } from "./until.ts";

const sentinels = 3;
const name = "limits";

/** A primary, its replica, and three sentinels that watch them. */
export class RedisSentinel {
  private constructor(
    readonly primary: RedisServer,
    private readonly ports: number[],
  ) {}

  static async start(): Promise<RedisSentinel> {
    const primary = await RedisServer.start();
    await RedisServer.start(["--replicaof", "127.0.0.1", String(primary.port)]);
    const ports = Array.from({ length: sentinels }, () => startSentinel(primary.port));
    for (const port of ports) {
      await until("a sentinel knows everybody", async () => {
        const said = await ask(port, ["INFO", "sentinel"]);
        return said.includes("status=ok") && said.includes(`slaves=1,sentinels=${sentinels}`);
      });
    }
    return new RedisSentinel(primary, ports);
  }

  get url(): string {
    return `redis+sentinel://${this.ports.map((port) => `127.0.0.1:${port}`).join(",")}/${name}`;
  }
}

function startSentinel(primaryPort: number): number {
  const directory = engineDirectory("sentinel");
  const port = freePort();
  const file = join(directory, "sentinel.conf");
  const lines = [
    `port ${port}`,
    "bind 127.0.0.1",
    `dir ${directory}`,
    `sentinel monitor ${name} 127.0.0.1 ${primaryPort} 2`,
    `sentinel down-after-milliseconds ${name} 1000`,
    `sentinel failover-timeout ${name} 3000`,
  ];
  writeFileSync(file, `${lines.join("\n")}\n`);
  new EngineProcess({ command: ["redis-server", file, "--sentinel"], log: join(directory, "log") }).start();
  return port;
}
