import { describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Glob } from "bun";
import { languages } from "./language.ts";
import { keysUnder, messageOf } from "./messages/catalogue.ts";
import { parametersOf } from "./messages/message.ts";

interface Table {
  prefix: string;
  declared: Record<string, unknown>;
}

/** Not a table itself: what scripts get of them. */
const withoutTable = new Set(["script-words.ts", "declare-words.ts"]);

/** The tables of words: every file here that is named for one. */
const files = [...new Glob("*-words.ts").scanSync(import.meta.dir)].filter((file) => !withoutTable.has(file)).sort();
const tables = await Promise.all(
  files.map(async (file) => {
    const module = (await import(join(import.meta.dir, file))) as Record<string, Table>;
    return { file, table: Object.values(module).find((value) => typeof value === "object" && "prefix" in value)! };
  }),
);

describe("every table of words", () => {
  test("was found, and every text of a page is in one of them", () => {
    expect(files).toContain("page-words.ts");
    const prefixes = tables.map(({ table }) => `${table.prefix}.`);
    expect(new Set(prefixes).size).toBe(prefixes.length);
    const lost = keysUnder("pages").filter((key) => !prefixes.some((prefix) => key.startsWith(prefix)));
    expect(lost).toEqual([]);
  });

  test.each(tables)("declares the messages of the catalogue, and what they take: $file", ({ file, table }) => {
    const declared = declaredParameters(file, table);
    const ofCatalogue = keysUnder(table.prefix).flatMap((key) => {
      const parameters = [...parametersOf(messageOf("en", key))].map(
        ([name, kind]) => `${name}${kind === "plural" ? ": number" : ""}`,
      );
      return parameters.length === 0 ? [] : [[key.slice(table.prefix.length + 1), parameters.sort()] as const];
    });
    expect(new Set(declared.keys())).toEqual(new Set(ofCatalogue.map(([path]) => path)));
    for (const [path, parameters] of ofCatalogue) {
      const types = declared.get(path)!;
      const names = parameters.map((one) => one.replace(/:.*/, ""));
      expect({ path, names: [...types.keys()].sort() }).toEqual({ path, names });
      for (const one of parameters.filter((name) => name.endsWith(": number"))) {
        expect({ path, one, type: types.get(one.replace(/:.*/, "")) }).toEqual({ path, one, type: "number" });
      }
    }
  });

  test.each(tables)("has every word in every language: $file", ({ table }) => {
    for (const language of languages) {
      const words = (table as unknown as Record<string, object>)[language]!;
      expect(kindsIn(words)).toEqual(kindsIn((table as unknown as Record<string, object>)["en"]!));
    }
  });
});

/** The types that a declaration names, by path and parameter. Only its source has them. */
function declaredParameters(file: string, { declared }: Table): Map<string, Map<string, string>> {
  const source = readFileSync(join(import.meta.dir, file), "utf8");
  const types = [...source.matchAll(/\bmessage<\{([^}]*)\}>\(\)/g)].map(
    ([, list]) =>
      new Map(
        list!
          .split(";")
          .map((one) => one.trim())
          .filter((one) => one !== "")
          .map((one) => one.split(": ") as [string, string]),
      ),
  );
  const paths = leaves(declared, "");
  expect(types).toHaveLength(paths.length);
  return new Map(paths.map((path, at) => [path, types[at]!]));
}

/** A message is an empty object. */
function leaves(place: object, path: string): string[] {
  const parts = Object.entries(place);
  if (parts.length === 0) return path === "" ? [] : [path];
  return parts.flatMap(([name, part]) => leaves(part as object, path === "" ? name : `${path}.${name}`));
}

function kindsIn(words: object): unknown {
  return Object.fromEntries(
    Object.entries(words).map(([name, word]) => [
      name,
      typeof word === "object" ? kindsIn(word) : word === "" ? "empty" : typeof word,
    ]),
  );
}
