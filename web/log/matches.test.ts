import { describe, expect, test } from "bun:test";
import { Lines } from "../../src/analysis/text/lines.ts";
import { distinctLines, linesAround, matchesIn, matchesOf, matchNear, rowsWith } from "./matches.ts";
import { search } from "./searching/search.ts";

const log = new Lines("a b a\nb\n\na\nb a\n");
const query = { text: "a", matchCase: true, wholeWord: false, isRegExp: false };
const result = search(log.text, query);
if ("error" in result) throw new Error(result.error);
const found = matchesOf(result, log);

describe("matches", () => {
  test("know their lines", () => {
    expect([...found.lines]).toEqual([0, 0, 3, 4]);
    expect([...distinctLines(found)]).toEqual([0, 3, 4]);
  });

  test("have lines around them, each once and never beyond the log", () => {
    expect([...linesAround(found, 0, 6)]).toEqual([0, 3, 4]);
    expect([...linesAround(found, 1, 6)]).toEqual([0, 1, 2, 3, 4, 5]);
    expect([...linesAround(found, 1, 5)]).toEqual([0, 1, 2, 3, 4]);
    expect([...linesAround({ ...found, lines: Int32Array.of(2, 9) }, 2, 11)]).toEqual([0, 1, 2, 3, 4, 7, 8, 9, 10]);
  });

  test("in lines that are hidden are not counted", () => {
    const narrowed = matchesIn(found, (line) => line !== 0);
    expect([...narrowed.starts]).toEqual([9, 13]);
    expect([...narrowed.lines]).toEqual([3, 4]);
    expect(matchesIn(found, () => true)).toBe(found);
    expect(matchesIn(found, () => false).starts).toHaveLength(0);
  });

  test.each<[top: number, step: number, match: number]>([
    [0, 1, 0],
    [1, 1, 2],
    [3, 1, 2],
    [4, 1, 3],
    [9, 1, 3],
    [4, -1, 3],
    [2, -1, 1],
  ])("from line %d by %d: %d", (top, step, match) => {
    expect(matchNear(found, top, step)).toBe(match);
  });

  test("are found in the rows that are shown", () => {
    expect([...rowsWith(found, Int32Array.of(0, 1, 4))]).toEqual([0, 0, 2]);
  });
});
