import { expect, test } from "bun:test";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { ask } from "../support/engines/redis-server.ts";
import { hasRedis } from "../support/engines/shared-engines.ts";
import { until } from "../support/engines/until.ts";

const program = `
import { RedisServer } from ${JSON.stringify(join(import.meta.dir, "../support/engines/redis-server.ts"))};
import { engineDirectory } from ${JSON.stringify(join(import.meta.dir, "../support/engines/engine-process.ts"))};
const server = await RedisServer.start();
console.log(server.port + " " + engineDirectory("more"));
setInterval(() => {}, 1000);
`;

// Removed, because what tests leave behind makes the next ones slow.
test.skipIf(!hasRedis).each<NodeJS.Signals>(["SIGKILL", "SIGTERM"])(
  "engines end, and their files go, when their test run ends by %s",
  async (signal) => {
    const run = Bun.spawn([process.execPath, "-e", program], { stdout: "pipe", stderr: "inherit" });
    const { value } = await run.stdout.getReader().read();
    const [port, directory] = new TextDecoder().decode(value).trim().split(" ") as [string, string];
    expect(await ask(Number(port), ["PING"])).toBe("+PONG");
    run.kill(signal);
    await run.exited;
    const isGone = () =>
      ask(Number(port), ["PING"]).then(
        () => false,
        () => true,
      );
    await until("the engine has ended", isGone, { withinMs: 10_000 });
    await until("its files are gone", () => !existsSync(dirname(directory)), { withinMs: 10_000 });
  },
);
