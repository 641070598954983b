import { expect, test } from "bun:test";
import { expectProportionalTime, filled } from "../../../tests/support/growth.ts";
import { analysisWith } from "../../../tests/support/sample-analysis.ts";
import type { Mod } from "../../analysis/model/facts.ts";
import { compare } from "./compare/compare.ts";
import { asksForHtml } from "./layout/asks-for-page.ts";
import { modsAndPlugins } from "./log/tables.ts";

test.each([",", " ", "text/html ", ";q=0", "text/html;q=0.000 "])("a wish of nothing but %j costs no time", (piece) => {
  expectProportionalTime(400_000, (size) => filled(piece, size), asksForHtml);
});

const mods = (from: number, count: number): Mod[] =>
  Array.from({ length: count }, (_, i) => ({ id: `mod-${from + i}`, version: `1.${i % 7}`, line: i }));

test("tables of mods take time that grows with the mods", () => {
  const analysisOf = (count: number) => analysisWith({ mods: mods(0, count) });
  expectProportionalTime(5000, analysisOf, (analysis) => modsAndPlugins(analysis, "en").text);
});

test("comparing thousands of mods takes time that grows with their number", () => {
  const pair = (count: number) =>
    [analysisWith({ mods: mods(0, count) }), analysisWith({ mods: mods(count / 2, count) })] as const;
  expectProportionalTime(5000, pair, ([a, b]) => compare(a, b));
});

test("comparing mods with names made to be slow to sort takes time that grows with these alone", () => {
  const named = (length: number) =>
    analysisWith({
      mods: Array.from({ length: 500 }, (_, line) => ({
        id: `m${line}`,
        name: `${filled("\u0301a", length)}${line}`,
        line,
      })),
    });
  expectProportionalTime(4000, named, (analysis) => {
    expect(compare(analysis, analysis).mods.same).toHaveLength(500);
  });
});
