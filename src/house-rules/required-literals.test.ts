import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { parsePattern } from "../pattern/parse-pattern.ts";
import { requiredLiterals } from "./required-literals.ts";

const of = (pattern: string, least = 3) => requiredLiterals(parsePattern(pattern), least);

describe("what every match of a pattern has in it", () => {
  test.each([
    ["Loading Ponds v1\\.[0-3]\\b", ["Loading Ponds v1."]],
    ["^\\[Ponds\\] .*lost", ["[Ponds] "]],
    ["(?:pond|lake) is dry", [" is dry"]],
    ["pond|lake", ["pond", "lake"]],
    ["a(bcd)+e?fg", ["bcd"]],
    ["鱼不见了\\d+", ["鱼不见了"]],
    ["ab\\bcd", ["abcd"]],
  ])("%s", (pattern, literals) => {
    expect(of(pattern)).toEqual(literals);
  });

  test.each([["\\d+"], [".*"], ["(?:pond)?"], ["(?:pond)*x"], ["pond|x"], ["pond|"], ["[abc]{9}"], ["ab"]])(
    "%s has nothing long enough",
    (pattern) => {
      expect(of(pattern)).toBeNull();
    },
  );

  test("is in every match of any pattern", () => {
    const pattern = fc.letrec<{ node: string }>((tie) => ({
      node: fc.oneof(
        { maxDepth: 4 },
        fc.constantFrom("a", "b", "ab", ".", "[ab]", "\\.", "\\b", "^", "$"),
        fc.tuple(tie("node"), tie("node")).map(([a, b]) => a + b),
        fc.tuple(tie("node"), tie("node")).map(([a, b]) => `(?:${a}|${b})`),
        fc.tuple(tie("node"), fc.constantFrom("*", "+", "?", "{2}")).map(([a, q]) => `(?:${a})${q}`),
      ),
    })).node;
    const text = fc.string({ unit: fc.constantFrom("a", "b", "."), maxLength: 12 });
    fc.assert(
      fc.property(pattern, text, (source, line) => {
        const literals = of(source, 1);
        if (literals === null || !new RegExp(source).test(line)) return;
        expect(literals.some((one) => line.includes(one))).toBe(true);
      }),
      { seed: 20261118, numRuns: 3000 },
    );
  });
});
