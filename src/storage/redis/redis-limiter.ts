import { randomUUID } from "node:crypto";
import type { Allowance, RateLimiter, TakenUses } from "../../logs/ports.ts";
import { clientKey, type RedisLink } from "./redis-link.ts";

const windowMs = 60_000;

/**
 * A sliding window that all nodes share, exact under concurrency: the script runs alone on the server, by the server's
 * clock. The moments of the last uses are a sorted set; those of a clock that was set back, or of another server before a
 * failover, are not waited for. ARGV: the limit, how many to take, and the members that they
 * become. Gives how many are used, the milliseconds until so many leave the window as are needed, and `1` where they were
 * taken.
 */
const script = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - ${windowMs})
redis.call('ZREMRANGEBYSCORE', KEYS[1], now + ${windowMs}, '+inf')
local used = redis.call('ZCARD', KEYS[1])
local wanted = tonumber(ARGV[2])
local missing = used + wanted - tonumber(ARGV[1])
local taken = 0
if wanted > 0 and missing <= 0 then
  for i = 1, wanted do redis.call('ZADD', KEYS[1], now, ARGV[2 + i]) end
  redis.call('PEXPIRE', KEYS[1], ${windowMs})
  used = used + wanted
  taken = 1
end
local at = math.max(missing, 1) - 1
local oldest = redis.call('ZRANGE', KEYS[1], at, at, 'WITHSCORES')
local reset = 0
if oldest[2] then reset = oldest[2] + ${windowMs} - now end
return {used, reset, taken}
`;

export interface RedisLimiterDependencies {
  link: RedisLink;
  /** Apart from other limits, and from other users of the same server. */
  prefix: string;
  limit: number;
  /** Addresses do not leave the node: what is written is a keyed hash. */
  key: Uint8Array;
  /** What counts while Redis cannot be asked. */
  local: RateLimiter;
}

/** One limit for all nodes. While Redis cannot be asked, each node limits by itself, and the service goes on. */
export class RedisLimiter implements RateLimiter {
  private readonly node = randomUUID();
  private taken = 0;

  constructor(private readonly deps: RedisLimiterDependencies) {}

  async allowance(client: string): Promise<Allowance | null> {
    const said = await this.ask(client, []);
    return said ? this.describe(said) : this.deps.local.allowance(client);
  }

  async take(client: string, uses = 1): Promise<TakenUses> {
    const members = Array.from({ length: uses }, () => `${this.node}.${this.taken++}`);
    const said = await this.ask(client, members);
    if (!said) return this.deps.local.take(client, uses);
    const { taken } = said;
    const refund = async () => {
      if (taken) await this.deps.link.ask(this.keyOf(client), (redis, key) => redis.zrem(key, ...members));
      return this.allowance(client);
    };
    return { taken, allowance: this.describe(said), refund };
  }

  private async ask(client: string, members: string[]): Promise<LimiterReply | null> {
    const { link, limit } = this.deps;
    const answer = await link.ask(this.keyOf(client), (redis, key) =>
      redis.eval(script, 1, key, limit, members.length, ...members),
    );
    if (!answer) return null;
    const [used, resetMs, taken] = answer as [number, number, number];
    return { used, resetMs, taken: taken === 1 };
  }

  private describe({ used, resetMs }: LimiterReply): Allowance {
    const { limit } = this.deps;
    return { limit, remaining: Math.max(0, limit - used), resetMs };
  }

  /** One key a call, so that any node of a cluster can take it. */
  private keyOf(client: string): string {
    return clientKey(this.deps.prefix, this.deps.key, client);
  }
}

interface LimiterReply {
  used: number;
  resetMs: number;
  taken: boolean;
}
