import { describe, expect, test } from "bun:test";
import { analyse } from "../analyse.ts";
import { completenessText } from "../words/completeness.ts";

const start = "[10:00:00] [Server thread/INFO]: Starting minecraft server version 1.20.4\n";
const up = '[10:00:09] [Server thread/INFO]: Done (8.1s)! For help, type "help"\n';
const play = "[10:01:00] [Server thread/INFO]: Alex joined the game\n";
const stop = "[10:09:00] [Server thread/INFO]: Stopping server\n[10:09:01] [Server thread/INFO]: Saving worlds\n";
const trace = "[10:00:02] [main/ERROR]: It failed\njava.lang.IllegalStateException: x\n\tat a.b.C.d(C.java:1)\n";

const stateOf = (text: string) => analyse(text).completeness?.state;

describe("of a log is told", () => {
  test("that it is complete", () => {
    expect(analyse(start + up + play + stop).completeness).toEqual({
      state: "complete",
      hasBeginning: true,
      hasEnd: true,
      stopsInLine: false,
      stoppedNormally: true,
    });
  });

  test("that its beginning is missing", () => {
    expect(stateOf(play + stop)).toBe("beginning-missing");
  });

  test("that it stops during the start, or without an end", () => {
    expect(stateOf(`${start}[10:00:01] [Server thread/INFO]: Loading properties\n`)).toBe("stops-during-start");
    expect(stateOf(start + up + play)).toBe("stops-without-end");
    // Sponge says at a lower level that it is up.
    const entered =
      "[10:00:30] [Server thread/INFO]: Alex[/127.0.0.1:1] logged in with entity id 5 at (1.0, 64.0, 1.0)\n";
    expect(stateOf(start + entered)).toBe("stops-without-end");
    const client = "[10:00:00] [main/INFO]: Setting user: Alex\n";
    expect(stateOf(`${client}[10:00:01] [Render thread/INFO]: Something was read\n`)).toBe("stops-during-start");
    const menu = "[10:00:09] [Render thread/INFO]: Created: 512x512x4 minecraft:textures/atlas/blocks.png-atlas\n";
    expect(stateOf(client + menu)).toBe("stops-without-end");
  });

  test("that the first loader of Forge ends its log with the last mod", () => {
    const loading =
      "2012-05-01 20:00:00 [INFO] Forge Mod Loader version 2.2.106.176 for Minecraft c:1.2.5, s:1.2.5 loading\n2012-05-01 20:00:01 [FINE] Found a minecraft related file at jars/bin/lwjgl.jar, loading\n2012-05-01 20:00:02 [FINE] Beginning mod initialization\n";
    expect(stateOf(loading)).toBe("stops-during-start");
    const complete = `${loading}2012-05-01 20:00:03 [INFO] Forge Mod Loader load complete, 2 mods loaded\n`;
    expect(stateOf(complete)).toBe("stops-without-end");
    expect(analyse(complete).findings).toEqual([]);
  });

  test("that it ended where it died of what it threw", () => {
    expect(stateOf(start + trace)).toBe("ends-after-error");
  });

  test("that somebody closed a game", () => {
    const client = "[10:00:00] [main/INFO]: Setting user: Alex\n[10:00:09] [Render thread/INFO]: Stopping!\n";
    expect(analyse(client).completeness?.stoppedNormally).toBe(true);
    expect(analyse(`${client}---- Minecraft Crash Report ----\n`).completeness?.stoppedNormally).toBe(false);
  });

  test("that it holds several runs, of which the last one counts", () => {
    expect(stateOf(start + up + stop + start + up + stop)).toBe("several-runs");
    expect(stateOf(start + up + stop + start + up)).toBe("stops-without-end");
  });

  test("that its last line is cut off", () => {
    expect(analyse(`${start}${up}${play}[10:02:00] [Server thr`).completeness?.stopsInLine).toBe(true);
    expect(analyse(`${start}${trace}\tat a.b.C.longNa`).completeness?.stopsInLine).toBe(true);
    expect(analyse(start + up + play.trimEnd()).completeness?.stopsInLine).toBe(false);
  });

  test("nothing of a text that nobody knows", () => {
    expect(analyse("hello\nworld\n").completeness).toBeNull();
  });
});

describe("what old Forge prints of the machine at every start", () => {
  const coremods = Array.from(
    { length: 90 },
    (_, i) => `  LampPlugin${i} (brightlamps-part-${i}-1.10.2-2.4.jar)\n`,
  ).join("");
  const begun =
    "[10:00:00] [main/INFO]: Launching wrapped minecraft {net.minecraft.client.main.Main}\n" +
    "[10:00:01] [Client thread/INFO]: Setting user: Alex\n";
  const prompt = (above: string) =>
    `[10:00:02] [Client thread/INFO]: [net.minecraftforge.fml.client.SplashProgress:start:221]: ---- Minecraft Crash Report ----\n${above}// Oops.\n\nTime: 1/2/17 10:00 AM\nDescription: Loading screen debug info\n\nThis is just a prompt for computer specs to be printed. THIS IS NOT A ERROR\n\n\n-- System Details --\nDetails:\n\tMinecraft Version: 1.10.2\n`;
  const mods = "[10:00:03] [Client thread/INFO]: Forge Mod Loader version 12.18.3.2254 for Minecraft 1.10.2 loading\n";

  test("is no crash, however many coremods are listed in it", () => {
    for (const above of [
      "",
      `\nWARNING: coremods are present:\n${coremods}Contact their authors BEFORE contacting forge\n\n`,
    ]) {
      const { outcome, software, completeness } = analyse(begun + prompt(above) + mods);
      expect([outcome, software.kind]).toEqual(["clean", "client"]);
      expect(completeness?.state).toBe("stops-during-start");
    }
  });
});

test("reports are whole with their details, and those of Java with their end", () => {
  const report =
    "---- Minecraft Crash Report ----\n\nTime: 2024-01-01 10:00:00\nDescription: Ticking\n\njava.lang.Error: x\n";
  expect(stateOf(`${report}\n-- System Details --\nDetails:\n\tMinecraft Version: 1.20.4\n`)).toBe("complete");
  const cut = analyse(`${report}\tat a.b.C.d(C.java:1)\n`);
  expect(cut.completeness?.state).toBe("stops-without-end");
  expect(completenessText(cut, "en")).toBe("The report is cut off: its end is missing.");
  expect(stateOf("#\n# A fatal error has been detected by the Java Runtime Environment:\n#\n")).toBe(
    "stops-without-end",
  );
});

test("what is left of a report without its title is not whole", () => {
  const trace = "java.lang.NullPointerException: mouse\n\tat com.example.kettles.Gui.draw(Gui.java:7)\n";
  const head = `Time: 2024-01-01 10:00\n${trace}\nA detailed walkthrough of the error, its code path and all known details is as follows:\n-- Head --\nThread: Render thread\nStacktrace:\n\tat com.example.kettles.Gui.draw(Gui.java:7)\n`;
  const both = analyse(`my crash\n/ Oops.\n${head}`);
  expect(both.completeness).toMatchObject({ hasBeginning: false, hasEnd: false });
  expect(completenessText(both, "en")).toBe(
    "The report is cut off: its end is missing. The report lacks its beginning.",
  );
  const ended = analyse(`${head}\n-- System Details --\nDetails:\n\tMinecraft Version: 1.20.4\n`);
  expect(completenessText(ended, "en")).toBe("The report lacks its beginning.");
});

test("a dump of PocketMine is whole with its last line", () => {
  const dump = "PocketMine-MP Crash Dump Fri Jan 5 10:00:00 UTC 2024\n\nError: x\nFile: plugins/Kettles/src/Main\n";
  expect(analyse(dump).completeness?.hasEnd).toBe(false);
  expect(analyse(`${dump}===END CRASH DUMP===\n`).completeness?.hasEnd).toBe(true);
});

test("the first line of LiteLoader is a beginning", () => {
  const begun = "[10:00:00] [main/INFO]: LiteLoader 1.8.9 starting up...\n";
  expect(analyse(`${begun}[10:00:01] [main/INFO]: Java reports OS="linux"\n`).completeness?.hasBeginning).toBe(true);
});

test("a server is stopped when Forge has told all of its mods", () => {
  const told = "[10:09:00] [Server thread/TRACE] [FML]: Sent event FMLServerStoppedEvent to mod lamps\n".repeat(80);
  const done = "[10:09:00] [Server thread/DEBUG] [FML]: Bar Finished: ServerStopped took 0.030s\n";
  expect(stateOf(start + up + told)).toBe("stops-without-end");
  expect(stateOf(start + up + told + done)).toBe("complete");
});

test("it is said in words", () => {
  const said = (text: string) => completenessText(analyse(text), "en");
  expect(said(start + up + stop)).toBe("The log is complete: it has the beginning and the end of the run.");
  expect(said(`${start}${up}${stop}${start}${up}[10:02:00] [Server thr`)).toBe(
    "The log has no end: it was shared while the run was still going on, or the process was ended from outside. Its last line is cut off in the middle. It holds 2 runs; this is the last one.",
  );
  expect(completenessText(analyse("hello"), "en")).toBeNull();
});
