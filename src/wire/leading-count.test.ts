import { expect, test } from "bun:test";
import { leadingCount } from "./leading-count.ts";

test("counts those that come before a value, whatever the value", () => {
  const sorted = [1, 3, 3, 7];
  const below = (value: number) => leadingCount(sorted.length, (index) => sorted[index]! < value);
  expect([0, 1, 2, 3, 4, 7, 8].map(below)).toEqual([0, 0, 1, 1, 3, 3, 4]);
});

test("of nothing, counts nothing and looks at nothing", () => {
  expect(
    leadingCount(0, () => {
      throw new Error("looked");
    }),
  ).toBe(0);
});

test("looks at few of many", () => {
  let looks = 0;
  const count = leadingCount(1_000_000, (index) => {
    looks++;
    return index < 777_777;
  });
  expect(count).toBe(777_777);
  expect(looks).toBeLessThanOrEqual(20);
});
