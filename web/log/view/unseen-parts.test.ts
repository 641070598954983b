import { expect, test } from "bun:test";
import { filled } from "../../../tests/support/growth.ts";
import { unseenParts } from "./unseen-parts.ts";

test("finds controls, marks of direction and characters without width, and names them", () => {
  expect(unseenParts("a\u0007b\u202ec\u200bd")).toEqual([
    { start: 1, end: 2, name: "U+0007" },
    { start: 3, end: 4, name: "U+202E" },
    { start: 5, end: 6, name: "U+200B" },
  ]);
});

test("leaves what people write: tabs, accents, scripts with many marks, joined emoji", () => {
  expect(unseenParts("\tcafe\u0301 שָׁלוֹם ที่นี่ བསྒྲུབས မြန်မာ 👩‍🚀 🏳️‍🌈")).toEqual([]);
});

test("takes marks together that are piled on one letter", () => {
  expect(unseenParts(`Z${"\u0301".repeat(12)} end`)).toEqual([
    { start: 9, end: 13, name: "U+0301 U+0301 U+0301 U+0301" },
  ]);
  const [pile, ...others] = unseenParts(`e${"\u0301".repeat(100_000)}`);
  expect(pile).toEqual({ start: 9, end: 100_001, name: `${"U+0301 ".repeat(8)}…` });
  expect(others).toEqual([]);
});

test("finds a bounded number of parts, whatever the text is", () => {
  for (const piece of ["\u0301a", "\u0301".repeat(7).concat("a"), "\u0000"]) {
    expect(unseenParts(filled(piece, 10_000)).length).toBeLessThanOrEqual(100);
  }
});
