import { describe, expect, test } from "bun:test";
import { Lines } from "../../../src/analysis/text/lines.ts";
import { columnsOf, longLines, pieceLength, withPieces } from "./pieces.ts";
import { rowLength, rowText } from "./row-text.ts";
import { type Rows, rowAt } from "./rows.ts";

function logOf(...lines: string[]): Lines {
  return new Lines(`${lines.join("\n")}\n`);
}

const all = (log: Lines): Rows => ({
  lines: Int32Array.from({ length: log.count }, (_, line) => line),
  columns: null,
  foldsAfter: new Map([[1, [7]]]),
});

describe("a line that is too long for a row", () => {
  const log = logOf("short", "x".repeat(10_500), "end");
  const rows = withPieces(log, all(log), longLines(log));

  test("is shown in several, and nothing of it is lost", () => {
    expect(longLines(log)).toEqual([1]);
    expect([...rows.lines]).toEqual([0, 1, 1, 1, 2]);
    expect([...rows.columns!]).toEqual([0, 0, pieceLength, 2 * pieceLength, 0]);
    expect([0, 1, 2, 3].map((row) => rowLength(log, rows, row))).toEqual([5, pieceLength, pieceLength, 2700]);
    expect([1, 2, 3].map((row) => rowText(log, rows, row)).join("")).toBe("x".repeat(10_500));
  });

  test("has what is folded behind it at its last row", () => {
    expect([...rows.foldsAfter]).toEqual([[3, [7]]]);
  });

  test("is found by its columns", () => {
    expect(rowAt(rows, 1, 0)).toBe(1);
    expect(rowAt(rows, 1, pieceLength - 1)).toBe(1);
    expect(rowAt(rows, 1, pieceLength)).toBe(2);
    expect(rowAt(rows, 1, 10_000)).toBe(3);
    expect(rowAt(rows, 2, 0)).toBe(4);
  });

  test("is never cut within a character", () => {
    const emoji = logOf(`x${"😀".repeat(5000)}`);
    expect(columnsOf(emoji, 0)).toEqual([0, pieceLength - 1, 2 * pieceLength - 1]);
  });
});

test("logs without such lines are left as they are", () => {
  const log = logOf("a", "b");
  const rows = all(log);
  expect(withPieces(log, rows, longLines(log))).toBe(rows);
});
