import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { aimsFor, informs } from "../report.ts";
import { markdownTable, withFigures } from "./figures.ts";
import { parts } from "./parts.ts";

test("figures become a table that says what was held and what was broken", () => {
  const measures = [informs("a | b", "1"), aimsFor("c", "2", "< 3", true), aimsFor("d", "4", "0", false)];
  expect(markdownTable(measures).split("\n").slice(2)).toEqual([
    "| a \\| b | 1 |  |  |",
    "| c | 2 | < 3 | held |",
    "| d | 4 | 0 | **broken** |",
  ]);
});

test("new figures take the place of the old ones, and nothing else changes", () => {
  const page = "before\n<!-- torture:a -->\nold\n<!-- /torture:a -->\nafter";
  const once = withFigures(page, "a", "new");
  expect(once).toBe("before\n<!-- torture:a -->\n\nnew\n\n<!-- /torture:a -->\nafter");
  expect(withFigures(once, "a", "new")).toBe(once);
  expect(() => withFigures(page, "b", "new")).toThrow("no place for the figures of b");
});

test("the page about reliability has a place for the figures of every part", () => {
  const page = readFileSync(join(import.meta.dir, "../../docs/RELIABILITY.md"), "utf8");
  for (const part of Object.keys(parts)) expect(withFigures(page, part, "new figures")).toContain("new figures");
});
