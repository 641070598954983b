import { describe, expect, test } from "bun:test";
import { summaryOf } from "./summary.ts";
import type { CrashTraits } from "./traits.ts";

const log = (mods: Record<string, string | null> = {}, more: Partial<CrashTraits> = {}): CrashTraits => ({
  minecraft: "1.20.1",
  loader: "Forge 47.2.0",
  java: "17.0.8",
  culprit: "lamps",
  mods: Object.entries({ lamps: "1.0", ...mods }),
  ...more,
});
const times = (count: number, make: (at: number) => CrashTraits) => Array.from({ length: count }, (_, at) => make(at));

describe("what logs of a fault have in common", () => {
  const others = times(100, (at) => log(at < 12 ? { optics: "3" } : {}, { culprit: null }));

  test("is what they have far more often than others", () => {
    const { inCommon } = summaryOf(
      times(30, (at) => log(at < 28 ? { optics: "3" } : {})),
      others,
    );
    expect(inCommon).toEqual([{ name: "optics", share: 28 / 30, usual: 0.12 }]);
  });

  test("is not what happens to be in a few logs", () => {
    const half = times(100, (at) => log(at < 50 ? { jade: "1" } : {}, { culprit: null }));
    const five = times(5, () => log({ jade: "1" }));
    expect(summaryOf(five, half).inCommon).toEqual([]);
    expect(
      summaryOf(
        times(40, () => log({ jade: "1" })),
        half,
      ).inCommon,
    ).toHaveLength(1);
  });

  test("is what five of five have that hardly anybody has", () => {
    expect(
      summaryOf(
        times(5, () => log({ optics: "3" })),
        others,
      ).inCommon.map(({ name }) => name),
    ).toEqual(["optics"]);
    expect(
      summaryOf(
        times(4, () => log({ optics: "3" })),
        others,
      ).inCommon,
    ).toEqual([]);
  });

  test("is nothing where nobody knows what is usual, and never the mod that is at fault", () => {
    expect(
      summaryOf(
        times(30, () => log({ optics: "3" })),
        others.slice(0, 19),
      ).inCommon,
    ).toEqual([]);
    const without = others.map((one) => ({ ...one, mods: [] }));
    expect(
      summaryOf(
        times(30, () => log()),
        without,
      ).inCommon,
    ).toEqual([]);
  });

  test("is also what none of them has", () => {
    const usual = times(100, (at) => log(at < 80 ? { calm: "1" } : {}, { culprit: null }));
    expect(
      summaryOf(
        times(30, () => log()),
        usual,
      ).never,
    ).toEqual([{ name: "calm", usual: 0.8 }]);
    const rarer = times(100, (at) => log(at < 40 ? { calm: "1" } : {}, { culprit: null }));
    expect(
      summaryOf(
        times(5, () => log()),
        rarer,
      ).never,
    ).toEqual([]);
  });

  test("is a version in which it is gone, if so many would have it otherwise", () => {
    const having = times(30, () => log({ lamps: "1.0" }));
    const spared = times(40, () => log({ lamps: "1.1" }, { culprit: null }));
    expect(summaryOf(having, [...spared, ...others]).goneIn).toEqual({ name: "lamps", version: "1.1", logs: 40 });
    const many = times(2000, () => log({ lamps: "1.0" }, { culprit: null }));
    expect(summaryOf(having, [...spared, ...many]).goneIn).toBeNull();
  });

  test("names no version and no mod that fewer than five have", () => {
    const { versions, inCommon } = summaryOf(
      times(6, (at) => log({ [`own${at}`]: "1" }, { java: at < 5 ? "17.0.8" : "8.0.1", minecraft: `1.${at}` })),
      others,
    );
    expect(versions.java).toEqual([{ value: "17.0.8", logs: 5 }]);
    expect(versions.minecraft).toEqual([]);
    expect(inCommon).toEqual([]);
  });
});
