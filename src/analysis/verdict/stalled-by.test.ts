import { describe, expect, test } from "bun:test";
import { analyse } from "../analyse.ts";

/** A hang of the server's thread in these frames, the innermost first. */
function hang(frames: readonly string[]): string {
  const rows = frames.map((frame) => `\tat ${frame}`).join("\n");
  return `---- Minecraft Crash Report ----
// Ouch.

Time: 2023-02-11 10:00:00
Description: Watching Server

java.lang.Error: ServerHangWatchdog detected that a single server tick took 60.00 seconds (should be max 0.05)
	at net.minecraft.world.level.Level.m_8055_(Level.java:3) ~[server-1.19.2-20220805.130853-srg.jar%2310!/:?] {re:classloading}
${rows}
	at net.minecraft.server.MinecraftServer.m_5705_(MinecraftServer.java:8) ~[server-1.19.2-20220805.130853-srg.jar%2310!/:?] {re:classloading}


-- System Details --
Details:
	Minecraft Version: 1.19.2
	Mod List: 
		rails-forge-1.0.jar                               |Long Rails                    |longrails                     |1.0                 |DONE      |Manifest: NOSIGNATURE
		architectury-6.1.1-forge.jar                      |Architectury                  |architectury                  |6.1.1               |DONE      |Manifest: NOSIGNATURE
		clocks-1.0.jar                                    |Fast Clocks                   |fastclocks                    |1.0                 |DONE      |Manifest: NOSIGNATURE
`;
}
const rails = "org.example.rails.Train.look(Train.java:5) ~[rails-forge-1.0.jar%2311!/:?] {re:classloading}";

function blamed(frames: readonly string[]): unknown {
  return analyse(hang(frames)).findings.find(({ code }) => code === "watchdog-stall")?.parameters.suspect;
}

test.each([
  ["a lambda", "org.example.rails.Rails$$Lambda$47/0x0000000801.tick(Unknown Source) ~[?:?] {}"],
  ["a class", "org.example.rails.Listener.tick(Listener.java:2) ~[rails-forge-1.0.jar%2311!/:?] {re:classloading}"],
])("a library that hands on the game's ticks to %s does not make it tick", (_, listener) => {
  const events =
    "dev.architectury.event.forge.Handler.event(Handler.java:6) ~[architectury-6.1.1-forge.jar%2312!/:?] {re:classloading}";
  expect(blamed([rails, listener, events])).toBe("Long Rails");
});

test("a lambda that listens to ticks does not let another mod look as if it made others tick", () => {
  const listener = "org.example.rails.Rails$$Lambda$47/0x0000000801.tick(Unknown Source) ~[?:?] {}";
  const events = "org.example.clocks.Hands.turn(Hands.java:6) ~[clocks-1.0.jar%2312!/:?] {re:classloading}";
  expect(blamed([rails, listener, events])).toBe("Long Rails");
});

test("a mod that makes others' block entities tick is to blame for what they do", () => {
  const ticked = "org.example.rails.Station.tick(Station.java:2) ~[rails-forge-1.0.jar%2311!/:?] {re:classloading}";
  const clock = "org.example.clocks.Hands.turn(Hands.java:6) ~[clocks-1.0.jar%2312!/:?] {re:classloading}";
  expect(blamed([rails, ticked, clock])).toBe("Fast Clocks");
});

describe("a server that did nothing when its watchdog looked", () => {
  const watchdog = (
    frames: readonly string[],
  ) => `[10:00:00] [Server thread/INFO]: Starting minecraft server version 1.12.2
[10:00:09] [Server thread/INFO]: Done (8.1s)! For help, type "help" or "?"
[11:40:00] [Spigot Watchdog Thread/ERROR]: The server has stopped responding!
[11:40:00] [Spigot Watchdog Thread/ERROR]: ------------------------------
[11:40:00] [Spigot Watchdog Thread/ERROR]: Current Thread: Server thread
[11:40:00] [Spigot Watchdog Thread/ERROR]: \tPID: 19 | Suspended: false | Native: false | State: TIMED_WAITING
[11:40:00] [Spigot Watchdog Thread/ERROR]: \tStack:
${frames.map((frame) => `[11:40:00] [Spigot Watchdog Thread/ERROR]: \t\t${frame}`).join("\n")}
[11:40:00] [Spigot Watchdog Thread/ERROR]: ------------------------------
`;
  const stateOf = (frames: readonly string[]) =>
    analyse(watchdog(frames)).findings.find(({ code }) => code === "watchdog-stall")?.parameters["state"];
  const run = "net.minecraft.server.v1_12_R1.MinecraftServer.run(MinecraftServer.java:560)";
  const wait = "net.minecraft.server.MinecraftServer.waitUntilNextTick(MinecraftServer.java:900)";

  test("slept with the whole computer", () => {
    expect(stateOf(["java.lang.Thread.sleep(Native Method)", run])).toBe("idle");
    const parked = [
      "java.base@17/jdk.internal.misc.Unsafe.park(Native Method)",
      "app//net.minecraft.util.thread.BlockableEventLoop.waitForTasks(BlockableEventLoop.java:120)",
      "app//net.minecraft.util.thread.BlockableEventLoop.managedBlock(BlockableEventLoop.java:110)",
      `app//${wait}`,
    ];
    expect(stateOf(parked)).toBe("idle");
  });

  test("did something if it waits in a tick, or runs a task between two", () => {
    const chunk = "net.minecraft.server.v1_12_R1.ChunkProviderServer.getChunkAt(ChunkProviderServer.java:90)";
    expect(stateOf(["java.lang.Thread.sleep(Native Method)", chunk, run])).toBeUndefined();
    const task = "net.minecraft.util.thread.BlockableEventLoop.doRunTask(BlockableEventLoop.java:150)";
    expect(stateOf(["jdk.internal.misc.Unsafe.park(Native Method)", task, wait])).toBeUndefined();
  });
});

describe("a watchdog", () => {
  const up = `[10:00:00] [Server thread/INFO]: Starting minecraft server version 1.16.5
[10:00:05] [Server thread/INFO]: Done (4.5s)! For help, type "help"
`;
  const crash = `[10:05:00] [Server thread/ERROR]: Encountered an unexpected exception
java.lang.IllegalStateException: no floor
\tat cqa.d(SourceFile:31) ~[server.jar:?]
[10:05:00] [Server thread/ERROR]: This crash report has been saved to: /srv/crash-reports/crash-1.txt
`;
  const stopped = "[10:05:01] [Server thread/INFO]: Stopping server\n";
  const stall =
    "[10:06:02] [Server Watchdog/FATAL]: A single server tick took 60.00 seconds (should be max 0.05)\n[10:06:02] [Server Watchdog/FATAL]: Considering it to be crashed, server will forcibly shutdown.\n";
  const told = (text: string) => analyse(up + text).findings.map(({ code, severity }) => [code, severity]);

  test("that ends a server which has crashed and hangs is a remark", () => {
    expect(told(crash + stopped + stall)).toEqual([
      ["crash-unknown", "fatal"],
      ["watchdog-stall", "notice"],
    ]);
  });

  test("is why the server ended where nothing crashed before", () => {
    expect(told(stall)).toEqual([["watchdog-stall", "fatal"]]);
    expect(told(stopped + stall)[0]).toEqual(["watchdog-stall", "fatal"]);
  });
});

describe("a server that says in which ticks it stood still", () => {
  const stalls = (ticks: readonly number[]) =>
    ticks
      .map(
        (
          tick,
          i,
        ) => `[10:0${i}:00] [Spigot Watchdog Thread/WARN]: The server is going slow. Last server tick was 3${i}000ms ago
[10:0${i}:00] [Spigot Watchdog Thread/WARN]: [TPS]: 20.0 Server Tick #${tick}
`,
      )
      .join("");
  const stateOf = (ticks: readonly number[]) =>
    analyse(
      `[09:00:00] [Server thread/INFO]: Starting minecraft server version 1.7.10\n[09:00:20] [Server thread/INFO]: Done (8.1s)! For help, type "help" or "?"\n${stalls(ticks)}`,
    ).findings.find(({ code }) => code === "watchdog-warning");

  test("does so at its saves where these are multiples of one number", () => {
    const found = stateOf([12_000, 18_000, 18_000, 30_000]);
    expect(found?.parameters).toMatchObject({ state: "saving", seconds: "33" });
    expect(found?.severity).toBe("error");
  });

  test("does not where they are any, or one", () => {
    expect(stateOf([12_001, 18_000, 30_000])?.parameters).not.toHaveProperty("state");
    expect(stateOf([18_000, 18_000])?.parameters).not.toHaveProperty("state");
  });
});
