import { expect, test } from "bun:test";
import { CollectionTurns } from "./heap-ballast.ts";

const mebibyte = 1024 * 1024;

/** Collected at the moment 0, which left so much. */
function turnsAfter(resident: number, own = 100): CollectionTurns {
  const turns = new CollectionTurns();
  turns.collected(0, resident * mebibyte, own * mebibyte);
  return turns;
}

function isDue(turns: CollectionTurns, now: number, resident: number, own = 100): boolean {
  return turns.isDue(now, resident * mebibyte, own * mebibyte);
}

test("nothing is collected while there is room", () => {
  expect(isDue(turnsAfter(100), 60_000, 500)).toBe(false);
});

test("where memory is short, it is collected every two seconds", () => {
  const turns = turnsAfter(640);
  expect(isDue(turns, 1900, 650)).toBe(false);
  expect(isDue(turns, 2000, 650)).toBe(true);
});

test("where it is tight, what piles up is collected sooner, and what is held is not looked at again and again", () => {
  expect(isDue(turnsAfter(800), 500, 900)).toBe(true);
  expect(isDue(turnsAfter(800), 300, 900)).toBe(false);
  expect(isDue(turnsAfter(890), 500, 900)).toBe(false);
  expect(isDue(turnsAfter(600), 500, 700)).toBe(false);
});

test("what was given back some time after it was collected counts as collected", () => {
  const turns = turnsAfter(860);
  expect(isDue(turns, 100, 790)).toBe(false);
  expect(isDue(turns, 400, 850)).toBe(true);
});

test("buffers of the thread itself pile up also while others give memory back", () => {
  expect(isDue(turnsAfter(800, 150), 500, 790, 240)).toBe(true);
  expect(isDue(turnsAfter(800, 150), 500, 790, 160)).toBe(false);
});
