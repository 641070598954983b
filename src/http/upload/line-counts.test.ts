import { expect, test } from "bun:test";
import { analyse } from "../../analysis/analyse.ts";
import { errorsOf } from "../../analysis/words/level-totals.ts";
import { lineCountsOf } from "./line-counts.ts";

const log = `[10:30:00] [main/INFO]: Starting minecraft server version 1.20.4
[10:30:01] [Server thread/ERROR]: Could not do it
java.lang.IllegalStateException: no
\tat com.example.Thing.run(Thing.java:5)
[10:30:02] [Server thread/FATAL]: Nor that
[10:30:03] [Server thread/WARN]: Careful
`;

test("messages of level error and worse are counted, and lines as an editor does", () => {
  expect(lineCountsOf(log)).toEqual({ lines: 6, errors: 2 });
  expect(lineCountsOf("one")).toEqual({ lines: 1, errors: 0 });
});

test.each<[what: string, text: string]>([
  ["a server's log", log],
  ["one without an end", log.trimEnd()],
  ["a crash report", "---- Minecraft Crash Report ----\n// Hi\n\nTime: now\njava.lang.Error: x\n\tat a.b(c.java:1)\n"],
  ["no log at all", "\n\nhello\r\n"],
  ["a report that a log quotes", `${log}---- Minecraft Crash Report ----\n// Hi\n\nTime: now\n`],
  ["a launcher's log around that of the game", `Prism Launcher version: 9.1\n\n${log}Process exited with code 1.\n`],
  ["a piece that nobody recognises", log.slice(log.indexOf("[10:30:01]"))],
  ["one whose first header is cut off", `read/ERROR]: no\n${log}`],
  ["headers behind hundreds of lines", `${"x\n".repeat(300)}${log}`],
  ["headers with a date", log.replaceAll(/\[(?=10:30)/g, "[01Jan2026 ").replaceAll(/(?<=:0\d)\]/g, ".123]")],
  ["one pair of brackets", log.replaceAll(/\] \[[^/]*\//g, " ")],
  ["a logger behind the level", log.replaceAll("]: ", "] [a.B/]: ")],
  [
    "levels that are none",
    "[10:30:00] [a/INFO]: b\n[10:30:01] [c[ERROR]: d\n[10:30:02] [eERROR]: f\n[10:30:03] [/ERROR]: g",
  ],
  ["a header that is not closed", "[10:30:00] [a/INFO]: b\n[10:30:01] [c/ERROR"],
  ["a header across lines", "[10:30:00] [a/INFO]: b\n[10:30:01] [c\nd/ERROR]: e\n"],
  [
    "characters whose lower byte is that of another",
    log.replaceAll("[10:30:01]", "\u015b10:30:01]").replace("\n", "\u010a"),
  ],
  [
    "line breaks of Windows, and letters beside ASCII",
    log.replaceAll("\n", "\r\n").replace("Careful", "Vorsicht, früh"),
  ],
  ["a long log", `${log.repeat(3000)}[10:30:04] [a/ERROR]: b`],
  ["a long line, and what tells other files at its end", `${log}${"x".repeat(300_000)} Crash Report ----\n${log}`],
  ["nothing but one long line", `[10:30:00] [a/ERROR]: ${"error ".repeat(100_000)}`],
  ["headers of another software", log.replace("Starting minecraft server version 1.20.4", "hello")],
])("the numbers are those of a whole analysis: %s", (_, text) => {
  const { lines, facts } = analyse(text);
  expect(lineCountsOf(text)).toEqual({ lines, errors: errorsOf(facts.levelCounts) });
});
