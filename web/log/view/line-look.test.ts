import { describe, expect, test } from "bun:test";
import { Lines } from "../../../src/analysis/text/lines.ts";
import { lineLook } from "./line-look.ts";

/** How the first of some lines looks: what of it is seen, with classes where a part has its own. */
function seen(line: string, isShort = true, isMessage = true): string {
  const { styles } = lineLook(new Lines(line), 0, line, isMessage, isShort);
  let at = 0;
  let text = "";
  for (const { start, end, classes } of styles) {
    text += line.slice(at, start);
    if (classes !== null)
      text += `${text === "" || classes === "frame-place" ? "" : " "}${line.slice(start, end)}${classes.includes("last-part") ? " " : ""}`;
    at = end;
  }
  return text + line.slice(at);
}

const classesOf = (...lines: string[]) => {
  const log = new Lines(lines.join("\n"));
  return lines.map((text, line) => lineLook(log, line, text, text.startsWith("["), true).classes);
};

describe("the header of a line", () => {
  test.each([
    ["[12:00:00] [Server thread/INFO]: Starting", "12:00:00 Starting"],
    ["[12:00:00] [Server thread/WARN]: Slow", "12:00:00 WARN Slow"],
    ["[12:00:00 ERROR]: [Shop] Broken", "12:00:00 ERROR [Shop] Broken"],
    ["[07Jun2026 17:35:11.585] [Render thread/WARN] [Lamps/]: Dim", "17:35:11 WARN Lamps Dim"],
    ["[12:00:00] [main/INFO] [ne.mi.fm.lo.mo.ModDiscoverer/SCAN]: Found", "12:00:00 ModDiscoverer/SCAN Found"],
    ["[12:00:00] [main/INFO] [minecraft/DedicatedServer]: Up", "12:00:00 DedicatedServer Up"],
    ["[12:00:00] [main/INFO] [lamplights/Lamps]: Lit", "12:00:00 lamplights/Lamps Lit"],
    ["[12:00:00] [main/INFO] (Fabric Loader) Loading", "12:00:00 Fabric Loader Loading"],
    ["2013-01-01 12:00:00 [SEVERE] Old", "12:00:00 SEVERE Old"],
    ["mc-1  | [12:00:00] [Server thread/INFO]: In a container", "12:00:00 In a container"],
    ["[Json][error]-no time in it", "[Json][error]-no time in it"],
    ["12:00:00[Json][error]-no space behind it", "12:00:00 Json no space behind it"],
    ["no header at all", "no header at all"],
  ])("is short: %s", (line, short) => {
    expect(seen(line)).toBe(short);
  });

  test("is as it is written where the reader wants it so, and has its own colour", () => {
    const line = "[12:00:00] [Server thread/INFO]: Starting";
    expect(seen(line, false)).toBe(line);
    expect(lineLook(new Lines(line), 0, line, true, false).styles).toEqual([
      { start: 0, end: 33, classes: "line-header" },
    ]);
  });

  test("is only looked for where a message begins", () => {
    expect(seen("[12:00:00] [Server thread/INFO]: quoted", true, false)).toContain("[Server thread");
  });

  test("covers each of its letters once, seen or not", () => {
    const line = "[07Jun2026 17:35:11.585] [Render thread/WARN] [net.example.Lamps/]: Dim";
    const { styles } = lineLook(new Lines(line), 0, line, true, true);
    let at = 0;
    for (const { start, end } of styles) {
      expect(start).toBe(at);
      at = end;
    }
    expect(line.slice(at)).toBe(" Dim");
  });
});

describe("a trace", () => {
  test("has what was thrown, the code of mods, that of platforms, and what wraps", () => {
    expect(
      classesOf(
        "[12:00:00] [Server thread/ERROR]: A lamp could not be lit",
        "java.util.concurrent.CompletionException: java.lang.IllegalStateException: no oil",
        "\tat java.base/java.util.concurrent.CompletableFuture.join(CompletableFuture.java:2117)",
        "\tat com.example.lamplights.LampBlock.light(LampBlock.java:88)",
        "\t... 12 more",
        "Caused by: java.lang.IllegalStateException: no oil",
        "\tat net.minecraft.server.MinecraftServer.run(MinecraftServer.java:1)",
        "[12:00:01] [Server thread/INFO]: no error in here",
      ),
    ).toEqual([
      "",
      "wrapper-line",
      "platform-frame",
      "own-frame",
      "platform-frame",
      "exception-line",
      "platform-frame",
      "",
    ]);
  });

  test("is known by its frames where the line above has a name of its own", () => {
    expect(classesOf("dev.example.LampFailure: no oil", "\tat a.b.C.d(C.java:1)")[0]).toBe("exception-line");
    expect(classesOf("A line about an Error", "and another")).toEqual(["", ""]);
  });

  test("shows class, method and place of a frame, and leaves out where the loader has it from", () => {
    const frame = "at TRANSFORMER/create@0.5.1/com.example.Belt.tick(Belt.java:3) ~[create.jar%23120!/:?] {re:mixin}";
    expect(seen(`\t${frame}`)).toBe("\tat com.example.Belt.tick(Belt.java:3)");
    expect(seen(`\t${frame}`, false)).toBe(`\t${frame}`);
  });
});

test("a trace whose lines are messages of their own has a hierarchy, too", () => {
  const frame = "[12:00:00] [Server thread/SEVERE]: \tat com.example.lamps.Lamp.light(Lamp.java:3) ~[lamps.jar:?]";
  expect(
    classesOf(
      "[12:00:00] [Server thread/SEVERE]: java.lang.IllegalStateException: no oil",
      frame,
      "[12:00:00] [Server thread/SEVERE]: \tat net.md_5.bungee.Proxy.run(Proxy.java:3)",
    ),
  ).toEqual(["exception-line", "own-frame", "platform-frame"]);
  expect(seen(frame)).toBe("12:00:00 SEVERE \tat com.example.lamps.Lamp.light(Lamp.java:3)");
});

test("a crash report has headings", () => {
  expect(
    classesOf(
      "---- Minecraft Crash Report ----",
      "// Oops",
      "Description: Ticking lamp",
      "-- Head --",
      "---------------  S U M M A R Y ------------",
      "------------------------------",
      "-- not one",
      "--",
    ),
  ).toEqual(["heading-line", "", "exception-line", "heading-line", "heading-line", "", "", ""]);
});
