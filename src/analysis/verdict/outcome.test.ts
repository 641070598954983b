import { describe, expect, test } from "bun:test";
import { analyse } from "../analyse.ts";
import { insightsOf } from "../words/insights.ts";

const start = "[10:00:00] [Server thread/INFO]: Starting minecraft server version 1.20.4\n";
const done = '[10:00:09] [Server thread/INFO]: Done (8.123s)! For help, type "help"\n';
const stop = "[10:30:00] [Server thread/INFO]: Stopping server\n";
const crash =
  "[10:20:00] [Server thread/ERROR]: Encountered an unexpected exception\njava.lang.IllegalStateException: closed\n\tat org.example.lamps.Lamp.light(Lamp.java:3) ~[lamps-1.0.jar:?]\n";
const failed =
  "[10:10:00] [Server thread/ERROR]: Could not pass event PlayerJoinEvent to Lamps v1.0\njava.lang.NullPointerException\n\tat org.example.lamps.Lamp.light(Lamp.java:3) ~[lamps-1.0.jar:?]\n";
const eula =
  "[10:00:01] [ServerMain/WARN]: You need to agree to the EULA in order to run the server. Go to eula.txt for more info.\n";
const report = (description: string, frames: string, sections = "") =>
  `---- Minecraft Crash Report ----\n// Oops.\n\nTime: 2024-06-01 10:00:00\nDescription: ${description}\n\njava.lang.IllegalStateException: closed\n${frames}\n${sections}\n-- System Details --\nDetails:\n\tMinecraft Version: 1.20.1\n`;
const frame = "\tat org.example.lamps.Lamp.light(Lamp.java:3)\n";

describe("a run", () => {
  test.each([
    ["clean", start + done + stop],
    ["errors", start + done + failed + stop],
    ["crashed", start + done + crash],
    // What is only noted for developers ended nothing.
    [
      "clean",
      `${start}${done}[10:20:00] [Server console handler/DEBUG]: No such signal\njava.lang.IllegalStateException: WINCH\n${frame}`,
    ],
    ["did-not-start", start + crash],
    ["did-not-start", start + eula],
    ["crashed", report("Ticking entity", frame, "-- Affected level --\nDetails:\n\tAll players: 1\n")],
    ["did-not-start", report("Initializing game", frame)],
    ["crashed", report("Exception in server tick loop", frame)],
    // Neither has a frame of the start.
    [
      "did-not-start",
      report("Exception in server tick loop", frame).replace(
        "IllegalStateException: closed",
        "IllegalStateException: Failed to initialize server",
      ),
    ],
    [
      "did-not-start",
      report("Exception in server tick loop", frame).replace(
        "java.lang.IllegalStateException: closed",
        "net.minecraftforge.fml.common.LoaderExceptionModCrash: Caught exception from Lamps (lamps)\nCaused by: java.lang.IllegalStateException: closed",
      ),
    ],
    [
      "did-not-start",
      report(
        "Exception in server tick loop",
        `${frame}\tat net.minecraft.server.dedicated.DedicatedServer.initServer(DedicatedServer.java:1)\n`,
      ),
    ],
    [
      "crashed",
      "#\n# A fatal error has been detected by the Java Runtime Environment:\n#\n#  SIGSEGV (0xb) at pc=0x1, pid=8, tid=3\n#\n# Problematic frame:\n# C  [libzip.so+0x1]\n#\n",
    ],
  ])("is %s", (outcome, text) => {
    expect(analyse(text).outcome).toBe(outcome as never);
  });

  test("is not judged where nobody knows what the text is", () => {
    expect(analyse("nothing to see\n").outcome).toBeNull();
    expect(insightsOf(analyse("nothing to see\n"), "en")).not.toHaveProperty("outcome");
  });

  test("is one of several, and the last one is the outcome", () => {
    const { runs, outcome } = insightsOf(analyse(start + crash + start + done + stop), "en");
    expect(outcome).toBe("clean");
    expect(runs).toEqual([
      { firstLine: 1, lastLine: 4, outcome: "did-not-start" },
      { firstLine: 5, lastLine: expect.any(Number), outcome: "clean" },
    ]);
  });
});

describe("what only an earlier run shows", () => {
  const online = "[10:00:02] [Server thread/WARN]: **** SERVER IS RUNNING IN OFFLINE/INSECURE MODE!\n";

  test("is marked, and stands behind what failed in the last run, but before remarks on it", () => {
    const late = "[10:00:05] [Server thread/ERROR]: java.lang.OutOfMemoryError: Java heap space\n";
    const { findings } = analyse(start + crash + start + online + done + late + stop);
    expect(findings.map(({ code, isFromEarlierRun }) => [code, isFromEarlierRun])).toEqual([
      ["out-of-memory", false],
      ["mod-crash", true],
      ["online-mode-off", false],
    ]);
  });

  test("is not marked where the last run shows it too", () => {
    const { findings } = analyse(start + crash + start + crash);
    expect(findings).toMatchObject([{ code: "mod-crash", isFromEarlierRun: false }]);
  });
});

test("what stood there before the server was up is not what ended it", () => {
  const port =
    "[10:00:03] [Server thread/WARN]: **** FAILED TO BIND TO PORT!\n[10:00:03] [Server thread/WARN]: The exception was: java.net.BindException: Address already in use: bind\n";
  expect(analyse(start + port + done + crash).findings.map(({ code }) => code)).toEqual(["mod-crash", "port-in-use"]);
});

test("a world that cannot be read ends the start, unless its copy can", () => {
  const unread = "[10:00:01] [ServerMain/ERROR]: Exception reading ./world/level.dat\njava.io.EOFException: null\n";
  const copyToo =
    "[10:00:01] [ServerMain/ERROR]: Failed to load world data from ./world/level.dat and ./world/level.dat_old. World files may be corrupted. Shutting down.\n";
  expect(analyse(unread + copyToo)).toMatchObject({
    outcome: "did-not-start",
    findings: [{ code: "world-level-dat-corrupt", severity: "fatal" }],
  });
  expect(analyse(unread).findings).toMatchObject([{ code: "world-level-dat-corrupt", severity: "error" }]);
});
