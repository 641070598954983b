import { expect, test } from "bun:test";
import { Waits } from "./waits.ts";

test("the longest wait, and what all but one in a hundred did not exceed", () => {
  const waits = new Waits();
  expect([waits.max, waits.p99, waits.count]).toEqual([0, 0, 0]);
  for (let i = 200; i > 0; i--) waits.add(i);
  expect([waits.max, waits.p99, waits.count]).toEqual([200, 198, 200]);
});

test("each kind has waits of its own, and one of them was the slowest", () => {
  const waits = new Waits();
  expect(waits.slowest).toBe("");
  for (const [what, ms] of [
    ["page", 3],
    ["masked", 7],
    ["page", 5],
    ["page", 4],
  ] as const)
    waits.add(ms, what);
  expect([waits.slowest, waits.count]).toEqual(["masked", 4]);
  expect([...waits.kinds].map(([what, { median, max, count }]) => [what, median, max, count])).toEqual([
    ["page", 4, 5, 3],
    ["masked", 7, 7, 1],
  ]);
});
