import { describe, expect, test } from "bun:test";
import { Heights } from "./heights.ts";

describe("rows that are all equally high", () => {
  const heights = new Heights(1000, 20);

  test("are found by where they are", () => {
    expect(heights.total).toBe(20_000);
    expect([0, 1, 999].map((row) => heights.offset(row))).toEqual([0, 20, 19_980]);
    expect([-5, 0, 19, 20, 19_999, 20_000, 1e9].map((offset) => heights.rowAt(offset))).toEqual([
      0, 0, 0, 1, 999, 999, 999,
    ]);
  });

  test("stay so, whatever is measured", () => {
    expect(heights.set(3, 55)).toBe(false);
    expect(heights.of(3)).toBe(20);
  });
});

describe.each([20, 24, 3, 70])("rows of which some are higher by %d", (by) => {
  const taller = Int32Array.of(0, 5, 6, 999);
  const heights = new Heights(1000, 20, null, { rows: taller, by });

  test("are found by where they are, as by adding them all up", () => {
    let offset = 0;
    for (let row = 0; row < 1000; row++) {
      const high = taller.includes(row) ? 20 + by : 20;
      expect([heights.offset(row), heights.of(row)]).toEqual([offset, high]);
      expect([heights.rowAt(offset), heights.rowAt(offset + high - 0.5)]).toEqual([row, row]);
      offset += high;
    }
    expect(heights.total).toBe(offset);
    expect([heights.rowAt(-1), heights.rowAt(offset), heights.rowAt(1e9)]).toEqual([0, 999, 999]);
  });
});

describe("rows of many heights", () => {
  const guessed = (lengths: number[]) => ({
    lengths: Int32Array.from(lengths),
    lettersInRow: 1,
    rowHeight: 1,
    least: 5,
  });
  const high = (row: number) => (row % 7) * 10 + 20;

  test("are found by where they are, as by adding them all up", () => {
    const count = 3000;
    const heights = new Heights(count, 20, guessed(Array.from({ length: count }, (_, row) => high(row))));
    let offset = 0;
    for (let row = 0; row < count; row++) {
      expect(heights.offset(row)).toBe(offset);
      expect(heights.rowAt(offset)).toBe(row);
      expect(heights.rowAt(offset + high(row) - 0.5)).toBe(row);
      offset += high(row);
    }
    expect(heights.total).toBe(offset);
    expect([heights.rowAt(-1), heights.rowAt(offset), heights.rowAt(1e9)]).toEqual([0, count - 1, count - 1]);
  });

  test("change when they are measured; what is hardly another height is none", () => {
    const heights = new Heights(2000, 20, guessed(Array(2000).fill(20)));
    expect(heights.set(600, 20.2)).toBe(false);
    expect(heights.set(600, 120)).toBe(true);
    expect([heights.of(600), heights.total]).toEqual([120, 40_100]);
    expect([heights.offset(600), heights.offset(601), heights.offset(1999)]).toEqual([12_000, 12_120, 40_080]);
    expect(heights.rowAt(12_119)).toBe(600);
    expect(heights.set(600, 20)).toBe(true);
    expect(heights.total).toBe(40_000);
  });
});

test("no rows have no height", () => {
  for (const heights of [
    new Heights(0, 20),
    new Heights(0, 20, { lengths: new Int32Array(), lettersInRow: 1, rowHeight: 20, least: 5 }),
  ]) {
    expect([heights.total, heights.rowAt(0), heights.rowAt(100), heights.offset(0)]).toEqual([0, 0, 0, 0]);
  }
});
