import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Glob } from "bun";
import { stateOf } from "./support/state-rules.ts";

const root = join(import.meta.dir, "..");

/** What is left over from one call, and why no text can be told by it. */
const allowed: Record<string, string> = {
  "src/analysis/words/words-version.ts: versions": "a hash of each catalogue, which no text can change",
  "src/analysis/owners/known-owners.ts: byId":
    "a table of facts, made when it is first asked for, which no text can change",
  "src/analysis/owners/known-owners.ts: byPackage": "the same, by package",
  "src/privacy/characters.ts: classes": "a table that a function fills while the module is loaded, and never after",
};

const files = ["src/analysis", "src/privacy"]
  .flatMap((folder) => [...new Glob(`${folder}/**/*.ts`).scanSync(root)])
  .filter((path) => !/\.(?:test|samples)\.ts$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));

test("the pure modules keep nothing of one text for the next", () => {
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap(({ path, text }) => stateOf(text).map((name) => `${path}: ${name}`));
  expect(found.filter((one) => !(one in allowed))).toEqual([]);
  expect(Object.keys(allowed).filter((one) => !found.includes(one))).toEqual([]);
});

test("a sticky or global pattern of the analyser is used only where the place to begin is set", () => {
  const wrong = files
    .filter(({ path }) => path.startsWith("src/analysis/") && path !== "src/analysis/text/match-at.ts")
    .flatMap(({ path, text }) => {
      const names = [
        ...text.matchAll(
          /^(?:export )?const (\w+)(?:: RegExp)? =[^;]*(?:\/[a-z]*[gy][a-z]*|"[a-z]*[gy][a-z]*",?\s*\));$/gm,
        ),
      ];
      const uses = names
        .map(([, name]) => name)
        .filter((name) => new RegExp(`\\b${name}\\.(?:exec|test)\\(`).test(text));
      return [...uses, ...(/\.lastIndex\b/.test(text) ? ["lastIndex"] : [])].map((name) => `${path}: ${name}`);
    });
  expect(wrong).toEqual([]);
});

test.each([
  ["let last = 0; export function f(a: number) { last = a; }", ["last"]],
  ["let count = 0; export const f = () => count++;", ["count"]],
  ["let [a, b] = [1, 2]; function f() { [a, b] = [b, a]; }", ["a", "b"]],
  ["const seen = new Map<string, number>(); export class A { note(a: string) { seen.set(a, 1); } }", ["seen"]],
  ["const marked = new WeakSet(); function mark(a: object) { marked.add(a); }", ["marked"]],
  ["const bytes = new Uint8Array(8); function f() { bytes[0] = 1; }", ["bytes"]],
  ["export const list: number[] = []; function f() { list.push(1); }", ["list"]],
  ["const one = { last: 1 }; const f = () => { one.last = 2; };", ["one"]],
])("state is found in %j", (source, names) => {
  expect(stateOf(source)).toEqual(names);
});

test.each([
  "const table = new Map(); for (const a of [1]) table.set(a, 1);",
  "const a = 1; function f() { let a = 0; a++; return a; }",
  "const list = [1]; function f(list: number[]) { list.push(2); }",
  "const list = [1]; const f = () => [...list].length;",
  "class A { private last = 0; note(a: number) { this.last = a; } }",
])("no state is found in %j", (source) => {
  expect(stateOf(source)).toEqual([]);
});
