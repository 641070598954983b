import { expect, test } from "bun:test";
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
