import { describe, expect, test } from "bun:test";
import { valueAt } from "./curve.ts";
import { measurePacking, packedBytes } from "./packing.ts";

describe("packing", () => {
  const points = measurePacking([500, 8_000, 64_000]);

  test("is measured on generated logs, and larger logs take more", () => {
    const values = points.map(({ value }) => value);
    expect(values).toEqual(values.toSorted((a, b) => a - b));
    for (const { bytes, value } of points) expect(value).toBeLessThan(bytes);
  });

  test("a short log takes little more than it is", () => {
    expect(packedBytes(points, 1)).toBeLessThan(30);
    expect(packedBytes(points, 0)).toBe(18);
  });

  test("goes on past what was measured", () => {
    expect(packedBytes(points, 640_000)).toBeGreaterThan(packedBytes(points, 64_000) * 5);
  });
});

describe("a curve", () => {
  const points = [
    { bytes: 10, value: 1 },
    { bytes: 20, value: 3 },
  ];

  test.each([
    [0, 1],
    [10, 1],
    [15, 2],
    [20, 3],
    [30, 5],
  ])("at %d is %d", (bytes, value) => {
    expect(valueAt(points, bytes)).toBe(value);
  });

  test("of one point is level, of none is a mistake", () => {
    expect(valueAt([{ bytes: 10, value: 4 }], 1000)).toBe(4);
    expect(() => valueAt([], 1)).toThrow(RangeError);
  });
});
