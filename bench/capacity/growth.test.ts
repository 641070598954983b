import { describe, expect, test } from "bun:test";
import { valuesOf } from "./assumptions.ts";
import {
  firstDay,
  logsAfter,
  type PerLog,
  partitionsFor,
  rowsOf,
  stateAfter,
  tableNames,
  totalOf,
  yearEnds,
} from "./growth.ts";

const given = valuesOf({ uploadsPerDay: 100, removedShare: 0.1, viewedShare: 0.5, readsPerLog: 4, uniqueShare: 0.5 });
const perLog: PerLog = {
  textBytes: 1000,
  packedBytes: 200,
  rowBytes: Object.fromEntries(tableNames.map((name) => [name, { heap: 10, index: 5 }])) as PerLog["rowBytes"],
};

describe("growth", () => {
  test("rows add up", () => {
    expect(rowsOf(100, given)).toEqual({ logs: 90, counts: 45, viewers: 180, analyses: 45, removed: 10 });
    expect(totalOf(rowsOf(100, given))).toBe(370);
    expect(totalOf(rowsOf(100, given), ["logs", "removed"])).toBe(100);
  });

  test("a year is the sum of its days", () => {
    expect(logsAfter(0, given)).toBe(0);
    expect(logsAfter(1.5, given)).toBe(150);
    expect(logsAfter(365, given)).toBe(36_500);
    expect(logsAfter(730, { ...given, growthPerYear: 2 })).toBe(36_500 * 3);
  });

  test("every figure grows from year to year", () => {
    const years = yearEnds(perLog, given);
    expect(years).toHaveLength(10);
    for (const [place, year] of years.slice(1).entries()) {
      const before = years[place]!;
      expect(year.objectBytes).toBeGreaterThan(before.objectBytes);
      for (const name of tableNames) expect(year.indexBytes[name]).toBeGreaterThan(before.indexBytes[name]);
    }
  });

  test("bytes are rows times bytes", () => {
    const state = stateAfter(1, perLog, given);
    expect(state.objectBytes).toBe(90 * 200);
    expect(state.heapBytes.viewers).toBe(180 * 10);
  });
});

describe("partitions", () => {
  test.each([
    [0, 1],
    [64, 1],
    [65, 2],
    [129, 4],
    [6400, 128],
  ])("%d bytes at 64 each are in %d", (bytes, partitions) => {
    expect(partitionsFor(bytes, 64)).toBe(partitions);
  });
});

describe("the first day", () => {
  test.each([0, 1, 100, 3650])("is found: %d", (day) => {
    expect(firstDay((days) => days >= day, given)).toBe(day);
  });

  test("is none where the bound holds for all years", () => {
    expect(firstDay(() => false, given)).toBeNull();
  });
});
