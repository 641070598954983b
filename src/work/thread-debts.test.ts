import { expect, test } from "bun:test";
import { ThreadDebts } from "./thread-debts.ts";

test("what a client has had drains slowly, and is not remembered for ever", () => {
  const debts = new ThreadDebts();
  debts.add(["a"], 1000, 0);
  expect([debts.of("a", 0), debts.of("b", 0)]).toEqual([1000, 0]);
  expect(debts.of("a", 10_000)).toBeCloseTo(900);
  debts.add(["a"], 50, 10_000);
  expect(debts.of("a", 10_000)).toBeCloseTo(950);
  expect(debts.of("a", 110_000)).toBe(0);
});

test("whoever has had far too much is as good as new after some minutes", () => {
  const debts = new ThreadDebts();
  for (let i = 0; i < 100; i++) debts.add(["a"], 30_000, i);
  expect(debts.of("a", 300_200)).toBe(0);
});

test("what several share, each pays in part", () => {
  const debts = new ThreadDebts();
  debts.add(["a", "b"], 300, 0);
  expect([debts.of("a", 0), debts.of("b", 0)]).toEqual([150, 150]);
});

test("a bounded number of clients is remembered: those who had something last", () => {
  const debts = new ThreadDebts();
  debts.add(["first"], 100, 0);
  debts.add(["second"], 100, 0);
  debts.add(["first"], 100, 0);
  for (let i = 0; i < 999; i++) debts.add([`${i}`], 100, 0);
  expect([debts.of("first", 0), debts.of("second", 0), debts.of("998", 0)]).toEqual([200, 0, 100]);
});
