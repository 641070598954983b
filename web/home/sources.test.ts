import { describe, expect, test } from "bun:test";
import { cleanName, countLines, firstLines, sourceOf } from "./sources.ts";

const limit = 10 * 1024 * 1024;

describe("a log to share", () => {
  test("knows its bytes and lines", () => {
    expect(sourceOf("", "日志\nüber\n", limit)).toMatchObject({ bytes: 13, lines: 2, problem: null });
  });

  test("may have exactly the bytes of the limit, counted as UTF-8", () => {
    expect(sourceOf("", "x".repeat(30), 30).problem).toBeNull();
    expect(sourceOf("", "x".repeat(31), 30)).toMatchObject({ problem: "tooLarge", bytes: 31 });
    expect(sourceOf("", "日".repeat(11), 30)).toMatchObject({ problem: "tooLarge", bytes: 33 });
  });

  test("of white space alone is none", () => {
    expect(sourceOf("a.log", " \n\t\ufeff\n", limit).problem).toBe("empty");
  });

  test("is never taken for another", () => {
    expect(sourceOf("", "a", limit).id).not.toBe(sourceOf("", "a", limit).id);
  });
});

test.each<[text: string, lines: number]>([
  ["", 0],
  ["one", 1],
  ["one\n", 1],
  ["one\ntwo", 2],
  ["\n\n", 2],
])("the lines of %j", (text, lines) => {
  expect(countLines(text)).toBe(lines);
});

describe("the beginning of a text", () => {
  test("is a few lines, each cut at a width", () => {
    expect(firstLines("short\r\na longer line\nthird\nfourth", 3, 8)).toBe("short\na longer…\nthird");
  });

  test("costs nothing for a single line of ten megabytes", () => {
    expect(firstLines("x".repeat(limit), 4, 10)).toBe(`${"x".repeat(10)}…`);
  });
});

test("a name is made fit for the service", () => {
  expect(cleanName("  my\u0000 log\u0007.txt ")).toBe("my log.txt");
  expect(cleanName("crash 1/2")).toBe("crash 1/2");
  expect(cleanName("🎮".repeat(300))).toBe("🎮".repeat(255));
  expect(cleanName("half \ud83c")).toBe("half \ufffd");
});
