import { describe, expect, test } from "bun:test";
import { circumstances, usual } from "../../../tests/support/made-up-crashes.ts";
import { faults } from "../../../tests/support/made-up-faults.ts";
import { analyse } from "../analyse.ts";
import { faultIn } from "./fault.ts";

const known = new Map<string, string | null>();
const nameOf = (text: string): string | null => {
  if (!known.has(text)) {
    const fault = faultIn(analyse(text));
    known.set(text, fault && JSON.stringify(fault));
  }
  return known.get(text)!;
};

interface Pair {
  what: string;
  isSame: boolean;
  names: [string | null, string | null];
}

const texts = Object.entries(faults);
const same: Pair[] = texts.flatMap(([what, write]) =>
  Object.entries(circumstances).map(([how, one]) => ({
    what: `${what}: ${how}`,
    isSame: true,
    names: [nameOf(write(usual)), nameOf(write(one))] as [string | null, string | null],
  })),
);
const different: Pair[] = texts.flatMap(([what, write], at) =>
  texts.slice(at + 1).flatMap(([other, writeOther]) =>
    Object.values(circumstances).map((one) => ({
      what: `${what} and ${other}`,
      isSame: false,
      names: [nameOf(write(usual)), nameOf(writeOther(one))] as [string | null, string | null],
    })),
  ),
);

describe("pairs of made-up crashes", () => {
  const taken = [...same, ...different].filter(({ names: [a, b] }) => a !== null && a === b);
  const right = taken.filter(({ isSame }) => isSame).length;
  const missed = same.filter(({ names: [a, b] }) => a === null || a !== b);

  test("there are enough of them", () => {
    expect(same.length).toBeGreaterThanOrEqual(60);
    expect(different.length).toBeGreaterThanOrEqual(60);
  });

  test("98 of 100 that have one fingerprint are of one fault", () => {
    expect(taken.filter(({ isSame }) => !isSame).map(({ what }) => what)).toEqual([]);
    expect(right / taken.length).toBeGreaterThanOrEqual(0.98);
  });

  test("85 of 100 of one fault have one fingerprint", () => {
    expect(missed.map(({ what, names }) => `${what}: ${names.join(" and ")}`)).toEqual([]);
    expect(right / same.length).toBeGreaterThanOrEqual(0.85);
  });
});
