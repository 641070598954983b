import { describe, expect, test } from "bun:test";
import { Lines } from "../../../src/analysis/text/lines.ts";
import { indexLog } from "../../../src/line-index/index-log.ts";
import type { Shown } from "./row-look.ts";
import { selectedText } from "./selected-text.ts";

function shownLines(text: string, lines: number[], columns: number[] | null = null): Shown {
  const index = indexLog(new Lines(text));
  index.folds = { first: Int32Array.of(2), end: Int32Array.of(4), repeats: Int32Array.of(0) };
  const rows = {
    lines: Int32Array.from(lines),
    columns: columns && Int32Array.from(columns),
    foldsAfter: new Map([[1, [0]]]),
  };
  return {
    log: new Lines(text),
    index,
    rows,
    matches: null,
    selected: null,
    ownerOf: null,
    isShort: true,
    names: null,
    lead: -1,
  };
}

describe("the text of a selection", () => {
  const text = "zero\r\none\ntwo\nthree\nfour\nfive\n";
  const shown = shownLines(text, [0, 1, 4, 5]);
  const copied = (from: [number, number], to: [number, number], of = shown) =>
    selectedText(of, { from: { row: from[0], column: from[1] }, to: { row: to[0], column: to[1] } });

  test("is that of the log, within a row and across rows", () => {
    expect(copied([0, 1], [0, 3])).toBe("er");
    expect(copied([0, 2], [1, 2])).toBe("ro\non");
    expect(copied([2, 0], [3, 4])).toBe("four\nfive");
    expect(copied([2, 1], [3, 0])).toBe("our\n");
  });

  test("has what is folded away between its ends, but nothing below its end", () => {
    expect(copied([1, 0], [2, 2])).toBe("one\ntwo\nthree\nfo");
    expect(copied([0, 0], [1, 3])).toBe("zero\none");
  });

  test("has a long line, which is shown in several rows, as one", () => {
    const long = shownLines("abcdefgh\nend\n", [0, 0, 0, 1], [0, 3, 6, 0]);
    long.rows.foldsAfter.clear();
    expect(copied([0, 1], [3, 2], long)).toBe("bcdefgh\nen");
  });
});
