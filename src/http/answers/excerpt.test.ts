import { describe, expect, test } from "bun:test";
import { packSync } from "../../logs/content.ts";
import type { LogId, StoredLog } from "../../logs/ports.ts";
import { excerpt } from "./excerpt.ts";

function logOf(text: string): StoredLog {
  return { id: "23456789AB" as LogId, name: "", createdAt: 0, ...packSync(Buffer.from(text)) };
}

describe("the excerpt of a log", () => {
  const line = (i: number) => `line ${i}\n`;
  const lines = (count: number) => Array.from({ length: count }, (_, i) => line(i + 1)).join("");

  test.each<[text: string, count: number]>([
    ["a", 1],
    ["a\n", 1],
    ["a\nb", 2],
    ["a\r\nb\r\n", 2],
    ["\n", 1],
    ["\n\na", 3],
  ])("of %j is all of it, with the lines that an editor shows", (text, count) => {
    expect(excerpt(logOf(text))).toEqual({ text, shownLines: count, lines: count, isCut: false });
  });

  test("of 1000 lines is all of them", () => {
    expect(excerpt(logOf(lines(1000)))).toMatchObject({ text: lines(1000), lines: 1000, isCut: false });
  });

  test("of more is the first 250, whole", () => {
    expect(excerpt(logOf(`${lines(1000)}and`))).toMatchObject({ shownLines: 250, lines: 1001, isCut: true });
  });

  test("ends at 256 KiB where lines are long", () => {
    const long = `${"x".repeat(150 * 1024 - 1)}\n`.repeat(3);
    const { text, shownLines, lines: all } = excerpt(logOf(long));
    expect([text.length, shownLines, all]).toEqual([256 * 1024, 2, 3]);
    expect(long.startsWith(text)).toBe(true);
  });

  test("says that it is cut also where only the end of the last line is missing", () => {
    const endless = excerpt(logOf("x".repeat(256 * 1024 + 1)));
    expect(endless).toMatchObject({ shownLines: 1, lines: 1, isCut: true });
  });

  test("of exactly 256 KiB is all of it", () => {
    expect(excerpt(logOf("x".repeat(256 * 1024))).text).toHaveLength(256 * 1024);
  });

  test.each([1, 2, 3])("never ends inside a character (%d bytes before it)", (offset) => {
    const text = excerpt(logOf("x".repeat(offset) + "😀".repeat(140_000))).text;
    expect(text).toBe("x".repeat(offset) + "😀".repeat(65_535));
  });
});
