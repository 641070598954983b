import type { Logger } from "../logging/logger.ts";
import { LeakyBuckets, noBudget } from "../logs/client-budget.ts";
import { type ClientBudget, type RateLimiter, systemClock } from "../logs/ports.ts";
import { SlidingWindowLimiter, unlimited } from "../logs/rate-limiter.ts";
import type { EngineMeter } from "../storage/engine-meter.ts";

export interface Limits {
  /** `0`: there is no limit. `name` keeps one limit apart from another. */
  of(name: string, perMinute: number): RateLimiter;
  /** A limit on what is counted only after it happened. */
  budget(name: string, perMinute: number): ClientBudget;
  /** What health reports of them. */
  notices(): Record<string, string>;
  close(): void;
}

/** Limits that each process counts by itself. */
export const localLimits: Limits = {
  of: (_, perMinute) => (perMinute === 0 ? unlimited : new SlidingWindowLimiter(perMinute, systemClock)),
  budget: (_, perMinute) => (perMinute === 0 ? noBudget : new LeakyBuckets(perMinute, systemClock)),
  notices: () => ({}),
  close: () => {},
};

/** Limits that every node with the same Redis shares. `key`: addresses are written as hashes with it. */
export async function sharedLimits(
  redisUrl: string,
  key: Uint8Array,
  logger: Logger,
  meter: EngineMeter,
): Promise<Limits> {
  // Loaded only where it is used.
  const { RedisLink } = await import("../storage/redis/redis-link.ts");
  const { RedisBudget } = await import("../storage/redis/redis-budget.ts");
  const { RedisLimiter } = await import("../storage/redis/redis-limiter.ts");
  const link = await RedisLink.open(
    redisUrl,
    (trouble) => {
      if (trouble === null) logger.info("redis is back: the limits are those of all nodes again");
      else logger.warn("redis cannot be asked: each node limits by itself until it is back", { error: trouble });
    },
    meter,
  );
  return {
    of: (name, limit) => {
      if (limit === 0) return unlimited;
      return new RedisLimiter({ link, prefix: `lectern:${name}`, limit, key, local: localLimits.of(name, limit) });
    },
    budget: (name, perMinute) => {
      if (perMinute === 0) return noBudget;
      const local = localLimits.budget(name, perMinute);
      return new RedisBudget({ link, prefix: `lectern:${name}`, perMinute, key, local, clock: systemClock });
    },
    notices: () =>
      link.outageReason === null ? {} : { redis: `${link.outageReason}. Limits are counted by each node.` },
    close: () => link.close(),
  };
}
