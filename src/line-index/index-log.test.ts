import { describe, expect, test } from "bun:test";
import { Lines } from "../analysis/text/lines.ts";
import { indexLog } from "./index-log.ts";
import { lineLevels } from "./log-index.ts";

const log = [
  "[12:00:00] [Server thread/INFO]: Starting",
  "[12:00:01] [Server thread/WARN] [Shop]: Odd",
  "[12:00:02] [Worker-1/ERROR]: Broken",
  "java.lang.RuntimeException: no",
  "\tat com.example.Shop.open(Shop.java:1)",
  "[12:00:03] [Server thread/DEBUG]: quiet",
  "[12:00:04] [Server thread/TRACE]: quieter",
  "  goes on",
].join("\r\n");

describe("the index of a log", () => {
  const index = indexLog(new Lines(log));

  test("knows the level of every line, with those that belong to a message", () => {
    expect(Array.from(index.levels, (level) => lineLevels[level])).toEqual([
      "info",
      "warning",
      "error",
      "error",
      "error",
      "debug",
      "trace",
      "trace",
    ]);
    expect(index.levelCounts).toEqual([1, 1, 1, 1, 1]);
  });

  test.each([
    "[12:00:00] [main/FINE]: a",
    "[12:00:00.120] [main/FINEST] [Shop]: a",
    "12:00:00.120 TRACE [Server] a",
    "2024-01-02 12:00:00 [TRACE] a",
  ])("tells what is quieter than debug: %s", (line) => {
    expect(lineLevels[indexLog(new Lines(line)).levels[0]!]).toBe("trace");
  });

  test("knows who wrote what", () => {
    expect(index.threads).toEqual([
      { name: "", count: 0 },
      { name: "Server thread", count: 4 },
      { name: "Worker-1", count: 1 },
    ]);
    expect([...index.threadOf]).toEqual([1, 1, 2, 2, 2, 1, 1, 1]);
    expect(index.loggers[1]).toEqual({ name: "Shop", count: 1 });
    expect([...index.loggerOf]).toEqual([0, 1, 0, 0, 0, 0, 0, 0]);
  });

  test("knows how many lines there are", () => {
    expect(index.lineCount).toBe(8);
  });

  test("is the same the first time and later, when its headers are known", () => {
    const never = `thread-${crypto.randomUUID()}`;
    const text = `[12:00:00] [${never}/INFO]: again\n`.repeat(5);
    const first = indexLog(new Lines(text));
    expect([...first.folds.first]).toEqual([1]);
    expect(indexLog(new Lines(text))).toEqual(first);
  });

  test("takes every line of a report by itself", () => {
    const report =
      "---- Minecraft Crash Report ----\n// Oops\n\nTime: now\nDescription: Bad\n\njava.lang.Error: x\n\tat a.B.c(D.java:1)\n";
    const { levels, threads } = indexLog(new Lines(report));
    expect(levels.length).toBe(8);
    expect(threads).toHaveLength(1);
  });

  test("folds a message that comes again and again, with what belongs to it", () => {
    const block = "[12:00:00] [a/ERROR]: Broken\njava.lang.Error\n\tat x.Y.z(Y.java:1)\n";
    const { folds } = indexLog(new Lines(`[12:00:00] [a/INFO]: first\n${block.repeat(5)}[12:00:09] [a/INFO]: last\n`));
    expect([...folds.first]).toEqual([4]);
    expect([...folds.end]).toEqual([16]);
    expect([...folds.repeats]).toEqual([5]);
  });
});
