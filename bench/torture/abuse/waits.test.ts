import { expect, test } from "bun:test";
import { Waits } from "./waits.ts";

test("the longest wait, and what all but one in a hundred did not exceed", () => {
  const waits = new Waits();
  expect([waits.max, waits.p99, waits.count]).toEqual([0, 0, 0]);
  for (let i = 200; i > 0; i--) waits.add(i);
  expect([waits.max, waits.p99, waits.count]).toEqual([200, 198, 200]);
});
