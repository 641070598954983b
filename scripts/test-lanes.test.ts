import { expect, test } from "bun:test";
import { balancedLanes } from "./test-lanes.ts";

const ms: Record<string, number> = { a: 10, b: 70, c: 40, d: 30, e: 10 };

test("lanes take about as long, and have every file once", () => {
  const lanes = balancedLanes(Object.keys(ms), 2, (file) => ms[file]);
  expect(lanes).toEqual([
    ["b", "a"],
    ["c", "d", "e"],
  ]);
});

test("a file that nobody has timed counts as much as the others do", () => {
  expect(balancedLanes(["b", "new", "d"], 2, (file) => ms[file])).toEqual([["b"], ["new", "d"]]);
});

test("without any timings, lanes have as many files", () => {
  expect(balancedLanes(["a", "b", "c", "d"], 2, () => undefined)).toEqual([
    ["a", "c"],
    ["b", "d"],
  ]);
});
