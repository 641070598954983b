import { expect, test } from "bun:test";
import { givenNames, isGivenName } from "./given-names.ts";

test("every name is listed once, in lower case, in the order of its letters", () => {
  const all = givenNames.map((list) => list.trim().split(/\s+/));
  for (const names of all) expect(names).toEqual([...new Set(names.map((name) => name.toLowerCase()))].sort());
  expect(new Set(all.flat()).size).toBe(all.flat().length);
});

test("a name is known in upper case and with marks", () => {
  expect(["Jürgen", "HELENE", "Hélène", "Юлия"].map(isGivenName)).toEqual([true, true, true, true]);
  expect(["server", "world", ""].map(isGivenName)).toEqual([false, false, false]);
});
