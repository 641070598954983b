import { describe, expect, test } from "bun:test";
import { binLevels, binRows, eachRun } from "./minimap-bins.ts";

function runs(bins: Uint8Array, value: number): [number, number][] {
  const found: [number, number][] = [];
  eachRun(bins, value, (first, length) => found.push([first, length]));
  return found;
}

describe("the pixels of the minimap", () => {
  test("have the highest level of their rows", () => {
    expect([...binLevels(Uint8Array.from([0, 1, 2, 1, 0, 0]), 3, 2)]).toEqual([1, 2, 0]);
  });

  test("are no more than a mark for a row of a short log", () => {
    expect([...binLevels(Uint8Array.from([0, 2]), 10, 3)]).toEqual([0, 0, 0, 0, 0, 2, 2, 2, 0, 0]);
    expect([...binRows(Int32Array.from([1]), 2, 10, 3)]).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 0, 0]);
  });

  test("never lose a row, however many there are", () => {
    const rows = 10_000_000;
    const levels = new Uint8Array(rows);
    for (const row of [0, 4_999_999, rows - 1]) levels[row] = 2;
    expect(runs(binLevels(levels, 800, 2), 2)).toEqual([
      [0, 1],
      [399, 1],
      [799, 1],
    ]);
    const all = Int32Array.from({ length: 200_000 }, (_, place) => place * 50);
    expect(runs(binRows(all, rows, 800, 2), 1)).toEqual([[0, 800]]);
  });

  test("are none for no rows, and rows that are not there are passed over", () => {
    expect([...binLevels(new Uint8Array(), 2, 2)]).toEqual([0, 0]);
    expect([...binRows(Int32Array.from([-1, 7]), 4, 2, 2)]).toEqual([0, 0]);
    expect(binRows(Int32Array.from([1]), 4, 0, 2)).toHaveLength(0);
  });

  test("are drawn as runs", () => {
    const bins = Uint8Array.from([1, 1, 0, 2, 1]);
    expect(runs(bins, 1)).toEqual([
      [0, 2],
      [4, 1],
    ]);
    expect(runs(bins, 2)).toEqual([[3, 1]]);
  });
});
