import { createHmac, randomUUID } from "node:crypto";
import type { Allowance, TakenUpload, UploadLimiter } from "../../logs/ports.ts";
import type { RedisLink } from "./redis-link.ts";

const windowMs = 60_000;

/**
 * A sliding window that all nodes share, exact under concurrency: the script runs alone on the server, by the server's
 * clock. The moments of the last uploads are a sorted set. ARGV: the limit, `1` to take one, and what makes the member
 * unique. Gives how many are used, the milliseconds until the oldest of them leaves the window, and the member that was
 * taken, or an empty string.
 */
const script = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - ${windowMs})
local used = redis.call('ZCARD', KEYS[1])
local member = ''
if ARGV[2] == '1' and used < tonumber(ARGV[1]) then
  member = ARGV[3]
  redis.call('ZADD', KEYS[1], now, member)
  redis.call('PEXPIRE', KEYS[1], ${windowMs})
  used = used + 1
end
local oldest = redis.call('ZRANGE', KEYS[1], 0, 0, 'WITHSCORES')
local reset = 0
if oldest[2] then reset = oldest[2] + ${windowMs} - now end
return {used, reset, member}
`;

export interface RedisLimiterDependencies {
  link: RedisLink;
  /** Apart from other limits, and from other users of the same server. */
  prefix: string;
  limit: number;
  /** Addresses do not leave the node: what is written is a keyed hash. */
  key: Uint8Array;
  /** What counts while Redis cannot be asked. */
  local: UploadLimiter;
}

/** One limit for all nodes. While Redis cannot be asked, each node limits by itself: uploads go on. */
export class RedisLimiter implements UploadLimiter {
  private readonly node = randomUUID();
  private taken = 0;

  constructor(private readonly deps: RedisLimiterDependencies) {}

  async allowance(client: string): Promise<Allowance | null> {
    const said = await this.ask(client, false);
    return said ? this.describe(said) : this.deps.local.allowance(client);
  }

  async take(client: string): Promise<TakenUpload> {
    const said = await this.ask(client, true);
    if (!said) return this.deps.local.take(client);
    const { member } = said;
    const refund = async () => {
      if (member !== "") await this.deps.link.ask(this.keyOf(client), (redis, key) => redis.zrem(key, member));
      return this.allowance(client);
    };
    return { taken: member !== "", allowance: this.describe(said), refund };
  }

  private async ask(client: string, isTaking: boolean): Promise<LimiterReply | null> {
    const { link, limit } = this.deps;
    const member = `${this.node}.${this.taken++}`;
    const answer = await link.ask(this.keyOf(client), (redis, key) =>
      redis.eval(script, 1, key, limit, isTaking ? "1" : "0", member),
    );
    if (!answer) return null;
    const [used, resetMs, taken] = answer as [number, number, string];
    return { used, resetMs, member: taken };
  }

  private describe({ used, resetMs }: LimiterReply): Allowance {
    const { limit } = this.deps;
    return { limit, remaining: Math.max(0, limit - used), resetMs };
  }

  /** One key a call, so that any node of a cluster can take it. */
  private keyOf(client: string): string {
    const hash = createHmac("sha256", this.deps.key).update(client).digest("base64url").slice(0, 22);
    return `${this.deps.prefix}:${hash}`;
  }
}

interface LimiterReply {
  used: number;
  resetMs: number;
  /** What was taken; `""` for nothing. */
  member: string;
}
