import { expect, test } from "bun:test";
import { isCollectionDue } from "./heap-ballast.ts";

const mebibyte = 1024 * 1024;

test("nothing is collected while there is room", () => {
  expect(isCollectionDue(500 * mebibyte, 0, 60_000)).toBe(false);
});

test("where memory is short, it is collected every two seconds", () => {
  expect(isCollectionDue(650 * mebibyte, 640 * mebibyte, 1900)).toBe(false);
  expect(isCollectionDue(650 * mebibyte, 640 * mebibyte, 2000)).toBe(true);
});

test("where it is tight, what piles up is collected sooner, and what is held is not looked at again and again", () => {
  expect(isCollectionDue(900 * mebibyte, 800 * mebibyte, 500)).toBe(true);
  expect(isCollectionDue(900 * mebibyte, 800 * mebibyte, 300)).toBe(false);
  expect(isCollectionDue(900 * mebibyte, 890 * mebibyte, 500)).toBe(false);
  expect(isCollectionDue(700 * mebibyte, 600 * mebibyte, 500)).toBe(false);
});
