import { describe, expect, test } from "bun:test";
import { expectProportionalTime } from "../../tests/support/growth.ts";
import { shortenedLog } from "./shortened-log.ts";
import { utf8Length } from "./sources.ts";

const letters = (i: number) => String.fromCharCode(97 + (i % 26), 97 + ((i / 26) % 26), 97 + ((i / 676) % 26));
const chatter = (count: number, salt: string) =>
  Array.from({ length: count }, (_, i) => `[12:00:00] [Server thread/INFO]: ${salt} ${letters(i)} said something`);

describe("a log that is too large", () => {
  test("loses repetitions first, and tells where", () => {
    const lines = [
      "the beginning",
      ...Array<string>(1000).fill("[12:00:01] [main/WARN]: moved 17 blocks wrongly"),
      "the end",
    ];
    const { text, leftOut, allLines } = shortenedLog(lines.join("\n"), 1000);
    expect(text).toBe(
      `the beginning\n${"[12:00:01] [main/WARN]: moved 17 blocks wrongly\n".repeat(10)}[… 990 lines left out …]\nthe end`,
    );
    expect([leftOut, allLines]).toEqual([990, 1002]);
  });

  test("keeps its beginning, its end, and what stands around a crash", () => {
    const lines = [
      "Loading Minecraft 1.20.4",
      ...chatter(4000, "before"),
      "---- Minecraft Crash Report ----",
      "java.lang.IllegalStateException: the cause",
      ...chatter(4000, "after"),
      "Stopped.",
    ];
    const { text, leftOut } = shortenedLog(lines.join("\n"), 100_000);
    expect(text).toStartWith("Loading Minecraft 1.20.4\n");
    expect(text).toEndWith("\nStopped.");
    expect(text).toContain("---- Minecraft Crash Report ----\njava.lang.IllegalStateException: the cause");
    expect(leftOut).toBeGreaterThan(3000);
  });

  test.each([1000, 20_000, 100_000])("is never longer than %i bytes, whatever is in it", (limit) => {
    const errors = Array.from({ length: 9000 }, (_, i) => `ERROR 日志 ${letters(i)} ${"é".repeat(i % 40)}`);
    for (const text of [
      errors.join("\n"),
      "x".repeat(300_000),
      "\n".repeat(300_000),
      "日".repeat(200_000),
      errors.join("\n\n"),
    ]) {
      expect(utf8Length(shortenedLog(text, limit).text)).toBeLessThanOrEqual(limit);
    }
  });

  test("is shortened in time in proportion to it", () => {
    const logOf = (count: number) => chatter(count, "ERROR").join("\n");
    expectProportionalTime(40_000, logOf, (text) => {
      shortenedLog(text, 50_000);
    });
  });
});
