import { describe, expect, test } from "bun:test";
import { Lines } from "../text/lines.ts";
import { splitEntries } from "./entries.ts";
import { lineHeader } from "./line-header.ts";

const header = (line: string) => lineHeader(line, 0, line.length);
const split = (text: string) => splitEntries(new Lines(text), "headers");
const starts = (text: string) => split(text).map((entry) => [entry.firstLine, entry.endLine, entry.level]);

describe("a header", () => {
  // Level, thread and logger, then the message that has to be left.
  const forms: [string, number, string | undefined, string | undefined][] = [
    ["[12:00:00] [Server thread/INFO]: ", 6, "Server thread", undefined],
    ["[12:00:00] [Worker-Main-1/WARN] [minecraft/Foo]: ", 4, "Worker-Main-1", "minecraft/Foo"],
    ["[12:00:00] [main/INFO] (FabricLoader/GameProvider) ", 6, "main", "FabricLoader/GameProvider"],
    ["[12:00:00 WARN]: ", 4, undefined, undefined],
    ["12:00:00 [INFOS] ", 6, undefined, undefined],
    // What is left of the colours of a terminal.
    ["2016-11-10 [12:00:00] \x0f[Server thread/ERROR]: ", 3, "Server thread", undefined],
    ["12:00:00 [AVERTISSEMENT] ", 4, undefined, undefined],
    ["12:00:00 [SCHWERWIEGEND] ", 2, undefined, undefined],
    ["2013-01-05 12:00:00 [严重] ", 2, undefined, undefined],
    ["[12:00:00 INFO] [Arclight]: ", 6, undefined, "Arclight"],
    ["[12Jan2024 12:00:00.123] [main/DEBUG] [a.b.C/CORE]: ", 7, "main", "a.b.C/CORE"],
    ["[05十月2022 12:00:00.123] [main/INFO] [a/]: ", 6, "main", "a/"],
    ["[0510月2022 12:00:00.123] [main/INFO] [a/]: ", 6, "main", "a/"],
    ["[05окт.2022 12:00:00.123] [main/ERROR] [a/]: ", 3, "main", "a/"],
    ["2018-06-01 [10:00:04] [Server thread/NOTICE]: ", 5, "Server thread", undefined],
    ["2022-06-01 [10:00:00.250] [Server thread/EMERGENCY]: ", 0, "Server thread", undefined],
    ["[2019-06-01 10:00:00 INFO] ", 6, undefined, undefined],
    ["[2022-06-01 10:00:00:250 ERROR] ", 3, undefined, undefined],
    ["NO LOG FILE! - [2022-06-01 10:00:00:250 INFO] ", 6, undefined, undefined],
    ["2013-01-01 12:00:00 [SEVERE] ", 2, undefined, undefined],
    ["2013-01-01 12:00:00 [CLIENT] [WARNING] ", 4, "CLIENT", undefined],
    ["2018/06/01 10:00:00 [WARNING] ", 4, undefined, undefined],
    ["10:00:00 [INFO] ", 6, undefined, undefined],
    ["10:00:00.120 ERROR [LeviLamina] ", 3, undefined, "LeviLamina"],
    ["10:00:00.120 [LOG-Thread] ERROR - ", 3, "LOG-Thread", undefined],
    ["[10:00:00.250 main/INFO] ", 6, "main", undefined],
    ["[Warning: 2024-06-01 10:00:00.250000: AAAAAAAAAAA=: NetQueue.cpp(12)] ", 4, "AAAAAAAAAAA=", "NetQueue.cpp(12)"],
    [
      "[Info: 2024-06-01 10:00:00.250000: AAAAAAAAAAA=: MinecraftJavaLoggingContext.cpp(65)] Game/org.example.Lamps (Render thread) Warn ",
      4,
      "Render thread",
      "org.example.Lamps",
    ],
    [
      "[Info: 2021-06-01 10:00:00.25: GameCallbacks.cpp(162)] Launcher/monitor (Process Monitor) Error ",
      3,
      "Process Monitor",
      "monitor",
    ],
    ["[Info: 2023-06-01 10:00:00.25: MinecraftJavaLoggingContext.cpp(52)] Game/game () Info ", 6, undefined, "game"],
    ["[0601/100000:WARNING:GameController.cpp(12)] ", 4, undefined, "GameController.cpp(12)"],
    ["[2023-06-01 10:00:00] [Render thread DEBUG] ", 7, "Render thread", undefined],
    ["[2020-06-01 10:00:00 Texture Downloader #1 INFO] ", 6, "Texture Downloader #1", undefined],
    ["2020-06-01 10:00:00 Server|INFO > ", 6, "Server", undefined],
    ["2020-06-01 [10:00:00] RakLib thread|EMERGENCY > ", 0, "RakLib thread", undefined],
    ["10:00:00[Json][error]-", 3, undefined, "Json"],
    ["[Scripting][warning]-", 4, undefined, "Scripting"],
  ];
  const panels = [
    "mc-1  | ",
    "2024-01-01T12:00:00.123456789Z ",
    "2024-01-01T12:00:00+02:00 stdout F ",
    "12:00:01 ",
    "[2024-01-01 12:00:01] ",
    "[mc] ",
    "Jan  1 12:00:00 host java[123]: ",
    "Jan  1 12:00:00 ******** java[123]: ",
    "01.02 12:00:00 [Server] ",
    "> ",
    "\x1b[0;33;1m",
    "\x1b[m> \x1b[32m",
    "§e",
    "mc-1  | \x1b[33m",
  ];

  for (const [text, level, thread, logger] of forms) {
    test(`is read: ${text}`, () => {
      expect(header(`${text}Hello [World]: x`)).toMatchObject({ length: text.length, level });
      expect(header(`${text}Hello [World]: x`)?.thread).toBe(thread);
      expect(header(`${text}Hello [World]: x`)?.logger).toBe(logger);
    });
  }

  for (const panel of panels) {
    test(`is read behind ${JSON.stringify(panel)}`, () => {
      for (const text of ["[12:00:00] [Server thread/WARN]: ", "[12:00:00 WARN]: ", "2013-01-01 12:00:00 [WARNING] "]) {
        expect(header(`${panel}${text}Hello`), text).toMatchObject({ length: panel.length + text.length, level: 4 });
      }
    });
  }

  test("is read with colours inside", () => {
    const text = "\x1b[38;5;87m[12:00:00] \x1b[m\x1b[33m[Server thread/WARN]: \x1b[1m";
    expect(header(`${text}Hello`)).toMatchObject({ level: 4, thread: "Server thread" });
    expect(header("[12:00:00 §eWARN§r]: Hello")).toMatchObject({ level: 4, length: "[12:00:00 §eWARN§r]: ".length });
  });

  test("is not seen in what only looks like one", () => {
    for (const line of [
      "",
      "[12:00:00]",
      "[12:00:00] [Server thread/INFO",
      "[12:00:00] <Steve> [INFO]",
      "[ALSOFT] (EE) Failed to set real-time priority for thread",
      "2022-06-01 10:00:00,250 main WARN Advanced terminal features are not available",
      "[-Xms1024m, -Xmx8192m]",
      "WARNING: A restricted method in java.lang.System has been called",
      "\t[12:00:00] [Server thread/INFO]: indented",
      "at a.b.C.d(C.java:1) [12:00:00 INFO]",
      "Caused by: java.lang.Error: [12:00:00 INFO]: no",
    ]) {
      expect(header(line), line).toBeNull();
    }
  });
});

describe("splitting", () => {
  test("gives lines without a header to the entry before them, with LF and CRLF", () => {
    const text =
      "[12:00:00] [a/INFO]: one\n[12:00:01] [a/ERROR]: two\njava.lang.Error: x\n\tat a.B.c(B.java:1)\n\n[12:00:02 WARN]: three\n";
    const wanted = [
      [0, 1, 6],
      [1, 5, 3],
      [5, 6, 4],
    ];
    expect(starts(text)).toEqual(wanted);
    expect(starts(text.replaceAll("\n", "\r\n"))).toEqual(wanted);
  });

  test("reads a log that is cut off at either end", () => {
    expect(
      starts(
        "5Jun2022 10:00:00.352] [main/ERROR] [a/B]: one\n[05Jun2022 10:00:00.4] [main/INFO] [a/B]: two\n[05Jun2022 10:0",
      ),
    ).toEqual([
      [0, 1, 3],
      [1, 3, 6],
    ]);
    expect(starts("\tat a.B.c(B.java:1)\n[12:00:01] [a/INFO]: two")).toEqual([
      [0, 1, 6],
      [1, 2, 6],
    ]);
  });

  test("keeps what stands before the message", () => {
    expect(split("x | [12:00:00] [a/INFO]: one")[0]?.prefix).toBe("x | [12:00:00] [a/INFO]: ");
  });

  test("reads times, over midnight and with dates", () => {
    const times = (text: string) => split(text).map((entry) => entry.time);
    expect(times("[23:59:59] [a/INFO]: x\n[00:00:01.5] [a/INFO]: x\n[00:00:00] [a/INFO]: x")).toEqual([
      86_399_000, 86_401_500, 86_400_000,
    ]);
    expect(times("[12Jan2024 12:00:00.123] [a/INFO] [b/]: x\n2024-01-12 12:00:01 [INFO] x")).toEqual([
      Date.UTC(2024, 0, 12, 12, 0, 0, 123),
      Date.UTC(2024, 0, 12, 12, 0, 1),
    ]);
  });

  test("makes every line of a report an entry", () => {
    const report =
      "---- Minecraft Crash Report ----\n// Oops.\n\nTime: x\njava.lang.Error: y\n\tat a.B.c(B.java:1)\nCaused by: a.b.OtherException: z\n\t... 3 more\n-- Head --\nDetails:\n\tName: a // b\nWARNING: coremods are present:";
    expect(splitEntries(new Lines(report), "report").map((entry) => entry.level)).toEqual([
      8, 9, 6, 6, 10, 10, 10, 6, 8, 6, 6, 4,
    ]);
  });

  test("covers every line of any text exactly once", () => {
    for (const text of ["", "\n", "\r\n", "a", "a\n\nb\n", "\n\n[12:00:00 INFO]: x\ny"]) {
      for (const splitting of ["headers", "report", "lines", "paragraphs"] as const) {
        const lines = new Lines(text);
        let line = 0;
        for (const entry of splitEntries(lines, splitting)) {
          expect(entry.firstLine).toBe(line);
          expect(entry.endLine).toBeGreaterThan(line);
          line = entry.endLine;
        }
        expect(line).toBe(lines.count);
      }
    }
  });
});
