import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { LeakyBuckets } from "../../src/logs/client-budget.ts";
import { type ClientBudget, systemClock } from "../../src/logs/ports.ts";
import { RedisBudget } from "../../src/storage/redis/redis-budget.ts";
import { RedisLink } from "../../src/storage/redis/redis-link.ts";
import { hasRedis, redis, redisCluster } from "../support/engines/shared-engines.ts";
import { FakeClock } from "../support/fake-clock.ts";

/** A minute's budget is so large, and drains so slowly, that the time a test takes does not matter. */
const perMinute = 60;

if (hasRedis) {
  describe.each<[string, () => Promise<{ url: string }>]>([
    ["Redis", redis],
    ["Redis Cluster", redisCluster],
  ])("a budget in %s", (_, engine) => {
    const links: RedisLink[] = [];
    beforeAll(async () => {
      const { url } = await engine();
      for (let i = 0; i < 2; i++) links.push(await RedisLink.open(url, () => {}));
    });
    afterAll(() => {
      for (const link of links) link.close();
    });

    function nodes(name: string): ClientBudget[] {
      return links.map((link) => {
        const local = new LeakyBuckets(1, new FakeClock());
        const prefix = `lectern:${name}`;
        return new RedisBudget({ link, prefix, perMinute, key: Buffer.from("a key"), local, clock: systemClock });
      });
    }

    test("is one for all nodes", async () => {
      const [one, other] = nodes("shared");
      expect(await one!.spend("a", 30)).toBe(0);
      expect(await other!.spend("a", 29)).toBe(0);
      const wait = await one!.spend("a", 10);
      expect(wait).toBeGreaterThan(5000);
      expect(wait).toBeLessThan(10_000);
      expect(one!.waitMs("a")).toBeGreaterThan(5000);
      // A node that has not spent anything itself allows one more, and learns of the others by it.
      expect(other!.waitMs("a")).toBe(0);
      expect(await other!.spend("a", 1)).toBeGreaterThan(5000);
      expect(other!.waitMs("a")).toBeGreaterThan(5000);
    });

    test("is each client's own, and never overdrawn by more than a minute", async () => {
      const [one] = nodes("own");
      const wait = await one!.spend("a", 1_000_000);
      expect(wait).toBeGreaterThan(55_000);
      expect(wait).toBeLessThanOrEqual(60_000);
      expect(await one!.spend("b", 1)).toBe(0);
    });

    test("is the node's own while Redis cannot be asked", async () => {
      const { url } = await engine();
      const link = await RedisLink.open(url, () => {});
      const local = new LeakyBuckets(1, new FakeClock());
      const parts = { link, prefix: "lectern:gone", perMinute, key: Buffer.from("a key"), local, clock: systemClock };
      const budget = new RedisBudget(parts);
      link.close();
      expect(await budget.spend("a", 1)).toBe(0);
      expect(await budget.spend("a", 1)).toBe(60_000);
      expect(budget.waitMs("a")).toBe(60_000);
    });
  });
}
