import { describe, expect, test } from "bun:test";
import { analyse } from "./analyse.ts";
import { titleOf } from "./words/render.ts";

const healthy: Record<string, string[]> = {
  "a vanilla server": [
    "[10:00:00] [ServerMain/INFO]: Environment: Environment[sessionHost=https://sessionserver.mojang.com, name=PROD]",
    "[10:00:01] [ServerMain/INFO]: Loaded 7 recipes",
    "[10:00:02] [Server thread/INFO]: Starting minecraft server version 1.20.4",
    "[10:00:02] [Server thread/INFO]: Default game type: SURVIVAL",
    "[10:00:02] [Server thread/INFO]: Starting Minecraft server on *:25565",
    '[10:00:03] [Server thread/INFO]: Preparing level "world"',
    "[10:00:09] [Server thread/INFO]: Time elapsed: 5123 ms",
    '[10:00:09] [Server thread/INFO]: Done (6.543s)! For help, type "help"',
    "[10:01:00] [User Authenticator #1/INFO]: UUID of player Alex is 00000000-0000-0000-0000-000000000001",
    "[10:01:01] [Server thread/INFO]: Alex[/192.0.2.7:50000] logged in with entity id 200 at (1.5, 64.0, 2.5)",
    "[10:01:01] [Server thread/INFO]: Alex joined the game",
    "[10:01:30] [Server thread/INFO]: <Alex> why do I get java.lang.NullPointerException: could not load plugin WorldEdit",
    "[10:02:00] [Server thread/INFO]: Alex lost connection: Disconnected",
    "[10:02:00] [Server thread/INFO]: Alex left the game",
    "[10:03:00] [Server thread/INFO]: Stopping server",
  ],
  "a Paper server": [
    "[10:00:00 INFO]: [bootstrap] Running Java 21 (OpenJDK 64-Bit Server VM 21.0.2; Debian) on Linux 6.1.0 (amd64)",
    "[10:00:01 INFO]: Starting minecraft server version 1.20.4",
    "[10:00:01 INFO]: This server is running Paper version git-Paper-435 (MC: 1.20.4) (Implementing API version 1.20.4-R0.1-SNAPSHOT)",
    "[10:00:02 INFO]: [ViaVersion] Loading server plugin ViaVersion v4.9.3",
    "[10:00:02 INFO]: Server permissions file permissions.yml is empty, ignoring it",
    "[10:00:05 INFO]: [ViaVersion] Enabling ViaVersion v4.9.3",
    '[10:00:06 INFO]: Done (5.123s)! For help, type "help"',
    "[10:00:06 INFO]: Timings Reset",
  ],
  "a Fabric client": [
    "[10:00:00] [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader 0.15.6",
    "[10:00:00] [main/INFO]: Loading 3 mods:",
    "\t- fabricloader 0.15.6",
    "\t- java 17",
    "\t- minecraft 1.20.1",
    "[10:00:03] [Render thread/INFO]: Setting user: Alex",
    "[10:00:04] [Render thread/INFO]: Backend library: LWJGL version 3.3.1 SNAPSHOT",
    "[10:00:08] [Render thread/INFO]: Reloading ResourceManager: vanilla, fabric (fabricloader)",
    "[10:00:12] [Render thread/INFO]: OpenAL initialized on device Speakers",
    "[10:20:00] [Render thread/INFO]: Stopping!",
  ],
};

describe("a log of a healthy run", () => {
  test.each(Object.entries(healthy))("of %s has nothing above a notice", (_, lines) => {
    const { findings: found } = analyse(`${lines.join("\n")}\n`);
    expect(found.filter(({ severity }) => severity !== "notice").map(({ code }) => code)).toEqual([]);
  });
});

describe("an analysis", () => {
  test("is the same data for the same text, and survives JSON", () => {
    const text = `${healthy["a Paper server"]!.join("\r\n")}\r\n`;
    const first = analyse(text);
    expect(JSON.parse(JSON.stringify(first))).toEqual(JSON.parse(JSON.stringify(analyse(text))));
    expect(first.software).toMatchObject({ id: "paper/server", version: "1.20.4" });
    expect(titleOf(first.software, "en")).toBe("Paper 1.20.4 server log");
    expect(titleOf(first.software, "zh-CN")).toBe("Paper 1.20.4 服务器日志");
  });

  test("of nothing that is a log is unknown, and says nothing", () => {
    for (const text of ["", "\n", "hello", "\u0000\u0001", "{}", "[[[[", "a\rb"]) {
      const { software, findings: found } = analyse(text);
      expect([software.kind, found]).toEqual(["unknown", []]);
    }
  });
});

test("whoever has a large log read may look after the memory that is left behind, also among its traces", () => {
  const trace = "java.lang.IllegalStateException: no\n\tat com.example.Some.method(Some.java:7)\n";
  let times = 0;
  analyse(trace.repeat(5000), null, undefined, () => times++);
  expect(times).toBeGreaterThan(10);
});

test("and between its last steps, in a log without any", () => {
  let times = 0;
  analyse(`${healthy["a Paper server"]!.join("\n")}\n`, null, undefined, () => times++);
  expect(times).toBeGreaterThan(4);
});
