import { describe, expect, test } from "bun:test";
import { duration } from "../i18n/amounts.ts";
import type { Language } from "../wire/languages.ts";
import { Progress } from "./progress.ts";

function progressAt(time: { now: number }, language: Language = "en", isTerminal = false) {
  const written: string[] = [];
  const screen = {
    isTerminal,
    columns: 60,
    write: async (text: string) => {
      written.push(text);
    },
  };
  return { progress: new Progress(screen, language, () => time.now), written };
}

describe("progress", () => {
  test("tells logs, bytes, the rate of late and the time that is left", () => {
    const time = { now: 0 };
    const { progress } = progressAt(time);
    progress.begin("copying", 4000);
    for (let log = 0; log < 1000; log++) progress.passed(60_000);
    time.now = 2000;
    const bar = `[${"=".repeat(5)}${" ".repeat(15)}]`;
    expect(progress.line(200)).toBe(`copying ${bar} 25 %  1,000 of 4,000 logs  60 MB  500 logs/s  6 s left`);
    time.now = 60_000;
    expect(progress.line(200)).toContain("0 logs/s");
    progress.end();
  });

  test("is never wider than the screen, and never past its end", () => {
    const { progress } = progressAt({ now: 0 });
    progress.begin("copying", 1);
    progress.passed(1);
    progress.passed(1);
    expect(progress.line(40)).toHaveLength(39);
    expect(progress.line(200)).toContain("100 %  2 of 2 logs");
    progress.end();
  });

  test("of nothing is done at once", () => {
    const { progress } = progressAt({ now: 0 });
    progress.begin("copying", 0);
    expect(progress.line(200)).toContain("100 %  0 of 0 logs");
    progress.end();
  });

  test("is told in any language, and takes no more columns than there are where letters take two", () => {
    const time = { now: 0 };
    const { progress } = progressAt(time, "zh-CN");
    progress.begin("copying", 4000);
    for (let log = 0; log < 1000; log++) progress.passed(60_000);
    time.now = 2000;
    const bar = `[${"=".repeat(5)}${" ".repeat(15)}]`;
    expect(progress.line(200)).toBe(`复制 ${bar} 25%  1,000 / 4,000 份日志  60 MB  每秒 500 份  剩余 6 秒`);
    expect(Bun.stringWidth(progress.line(52))).toBeLessThanOrEqual(51);
    progress.end();
  });

  test("durations are told in words that fit them", () => {
    const told = (language: Language) => [0.2, 59, 61, 3600 * 5 + 120].map((seconds) => duration(seconds, language));
    expect(told("en")).toEqual(["1 s", "59 s", "1 min 1 s", "5 h 2 min"]);
    expect(told("ru")).toEqual(["1 с", "59 с", "1 мин 1 с", "5 ч 2 мин"]);
  });
});
