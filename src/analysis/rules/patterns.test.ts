import { describe, expect, test } from "bun:test";
import { type PatternCost, patternCost } from "../../../tests/support/pattern-cost/pattern-cost.ts";
import {
  builtPatterns,
  type SourcePattern,
  writtenPatterns,
} from "../../../tests/support/pattern-cost/source-patterns.ts";
import { findings } from "./rule-list.ts";

/** Rules are tried at most 10,000 times in a log: all of these steps take a fraction of a second. */
const maxAtOnePlace = 25_000;
/** Of what is searched through: a line, a message, the beginning of an entry. */
const maxPerCharacter = 160;
/** Of what is tried on each line with a needle and on what stands below it. */
const maxPerCharacterOfRules = 64;

/** Many are found in more than one way. */
const costs = new Map<string, PatternCost>();

function costOf(pattern: RegExp): PatternCost {
  const known = costs.get(String(pattern)) ?? patternCost(pattern);
  costs.set(String(pattern), known);
  return known;
}

/** What can take too long, with the steps it can take. */
function tooCostly(patterns: readonly SourcePattern[], most: number): string[] {
  return patterns.flatMap(({ place, pattern }) => {
    const { atOnePlace, perCharacter } = costOf(pattern);
    if (atOnePlace <= maxAtOnePlace && perCharacter <= most) return [];
    return `${place}: ${Math.round(atOnePlace)} steps at one place, ${Math.round(perCharacter)} for each character: ${pattern}`;
  });
}

describe("no regular expression goes back over a text again and again, whatever the text", () => {
  test("of those that are written out", async () => {
    const patterns = await writtenPatterns();
    expect(patterns.length).toBeGreaterThan(1000);
    expect(tooCostly(patterns, maxPerCharacter)).toEqual([]);
  });

  test("of those that are put together, which all are somewhere", async () => {
    const { patterns, unmade } = await builtPatterns();
    expect(unmade).toEqual([]);
    expect(patterns.length).toBeGreaterThan(100);
    expect(tooCostly(patterns, maxPerCharacter)).toEqual([]);
  });

  test("of those that rules are found by", () => {
    const patterns = findings.map(({ code, pattern }) => ({ place: code, pattern }));
    expect(tooCostly(patterns, maxPerCharacterOfRules)).toEqual([]);
  });

  test("and one that does is named", () => {
    const pattern = /occupied by ([\w.$]{1,200})@?[^\n]{0,60}? when adding/;
    expect(tooCostly([{ place: "some-rule.ts", pattern }], maxPerCharacter)).toEqual([
      expect.stringMatching(/^some-rule\.ts: \d{5,} steps at one place, /),
    ]);
  });
});
