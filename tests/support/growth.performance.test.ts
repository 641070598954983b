import { expect, test } from "bun:test";
import { expectProportionalTime, filled } from "./growth.ts";

const spin = (turns: number) => {
  let sum = 0;
  for (let turn = 0; turn < turns; turn++) sum = (sum * 31 + turn) % 1_000_003;
  return sum;
};

test("time in proportion to the size passes, and time that grows with its square does not", () => {
  expectProportionalTime(400_000, (size) => size, spin);
  expect(() =>
    expectProportionalTime(
      1600,
      (size) => size,
      (size) => spin(size * size),
    ),
  ).toThrow();
});

test("a pattern that tries everything is caught", () => {
  const hostile = (size: number) => `${filled("a", size)}!`;
  expect(() => expectProportionalTime(800, hostile, (text) => /a+$/.test(text))).toThrow();
  expectProportionalTime(1600, hostile, (text) => /a$/.test(text));
});
