import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { Matcher } from "./matcher.ts";
import { literalPattern, parsePattern } from "./parse-pattern.ts";

function matches(pattern: string, line: string, matchCase = true): boolean {
  return new Matcher(parsePattern(pattern), matchCase).find(line, 0, line.length) !== -1;
}

const letters = fc.string({ unit: fc.constantFrom("a", "b", "A", " ", "_", "1", "é", "中", "\t"), maxLength: 12 });

/** Patterns of the kind that the engine's own matching is quick with. */
const patterns = fc.letrec<{ node: string; leaf: string }>((tie) => ({
  leaf: fc.constantFrom(
    "a",
    "b",
    ".",
    "\\w",
    "\\d",
    "\\s",
    "\\S",
    "[ab]",
    "[^a]",
    "\\b",
    "\\B",
    "^",
    "$",
    "中",
    "\\x61",
  ),
  node: fc.oneof(
    { depthSize: "small" },
    tie("leaf"),
    fc.tuple(tie("node"), tie("node")).map(([a, b]) => a + b),
    fc.tuple(tie("node"), tie("node")).map(([a, b]) => `(?:${a}|${b})`),
    fc
      .tuple(tie("node"), fc.constantFrom("*", "+", "?", "{2}", "{0,2}", "{1,}", "+?", "*?"))
      .map(([a, times]) => `(${a})${times}`),
  ),
})).node;

describe("a pattern", () => {
  test("matches what the engine's regular expressions match", () => {
    fc.assert(
      fc.property(patterns, letters, fc.boolean(), (pattern, line, matchCase) => {
        const expected = new RegExp(pattern, matchCase ? "" : "i").test(line);
        expect([pattern, line, matches(pattern, line, matchCase)]).toEqual([pattern, line, expected]);
      }),
      { seed: 20261116, numRuns: 500 },
    );
  });

  test.each([
    ["\\[Server thread/(WARN|ERROR)\\]", "[12:00:00] [Server thread/ERROR]: no", true],
    ["^at net\\.minecraft", "at net.minecraft.server", true],
    ["^at net\\.minecraft", "\tat net.minecraft.server", false],
    ["\\d{4}-\\d{2}-\\d{2}", "on 2026-11-15", true],
    ["(?<year>\\d{4})$", "in 2026", true],
    ["[\\]x]{2}", "a]xb", true],
    ["\\p{Lu}\\p{Ll}+", "the End", true],
    ["a{,3}", "a{,3}", true],
    ['\\"id\\"', 'the "id"', true],
    ["\\u4e2d\\x41", "中A", true],
  ])("%s in %s: %p", (pattern, line, expected) => {
    expect(matches(pattern, line)).toBe(expected);
  });

  test("tells where the first match ends, within a part of a text", () => {
    const text = "first\nsecond line\nthird";
    expect(new Matcher(parsePattern("c.n"), true).find(text, 6, 17)).toBe(11);
    expect(new Matcher(parsePattern("third"), true).find(text, 6, 17)).toBe(-1);
    expect(new Matcher(parsePattern("^second line$"), true).find(text, 6, 17)).toBe(17);
  });

  test("that is a plain text means what it says", () => {
    const matcher = new Matcher(literalPattern("a.b(c)[d]\\$-/"), false);
    expect(matcher.find("x A.B(C)[D]\\$-/ y", 0, 17)).not.toBe(-1);
    expect(matcher.find("x aXb(c)[d]\\$-/ y", 0, 17)).toBe(-1);
  });
});

describe("a hostile pattern", () => {
  const line = `${"a".repeat(1_000_000)}!`;

  test.each(["(a+)+$", "^(a|a)*$", "(a|aa)+$", "(.*)*x", ".*.*.*.*.*x$", "a*a*a*a*a*b", "(a?){60}a{60}b", "([^b]*)*b"])(
    "%s takes time that grows with the line alone",
    (pattern) => {
      expect(matches(pattern, line)).toBe(false);
    },
  );

  test("that needs more states than there is room for is given up", () => {
    let seed = 1;
    const unit = () => {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
      return seed & 65_536 ? "a" : "b";
    };
    const random = Array.from({ length: 1_000_000 }, unit).join("");
    expect(() => matches("(a|b)*a(a|b){400}c", random)).toThrow("takes too long on this log");
  });

  test.each([
    ["(a)\\1", "reference"],
    ["a(?=b)", "looks ahead or behind"],
    ["(?<!a)b", "looks ahead or behind"],
    ["a{1001}", "repetitions"],
    ["((a{100}){100}){100}", "too large"],
    ["(a", "not a regular expression"],
    ["a**", "not a regular expression"],
    ["[z-a]", "not a regular expression"],
    ["\\p{Nothing}", "cannot be searched for"],
    ["a".repeat(501), "500 characters"],
    ["", "nothing to search for"],
  ])("%s is refused", (pattern, reason) => {
    expect(() => matches(pattern, "a")).toThrow(reason);
  });

  test("that repeats nothing ends", () => {
    expect(matches("((){1000}){1000}x", "x")).toBe(true);
    expect(matches("((((){9})*){9})*x", "x")).toBe(true);
  });
});
