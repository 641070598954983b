import { expect, test } from "bun:test";
import { hasColourCodes, withoutColours, withoutTerminalCodes } from "./colour-codes.ts";

test.each([
  ["\u001b[31mred\u001b[0m", "red"],
  ["\u001b[mplain\u001b[38;5;214morange\u001b[38:2::1:2:3mtrue", "plainorangetrue"],
  ["\u001b[?25l\u001b[2Kcursor", "cursor"],
  ["§cred §lbold §Rplain", "red bold plain"],
  ["§x§f§f§0§0§0§0hex", "hex"],
])("%j loses its colours", (text, plain) => {
  expect(hasColourCodes(text)).toBe(true);
  expect(withoutColours(text)).toBe(plain);
});

test.each(["§", "§ 5 of the law", "§z", "\u001b", "\u001b]0;title", `\u001b[${"1;".repeat(40)}m`])(
  "%j has no code, and stays as it is",
  (text) => {
    expect(withoutColours(text)).toBe(text);
  },
);

test("what a terminal obeys can be taken away alone", () => {
  expect(withoutTerminalCodes("\u001b[31m§cred\u001b[0m")).toBe("§cred");
});
