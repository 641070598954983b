import { describe, expect, test } from "bun:test";
import { maxLogBytes, sizeClasses } from "./assumptions.ts";
import { meanOver, normalQuantile, ofEach, sizeAt, sizesOf } from "./size-mix.ts";

describe("the mix of sizes", () => {
  const sizes = sizesOf();

  test("shares add up to one", () => {
    expect(sizeClasses.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
    expect(meanOver(sizes, () => 1)).toBeCloseTo(1, 9);
  });

  test("no log is over the limit, and none is empty", () => {
    for (const { bytes } of sizes) {
      expect(bytes).toBeGreaterThan(0);
      expect(bytes).toBeLessThanOrEqual(maxLogBytes);
    }
  });

  test("one class has its median, and its log-normal mean", () => {
    const one = sizesOf([{ kind: "one", share: 1, medianBytes: 10_000, spread: 0.5, because: "" }]);
    expect(sizeAt(one, 0.5)).toBeWithin(9_900, 10_100);
    expect(meanOver(one, (bytes) => bytes)).toBeWithin(
      0.99 * 10_000 * Math.exp(0.125),
      1.01 * 10_000 * Math.exp(0.125),
    );
  });

  test("quantiles grow", () => {
    const quantiles = [0.1, 0.5, 0.9, 0.99].map((share) => sizeAt(sizes, share));
    expect(quantiles).toEqual(quantiles.toSorted((a, b) => a - b));
    expect(sizeAt([], 0.5)).toBe(0);
  });

  test("each log has its own size, always the same, and all of them have the mix's mean", () => {
    const sizeOf = ofEach(sizes, (bytes) => bytes);
    expect(sizeOf(7_123_456_789)).toBe(sizeOf(7_123_456_789));
    const drawn = Array.from({ length: 100_000 }, (_, log) => sizeOf(40_000_000_000 + log));
    const mean = drawn.reduce((sum, bytes) => sum + bytes, 0) / drawn.length;
    const wanted = meanOver(sizes, (bytes) => bytes);
    expect(mean).toBeWithin(0.95 * wanted, 1.05 * wanted);
  });
});

test.each([
  [0.5, 0],
  [0.841344746, 1],
  [0.977249868, 2],
  [0.001, -3.090232306],
])("the normal quantile of %d is %d", (p, expected) => {
  expect(normalQuantile(p)).toBeCloseTo(expected, 6);
});

test("there is no normal quantile of 0 and 1", () => {
  expect(() => normalQuantile(0)).toThrow(RangeError);
  expect(() => normalQuantile(1)).toThrow(RangeError);
});
