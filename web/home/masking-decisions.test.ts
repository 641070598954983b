import { describe, expect, test } from "bun:test";
import { matchesOf, packMatches } from "./found-private.ts";
import { MaskingDecisions } from "./masking-decisions.ts";

const found = packMatches([
  { kind: "ipv4", start: 0, end: 2, replacement: "#" },
  { kind: "ipv4", start: 5, end: 7, replacement: "#" },
  { kind: "possible-address", start: 9, end: 11, replacement: "#" },
  { kind: "token", start: 12, end: 14, replacement: "*" },
]);
const starts = (decisions: MaskingDecisions, textId = 1) =>
  matchesOf(found, decisions.masks(textId, found)).map(({ start }) => start);
const decided = () => new MaskingDecisions(["ipv4", "token", "possible-address"]);

describe("what is masked", () => {
  test("is at first everything but what is only possible", () => {
    expect(starts(decided())).toEqual([0, 5, 12]);
  });

  test("what is only possible is undecided until somebody says what it is, whichever way", () => {
    const decisions = decided();
    const undecided = () => [0, 1, 2, 3].filter((i) => decisions.isUndecided(1, found, i));
    expect(undecided()).toEqual([2]);
    decisions.turn(1, found, 2);
    decisions.turn(1, found, 2);
    expect(undecided()).toEqual([]);
    expect(starts(decisions)).toEqual([0, 5, 12]);
    decisions.reset();
    expect(undecided()).toEqual([2]);
    decisions.decideKind("possible-address", false);
    expect(undecided()).toEqual([]);
  });

  test("can be decided for a single place, in one text alone, and taken back", () => {
    const decisions = decided();
    decisions.turn(1, found, 1);
    decisions.turn(1, found, 2);
    expect(starts(decisions)).toEqual([0, 9, 12]);
    expect(decisions.isMasked(1, found, 1)).toBe(false);
    expect(starts(decisions, 2)).toEqual([0, 5, 12]);
    decisions.turn(1, found, 1);
    expect(starts(decisions)).toEqual([0, 5, 9, 12]);
  });

  test("is the same for all places of a kind once its switch is used", () => {
    const decisions = decided();
    decisions.turn(1, found, 0);
    decisions.turn(1, found, 3);
    decisions.decideKind("ipv4", false);
    expect(starts(decisions)).toEqual([]);
    decisions.decideKind("ipv4", true);
    expect(starts(decisions)).toEqual([0, 5]);
  });

  test("is as at the beginning after a reset", () => {
    const decisions = decided();
    decisions.turn(1, found, 0);
    decisions.decideKind("possible-address", true);
    decisions.reset();
    expect(starts(decisions)).toEqual([0, 5, 12]);
  });
});
