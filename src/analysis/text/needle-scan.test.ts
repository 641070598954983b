import { expect, test } from "bun:test";
import fc from "fast-check";
import { NeedleScan } from "./needle-scan.ts";

function placesOf(needles: string[], text: string): string[] {
  const places: string[] = [];
  new NeedleScan(needles).scan(text, (needle, offset) => places.push(`${needles[needle]}@${offset}`));
  return places.sort();
}

test("every place of every needle is found, also where they overlap", () => {
  expect(placesOf(["he", "she", "his", "hers"], "ushers his")).toEqual(["he@2", "hers@2", "his@7", "she@1"].sort());
  expect(placesOf(["aa"], "aaaa")).toEqual(["aa@0", "aa@1", "aa@2"]);
  expect(placesOf(["ab"], "a日b ab")).toEqual(["ab@4"]);
});

test("it finds exactly what looking for each needle alone finds", () => {
  const letters = fc.constantFrom("a", "b", "c", "é");
  const text = fc.array(fc.oneof(letters, fc.constant("ab".repeat(4))), { maxLength: 60 }).map((list) => list.join(""));
  const end = fc.array(fc.constantFrom("a", "b", "c"), { minLength: 1, maxLength: 4 }).map((list) => list.join(""));
  // Short ones, and long ones that begin alike.
  const needle = fc.tuple(fc.constantFrom("", "", "ab".repeat(3), "ab".repeat(4)), end).map((parts) => parts.join(""));
  fc.assert(
    fc.property(text, fc.uniqueArray(needle, { minLength: 1, maxLength: 6 }), (haystack, needles) => {
      const expected: string[] = [];
      for (const one of needles) {
        for (let at = haystack.indexOf(one); at !== -1; at = haystack.indexOf(one, at + 1))
          expected.push(`${one}@${at}`);
      }
      expect(placesOf(needles, haystack)).toEqual(expected.sort());
    }),
    { seed: 20260115 },
  );
});

test("a needle that is not ASCII is a mistake", () => {
  expect(() => new NeedleScan(["日志"])).toThrow("not ASCII");
});
