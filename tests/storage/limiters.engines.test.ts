import { expect, test } from "bun:test";
import { once } from "node:events";
import { Cluster, type Redis } from "ioredis";
import { SlidingWindowLimiter } from "../../src/logs/rate-limiter.ts";
import { connectRedis } from "../../src/storage/redis/connect.ts";
import { RedisLimiter } from "../../src/storage/redis/redis-limiter.ts";
import { RedisLink } from "../../src/storage/redis/redis-link.ts";
import { hasRedis, redis, redisCluster, redisSentinel } from "../support/engines/shared-engines.ts";
import { FakeClock } from "../support/fake-clock.ts";
import { describeRateLimiter, type LimitersUnderTest } from "./limiter-contract.ts";

/** Makes every moment of a set older: the server's clock cannot be turned. */
const older = `
for _, member in ipairs(redis.call('ZRANGE', KEYS[1], 0, -1)) do
  redis.call('ZINCRBY', KEYS[1], -ARGV[1], member)
end`;

/** Each "node" has connections of its own. */
async function overRedis(url: string): Promise<LimitersUnderTest> {
  const fail = (trouble: string | null) => {
    if (trouble !== null) throw new Error(trouble);
  };
  const links = await Promise.all(Array.from({ length: 3 }, () => RedisLink.open(url, fail)));
  const side = connectRedis(url);
  // Until then it refuses commands: a primary found through sentinels takes longest.
  if (side.status !== "ready") await once(side, "ready");
  let nodes = 0;
  return {
    node(name, limit) {
      const link = links[nodes++ % links.length]!;
      // Nothing here may be counted elsewhere than in Redis.
      const local = new SlidingWindowLimiter(0, new FakeClock());
      return new RedisLimiter({ link, prefix: `lectern:${name}`, limit, key: Buffer.from("a key"), local });
    },
    async pass(name, milliseconds) {
      for (const server of primaries(side)) {
        for (const key of await server.keys(`lectern:${name}:*`)) await server.eval(older, 1, key, milliseconds);
      }
    },
    close() {
      for (const link of links) link.close();
      side.disconnect();
    },
  };
}

function primaries(client: Redis | Cluster): Redis[] {
  return client instanceof Cluster ? client.nodes("master") : [client];
}

if (hasRedis) {
  test("nobody waits for longer because the clock of Redis was set back by an hour", async () => {
    const limiters = await overRedis((await redis()).url);
    const limiter = limiters.node("clock", 2);
    expect((await limiter.take("client", 2)).taken).toBe(true);
    expect((await limiter.take("client")).taken).toBe(false);
    await limiters.pass("clock", -3_600_000);
    expect(await limiter.allowance("client")).toEqual({ limit: 2, remaining: 2, resetMs: 0 });
    expect((await limiter.take("client")).taken).toBe(true);
    limiters.close();
  });

  describeRateLimiter("Redis", async () => overRedis((await redis()).url));
  describeRateLimiter("Redis Cluster", async () => overRedis((await redisCluster()).url));
  describeRateLimiter("Redis Sentinel", async () => overRedis((await redisSentinel()).url));
}
