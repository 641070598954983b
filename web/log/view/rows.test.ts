import { describe, expect, test } from "bun:test";
import { Lines } from "../../../src/analysis/text/lines.ts";
import { indexLog } from "../../../src/line-index/index-log.ts";
import { computeRows, type Filter, foldsAround, rowOf } from "./rows.ts";

const frames = "\tat net.minecraft.A.b(A.java:1)\n".repeat(5);
const text = `[12:00:00] [main/INFO]: one
[12:00:01] [main/ERROR]: two
java.lang.Error: x
${frames}[12:00:02] [worker/WARN]: three
[12:00:03] [main/DEBUG]: four
${"[12:00:04] [main/INFO]: again\n".repeat(4)}[12:00:05] [main/INFO]: last
`;
const index = indexLog(new Lines(text));
const everything: Filter = {
  hiddenLevels: new Set(),
  threads: new Set(),
  loggers: new Set(),
  range: null,
  only: null,
  foldTraces: false,
  foldRepeats: false,
  opened: new Set(),
};
const linesWith = (change: Partial<Filter>) => [...computeRows(index, { ...everything, ...change }).lines];

describe("the rows that are shown", () => {
  test("are all lines, where nothing hides one", () => {
    expect(linesWith({})).toEqual(Array.from({ length: 15 }, (_, line) => line));
  });

  test("leave out levels, with the lines that belong to their messages", () => {
    expect(linesWith({ hiddenLevels: new Set(["error", "debug"]) })).toEqual([0, 8, 10, 11, 12, 13, 14]);
  });

  test("are those of threads and ranges", () => {
    expect(linesWith({ threads: new Set(["worker"]) })).toEqual([8]);
    expect(linesWith({ threads: new Set(["nobody"]) })).toEqual([]);
    expect(linesWith({ range: { from: 8, to: 10 } })).toEqual([8, 9]);
    expect(linesWith({ range: { from: 13, to: 999 } })).toEqual([13, 14]);
  });

  test("are those with a match, folded or not", () => {
    expect(linesWith({ only: Int32Array.of(1, 5, 12), foldTraces: true, foldRepeats: true })).toEqual([1, 5, 12]);
    expect(linesWith({ only: Int32Array.of(1, 5, 12), hiddenLevels: new Set(["error"]) })).toEqual([12]);
  });

  test("hide frames and repetitions behind a button at the row above", () => {
    const { lines, foldsAfter } = computeRows(index, { ...everything, foldTraces: true, foldRepeats: true });
    expect([...lines]).toEqual([0, 1, 2, 3, 8, 9, 10, 14]);
    expect([...foldsAfter]).toEqual([
      [3, [0]],
      [6, [1]],
    ]);
  });

  test("have no button for what a filter hides", () => {
    const folded = { ...everything, foldTraces: true, foldRepeats: true };
    const warnings = computeRows(index, { ...folded, hiddenLevels: new Set(["error", "info"]) });
    expect([...warnings.lines]).toEqual([8, 9]);
    expect(warnings.foldsAfter.size).toBe(0);
    const errors = computeRows(index, { ...folded, hiddenLevels: new Set(["warning", "info", "debug"]) });
    expect([...errors.lines]).toEqual([1, 2, 3]);
    expect([...errors.foldsAfter]).toEqual([[2, [0]]]);
  });

  test("show a fold that was opened, and only that", () => {
    expect(linesWith({ foldTraces: true, foldRepeats: true, opened: new Set([0]) })).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 14,
    ]);
  });
});

describe("a fold without a row above it", () => {
  test("stays open where a range begins within it, or with it", () => {
    expect(linesWith({ foldRepeats: true, range: { from: 11, to: 13 } })).toEqual([11, 12]);
    expect(linesWith({ foldRepeats: true, range: { from: 12, to: 15 } })).toEqual([12, 13, 14]);
  });
});

test("a row is found by its line, or by the one above", () => {
  expect(rowOf(Int32Array.of(0, 3, 8), 3)).toBe(1);
  expect(rowOf(Int32Array.of(0, 3, 8), 7)).toBe(1);
  expect(rowOf(Int32Array.of(5), 0)).toBe(0);
});

test("the folds around a line are found", () => {
  expect(foldsAround(index, 5)).toEqual([0]);
  expect(foldsAround(index, 12)).toEqual([1]);
  expect(foldsAround(index, 0)).toEqual([]);
});
