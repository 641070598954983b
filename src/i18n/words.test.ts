import { describe, expect, test } from "bun:test";
import { join } from "node:path";
import { Glob } from "bun";
import { languages } from "./language.ts";

/** The tables of words: every file here that is named for one. */
const files = [...new Glob("*-words.ts").scanSync(import.meta.dir)].sort();

describe("every table of words", () => {
  test("was found", () => {
    expect(files).toContain("page-words.ts");
    expect(files).toContain("log-words.ts");
  });

  test.each(files)("has every word in every language: %s", async (file) => {
    const module = (await import(join(import.meta.dir, file))) as Record<string, unknown>;
    const tables = Object.values(module).filter((value) => typeof value === "object" && value !== null);
    expect(tables).toHaveLength(1);
    const table = tables[0] as Record<string, unknown>;
    expect(Object.keys(table).sort()).toEqual([...languages].sort());
    for (const language of languages) expect(gaps(table["en"], table[language], language)).toEqual([]);
  });
});

/** The paths at which words are missing, empty, or of another kind. `null` says that there is none on purpose. */
function gaps(reference: unknown, words: unknown, path: string): string[] {
  if (reference === null || words === null) return [];
  if (typeof words !== typeof reference) return [`${path}: ${typeof words}`];
  if (typeof words === "string") return words.trim() === "" ? [`${path}: empty`] : [];
  if (typeof words !== "object") return [];
  const keys = new Set([...Object.keys(reference as object), ...Object.keys(words as object)]);
  return [...keys].flatMap((key) =>
    gaps((reference as Record<string, unknown>)[key], (words as Record<string, unknown>)[key], `${path}.${key}`),
  );
}
