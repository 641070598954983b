import { describe, expect, test } from "bun:test";
import { seededRandom } from "../sample-log.ts";
import { type CacheRun, simulateCache } from "./cache-simulation.ts";
import { ageAt, shareBefore } from "./read-ages.ts";
import { zipfRanks } from "./zipf.ts";

const run: CacheRun = {
  uploadsPerSecond: 20,
  readsPerLog: 8,
  zipfExponent: 0.9,
  nodes: 4,
  cacheBytes: 2_000_000,
  balance: "any",
  bytesOf: () => 10_000,
  measuredReads: 5_000,
  seed: 1,
};
const rate = (changed: Partial<CacheRun>) => simulateCache({ ...run, ...changed }).hitRate;

describe("the simulated cache", () => {
  test("gives the same for the same seed", () => {
    expect(simulateCache(run)).toEqual(simulateCache(run));
  });

  test("hits nothing without memory", () => {
    expect(rate({ cacheBytes: 0 })).toBe(0);
  });

  test("hits more with more memory, and with all reads of a log on one node", () => {
    const any = rate({});
    expect(any).toBeWithin(0.01, 0.99);
    expect(rate({ cacheBytes: 20_000_000 })).toBeGreaterThan(any);
    expect(rate({ balance: "log" })).toBeGreaterThan(any);
  });

  test("one node is the same under both ways to balance", () => {
    expect(rate({ nodes: 1, balance: "log" })).toBe(rate({ nodes: 1, balance: "any" }));
  });
});

describe("the ages of reads", () => {
  test("the share before an age and the age of a share belong together", () => {
    for (const share of [0.05, 0.4, 0.7, 0.93, 0.99]) expect(shareBefore(ageAt(share))).toBeCloseTo(share, 9);
    expect([shareBefore(0), shareBefore(1e12), ageAt(0), ageAt(-1)]).toEqual([0, 1, 1, 1]);
    expect(ageAt(1)).toBe(10 * 365 * 86_400);
  });
});

describe("Zipf's ranks", () => {
  test.each([0.9, 1, 1.3])("come as often as they should with an exponent of %d", (exponent) => {
    const [count, draws] = [50, 100_000];
    const rank = zipfRanks(count, exponent);
    const random = seededRandom(3);
    const seen = new Array<number>(count + 1).fill(0);
    for (let draw = 0; draw < draws; draw++) seen[rank(random)]!++;
    const weights = Array.from({ length: count }, (_, place) => (place + 1) ** -exponent);
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    expect(seen[0]).toBe(0);
    for (const place of [1, 2, 10, 50]) {
      const expected = (draws * weights[place - 1]!) / total;
      // Five standard deviations; the seed makes it the same every time.
      expect(Math.abs(seen[place]! - expected)).toBeLessThan(5 * Math.sqrt(expected));
    }
  });

  test("one rank is always the first, and none is a mistake", () => {
    expect(zipfRanks(1, 0.9)(seededRandom(1))).toBe(1);
    expect(() => zipfRanks(0, 0.9)).toThrow(RangeError);
    expect(() => zipfRanks(5, 0)).toThrow(RangeError);
  });
});
