import { test } from "bun:test";
import { expectTimesAsLong } from "../../../tests/support/processor-time.ts";
import { Lines } from "../text/lines.ts";
import { readLog } from "./read-log.ts";

const size = 2 * 1024 * 1024;
const start = "[10:00:00] [Server thread/INFO]: Starting minecraft server version 1.20.4\n";
const filled = (line: string) => start + line.repeat(Math.ceil(size / line.length));
const ordinary = new Lines(filled("[10:00:00] [Server thread/INFO]: Steve issued server command: /home\n"));
/** The dearest take about three times as long. */
const mostTimes = 5;
const hostile: Record<string, string> = {
  "millions of short lines": filled("a\n"),
  "one endless line": `${start}${"x".repeat(size)}`,
  "an endless header": `${start}[10:00:00] [${"x".repeat(size)}`,
  "one line of brackets": `${start}${"[".repeat(size)}`,
  "one line of colours": `${start}${"\x1b[0m".repeat(size / 4)}`,
  "lines of brackets": filled("[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[\n"),
  "lines of colours": filled(`${"\x1b[0m".repeat(30)}\n`),
  "threads that do not end": filled(`[10:00:00] [${"y".repeat(139)}INFO]: \n`),
  "threads of slashes": filled(`[10:00:00] [${"a/".repeat(69)}INFO]: \n`),
  "levels without end": filled(`[10:00:00 ${"INFO ".repeat(24)}x]\n`),
  "dates without end": filled(`[05${"1".repeat(40)} 10:00:00] [a/INFO]\n`),
  "panels without a header": filled("a | [xxxxxxxxxx] [yyyyyyyyyyyyy] [10:00:00\n"),
  "needles everywhere": filled("Setting user: This server is running brand changed to 'Minecraft Version: \n"),
  "a report of dots": `---- Minecraft Crash Report ----\n${`${"a.".repeat(60)}\n`.repeat(size / 121)}`,
  "a report of dashes": `---- Minecraft Crash Report ----\n${"-- -- -- -- -- -- -- --\n".repeat(size / 24)}`,
};

test.each(Object.entries(hostile))(
  "reading a log of %s takes little longer than reading an ordinary one",
  (_, text) => {
    const lines = new Lines(text);
    expectTimesAsLong(
      mostTimes,
      () => readLog(lines),
      () => readLog(ordinary),
    );
  },
);
