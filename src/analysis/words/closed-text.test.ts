import { expect, test } from "bun:test";
import { closedPieces, isClosed } from "./closed-text.ts";

test.each([
  ["The lid said “no. Never.” twice.", true],
  ["The lid said “no.", false],
  ["Der Deckel sagt „nein“.", true],
  ["Der Deckel sagt „nein.", false],
  ["Pokrywka mówi „nie”.", true],
  ["「茶壶（旧版）」无法启动。", true],
  ["「茶壶（旧版", false],
  ["A smile :) ends nothing.", true],
])("whether all ends that begins: %s", (text, isWhole) => {
  expect(isClosed(text)).toBe(isWhole);
});

test("what was cut within a quotation is joined again, unless it never ends", () => {
  const joined = (first: string, second: string) => `${first} ${second}`;
  expect(closedPieces(["It said “no.", "Never.”", "Then it boiled."], joined)).toEqual([
    "It said “no. Never.”",
    "Then it boiled.",
  ]);
  expect(closedPieces(["It said “no.", "Never."], joined)).toEqual(["It said “no.", "Never."]);
});
