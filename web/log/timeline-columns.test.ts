import { describe, expect, test } from "bun:test";
import { numbersOf, TimelineColumns } from "./timeline-columns.ts";

describe("the columns of a timeline", () => {
  // Lines 1–2 are before the first message; nothing was logged in columns 2 and 5.
  const columns = new TimelineColumns([3, 10, 0, 20, 30, 0], 40);

  test.each<[column: number, line: number]>([
    [0, 3],
    [1, 10],
    [2, 20],
    [4, 30],
    [5, 30],
  ])("lead to a line that was logged: %d", (column, line) => {
    expect(columns.lineOf(column)).toBe(line);
  });

  test.each<[first: number, last: number, range: [number, number] | null]>([
    [0, 0, [1, 9]],
    [1, 1, [10, 19]],
    [1, 2, [10, 19]],
    [2, 3, [20, 29]],
    [4, 5, [30, 40]],
    [0, 5, [1, 40]],
    [2, 2, null],
    [5, 5, null],
  ])("stand for lines: %d to %d", (first, last, range) => {
    expect(columns.rangeOf(first, last)).toEqual(range && { from: range[0], to: range[1] });
  });

  test.each<[line: number, column: number, place: number]>([
    [1, 0, 0],
    [3, 0, 0],
    [10, 1, 1],
    [15, 1, 1.5],
    [20, 3, 3],
    [25, 3, 3.5],
    [40, 4, 4 + 10 / 11],
    [99, 4, 5],
  ])("show where a line is: %d", (line, column, place) => {
    expect(columns.columnOf(line)).toBe(column);
    expect(columns.placeOf(line)).toBeCloseTo(place);
  });

  test("show a restriction as wide as what was dragged over", () => {
    const { from, to } = columns.rangeOf(1, 3)!;
    expect([columns.placeOf(from), columns.placeOf(to, true)]).toEqual([1, 4]);
    expect(columns.placeOf(columns.rangeOf(4, 5)!.to, true)).toBe(5);
  });

  test("may begin a little out of order", () => {
    const mixed = new TimelineColumns([1, 12, 10, 20], 30);
    expect(mixed.rangeOf(1, 1)).toEqual({ from: 12, to: 12 });
    expect(mixed.rangeOf(1, 2)).toEqual({ from: 10, to: 19 });
    expect(mixed.columnOf(15)).toBe(1);
  });

  test("may be empty, all of them", () => {
    const nothing = new TimelineColumns([0, 0], 5);
    expect([nothing.lineOf(1), nothing.rangeOf(0, 1), nothing.columnOf(3), nothing.placeOf(3)]).toEqual([
      1,
      null,
      0,
      0,
    ]);
  });
});

test("numbers are read from an attribute", () => {
  expect(numbersOf("1 20 0")).toEqual([1, 20, 0]);
  expect(numbersOf("")).toEqual([]);
  expect(numbersOf(undefined)).toEqual([]);
});
