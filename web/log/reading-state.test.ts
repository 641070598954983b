import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { lineLevels } from "../../src/line-index/log-index.ts";
import { isFiltered, type ReadingState, readHash, readState, writeState } from "./reading-state.ts";

const span = fc
  .tuple(fc.integer({ min: 1, max: 999_999 }), fc.integer({ min: 0, max: 5000 }))
  .map(([from, more]) => ({ from, to: from + more }));
const names = fc
  .uniqueArray(fc.string({ minLength: 1, maxLength: 40, unit: "grapheme" }), { maxLength: 5 })
  .map((list) => new Set(list));
const state: fc.Arbitrary<ReadingState> = fc.record({
  query: fc.record({
    text: fc.string({ minLength: 1, unit: "grapheme" }),
    matchCase: fc.boolean(),
    wholeWord: fc.boolean(),
    isRegExp: fc.boolean(),
  }),
  onlyMatches: fc.boolean(),
  context: fc.integer({ min: 0, max: 50 }),
  hiddenLevels: fc.subarray([...lineLevels]).map((list) => new Set(list)),
  threads: names,
  loggers: names,
  range: fc.option(span),
  selected: fc.option(span),
  file: fc.option(
    fc.record({ name: fc.string({ minLength: 1, maxLength: 40, unit: "grapheme" }), isFirst: fc.boolean() }),
  ),
  foldTraces: fc.boolean(),
  foldRepeats: fc.boolean(),
  wrap: fc.boolean(),
});

describe("what a reader looks at", () => {
  test("is as it was in addresses that do not know of TRACE, and hide it as information", () => {
    const hidden = (search: string) => [...readState(search, "").hiddenLevels];
    expect(hidden("?hide=info,debug")).toEqual(["info", "trace", "debug"]);
    expect(hidden("?hide=debug")).toEqual(["debug"]);
    expect(hidden("?hide=info&show=trace")).toEqual(["info"]);
  });

  test("comes back from its address, whatever it is", () => {
    fc.assert(
      fc.property(state, (one) => {
        const { search, hash } = writeState(one);
        expect(readState(search, hash, one.file)).toEqual(one);
        if (one.file && !one.file.isFirst) expect(new URLSearchParams(search).get("file")).toBe(one.file.name);
        if (one.file && one.selected) expect(readHash(hash).file).toBe(one.file.name);
      }),
      { seed: 20261118 },
    );
  });

  test("needs no address where it is what everybody sees", () => {
    expect(writeState(readState("", ""))).toEqual({ search: "", hash: "" });
    expect(isFiltered(readState("", "#L3"))).toBe(false);
  });

  test.each<[hash: string, from: number | null, to: number | null]>([
    ["#L120", 120, 120],
    ["#L120-L140", 120, 140],
    ["#L120-140", 120, 140],
    ["#L140-L120", 120, 140],
    ["#L0", null, null],
    ["#L", null, null],
    ["#L1x", null, null],
    ["#content", null, null],
    ["#L99999999999", null, null],
  ])("selects lines by %s", (hash, from, to) => {
    expect(readState("", hash).selected).toEqual(from === null ? null : { from, to: to! });
  });

  test("ignores what makes no sense", () => {
    const odd = readState("?hide=nothing,error&lines=9-x&unfold=all&only=yes&thread=&re=true", "");
    expect([...odd.hiddenLevels]).toEqual(["error"]);
    expect(["-1", "x", "1e3", "9".repeat(9)].map((n) => readState(`?context=${n}`, "").context)).toEqual([0, 0, 0, 0]);
    expect(readState("?context=999", "").context).toBe(50);
    expect(odd).toMatchObject({ range: null, foldTraces: true, onlyMatches: false });
  });

  test.each(["?hide=debug", "?thread=main", "?logger=x", "?lines=1-2", "?q=a&only=1"])(
    "hides lines with %s",
    (search) => {
      expect(isFiltered(readState(search, ""))).toBe(true);
    },
  );
});
