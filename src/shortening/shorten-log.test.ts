import { describe, expect, test } from "bun:test";
import { analyse } from "../analysis/analyse.ts";
import { shortenLog } from "./shorten-log.ts";

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
    const { text, leftOut, allLines } = shortenLog(lines.join("\n"), 1000);
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
    const { text, leftOut } = shortenLog(lines.join("\n"), 100_000);
    expect(text).toStartWith("Loading Minecraft 1.20.4\n");
    expect(text).toEndWith("\nStopped.");
    expect(text).toContain("---- Minecraft Crash Report ----\njava.lang.IllegalStateException: the cause");
    expect(leftOut).toBeGreaterThan(3000);
  });

  test("keeps what its findings are about, wherever that stands, though every line is an error", () => {
    const lines = chatter(6000, "ERROR").map((line) => line.replace("/INFO]", "/ERROR]"));
    lines.splice(3500, 0, "[12:00:00] [Server thread/ERROR]: **** FAILED TO BIND TO 0.0.0.0:19132!");
    const whole = lines.join("\n");
    const { text } = shortenLog(whole, 100_000);
    expect(analyse(whole).findings[0]?.code).toBe("port-in-use");
    expect(text).toContain("FAILED TO BIND TO 0.0.0.0:19132!");
    expect(analyse(text).findings[0]?.code).toBe("port-in-use");
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
      expect(Buffer.byteLength(shortenLog(text, limit).text)).toBeLessThanOrEqual(limit);
    }
  });
});
