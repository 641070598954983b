import { describe, expect, test } from "bun:test";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { packSync } from "../../logs/content.ts";
import type { LogCounts, LogId, StoredLog } from "../../logs/ports.ts";
import { encodeSync, excerpt, isoTime, jsonHead, jsonTail, logText } from "./render.ts";

const createdAt = Date.parse("2026-01-15T10:30:00.000Z");

function logOf(text: string, name = ""): StoredLog {
  return { id: "23456789AB" as LogId, name, createdAt, ...packSync(Buffer.from(text)) };
}

test("a time is told in UTC with milliseconds", () => {
  expect(isoTime(createdAt)).toBe("2026-01-15T10:30:00.000Z");
  expect(isoTime(createdAt + 7)).toBe("2026-01-15T10:30:00.007Z");
});

describe("the JSON of a log", () => {
  const counts = { views: 1, uniqueViews: 1, createdAt } as LogCounts;

  test.each<[what: string, content: string, name: string]>([
    ["plain text", "Done\n", "latest.log"],
    ["every line end, a BOM, tabs and colours", "\ufeffa\r\nb\rc\n\td§c\u001b[31m\n\n", ""],
    ["quotes and backslashes", 'C:\\logs "x" </script>', 'a"b\\c'],
    ["NUL, line separators and other scripts", "\u0000\u2028\u2029 日志 😀", "日志 😀.log"],
  ])("brings back to the character: %s", (_, content, name) => {
    expect(JSON.parse(jsonHead(logOf(content, name)) + jsonTail(counts))).toEqual({
      success: true,
      id: "23456789AB",
      content,
      name,
      views: 1,
      createdAt: "2026-01-15T10:30:00.000Z",
    });
  });

  test("has the views behind everything that can be kept", () => {
    expect(jsonHead(logOf("x"))).toBe('{"success":true,"id":"23456789AB","content":"x","name":"","views":');
    expect(jsonTail({ ...counts, views: 1234567 })).toBe('1234567,"createdAt":"2026-01-15T10:30:00.000Z"}');
  });
});

test("the text of a log is its bytes", () => {
  expect(Buffer.from(logText(logOf("\ufeff日志\r\n"))).toString("hex")).toBe(
    Buffer.from("\ufeff日志\r\n").toString("hex"),
  );
});

describe("an encoded answer", () => {
  const bytes = Buffer.from("[10:30:00] Done\n".repeat(100));

  test("can be decoded by what it says it is", () => {
    expect(Buffer.from(zstdDecompressSync(encodeSync(bytes, "zstd"))).equals(bytes)).toBe(true);
    expect(Buffer.from(brotliDecompressSync(encodeSync(bytes, "br"))).equals(bytes)).toBe(true);
    expect(Buffer.from(gunzipSync(encodeSync(bytes, "gzip"))).equals(bytes)).toBe(true);
    expect(encodeSync(bytes, "identity")).toBe(bytes);
  });
});

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
