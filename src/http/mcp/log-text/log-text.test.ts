import { describe, expect, test } from "bun:test";
import { Lines } from "../../../analysis/text/lines.ts";
import { lineRange } from "./line-range.ts";
import { type LineSearch, searchLines } from "./search-lines.ts";

const numbered = (count: number) => new Lines(Array.from({ length: count }, (_, i) => `line ${i + 1}`).join("\r\n"));

function search(source: Lines, text: string, more: Partial<LineSearch> = {}) {
  const base = { isRegularExpression: false, matchCase: false, around: 0, fromLine: 1, limit: 20 };
  return searchLines(source, { text, ...base, ...more });
}

describe("a range of lines", () => {
  test("ends with the log", () => {
    expect(lineRange(numbered(3), 2, 100)).toEqual({
      lineCount: 3,
      lines: [
        { line: 2, text: "line 2", isCut: false },
        { line: 3, text: "line 3", isCut: false },
      ],
      nextLine: null,
    });
  });

  test("begins in the log", () => {
    expect(() => lineRange(numbered(3), 4, 5)).toThrow("The log ends at line 3.");
  });

  test("has the beginning of a long line, and says so", () => {
    const [shown] = lineRange(new Lines("x".repeat(1_000_000)), 1, 1).lines;
    expect([shown?.text.length, shown?.text.at(-1), shown?.isCut]).toEqual([2001, "…", true]);
  });

  test("has no more text than fits, and says where to go on", () => {
    const source = new Lines(Array.from({ length: 400 }, () => "y".repeat(1900)).join("\n"));
    const { lines, nextLine } = lineRange(source, 1, 400);
    expect(lines.length).toBe(33);
    expect(nextLine).toBe(34);
  });
});

describe("a search", () => {
  const source = numbered(100);

  test("finds lines whatever their case, unless it matters", () => {
    expect(search(source, "LINE 42").lines).toEqual([{ line: 42, text: "line 42", isCut: false, isMatch: true }]);
    expect(search(source, "LINE 42", { matchCase: true }).lines).toEqual([]);
    expect(search(source, "(?i)LINE 4\\d$", { matchCase: true, isRegularExpression: true }).matchCount).toBe(10);
  });

  test("shows lines around matches once, also where matches are near to each other", () => {
    const { lines } = search(source, "line 5[024]$", { isRegularExpression: true, around: 1 });
    expect(lines.map(({ line, isMatch }) => (isMatch ? -line : line))).toEqual([49, -50, 51, -52, 53, -54, 55]);
  });

  test("goes on where the last one ended", () => {
    const first = search(source, "line", { limit: 30, around: 2 });
    expect([first.matchCount, first.lines.length, first.nextLine]).toEqual([100, 32, 33]);
    const second = search(source, "line", { limit: 100, fromLine: first.nextLine! });
    expect([second.matchCount, second.lines[0]?.line, second.nextLine]).toEqual([68, 33, null]);
  });

  test("does not lose a match that had no room", () => {
    const long = new Lines(Array.from({ length: 300 }, (_, i) => `${i} ${"z".repeat(480)}`).join("\n"));
    const seen: number[] = [];
    for (let from: number | null = 1; from !== null; ) {
      const found = search(long, "z", { limit: 100, around: 3, fromLine: from });
      seen.push(...found.lines.filter(({ line, isMatch }) => isMatch && line >= from!).map(({ line }) => line));
      from = found.nextLine;
    }
    expect(seen).toEqual(Array.from({ length: 300 }, (_, i) => i + 1));
  });

  test("shows the part of a long line that matches", () => {
    const [found] = search(new Lines(`${"a".repeat(50_000)}needle${"b".repeat(50_000)}`), "needle").lines;
    expect(found?.text).toMatch(/^…a{200,260}needleb{200,260}…$/);
  });

  test("behind the end of the log finds nothing", () => {
    expect(search(source, "line", { fromLine: 1000 })).toEqual({
      lineCount: 100,
      matchCount: 0,
      lines: [],
      nextLine: null,
    });
  });
});
