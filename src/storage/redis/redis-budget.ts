import type { ClientBudget, Clock } from "../../logs/ports.ts";
import { RecentMoments } from "../../logs/recent-moments.ts";
import { clientKey, type RedisLink } from "./redis-link.ts";

const minuteMs = 60_000;

/**
 * Adds to a bucket that all nodes share, by the server's clock. The key holds the moment at which it will be empty.
 * ARGV: how many milliseconds the amount takes to drain. Gives how long the client has to wait.
 */
const script = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local empty = tonumber(redis.call('GET', KEYS[1]) or now)
if empty < now then empty = now end
empty = math.min(math.floor(empty + ARGV[1]), now + ${2 * minuteMs})
if empty > now then redis.call('SET', KEYS[1], string.format('%d', empty), 'PX', empty - now) end
return math.max(0, empty - ${minuteMs} - now)
`;

export interface RedisBudgetDependencies {
  link: RedisLink;
  prefix: string;
  perMinute: number;
  /** Addresses do not leave the node: what is written is a keyed hash. */
  key: Uint8Array;
  /** What counts while Redis cannot be asked. */
  local: ClientBudget;
  clock: Clock;
}

/** Clients that a node remembers as blocked. */
const maxBlocked = 100_000;

/**
 * One bucket a client for all nodes. Reading never asks Redis: a node knows of a client that has to wait from what it
 * was told when that client last spent something here.
 */
export class RedisBudget implements ClientBudget {
  private readonly blockedUntil = new RecentMoments(minuteMs, maxBlocked);

  constructor(private readonly deps: RedisBudgetDependencies) {}

  waitMs(client: string): number {
    const until = this.blockedUntil.get(client);
    const own = until === undefined ? 0 : Math.max(0, until - this.deps.clock.monotonic());
    return Math.max(own, this.deps.local.waitMs(client));
  }

  async spend(client: string, amount: number): Promise<number> {
    const { link, prefix, perMinute, local } = this.deps;
    const drainMs = Math.ceil((amount * minuteMs) / perMinute);
    const answer = await link.ask(clientKey(prefix, this.deps.key, client), (redis, key) =>
      redis.eval(script, 1, key, drainMs),
    );
    if (typeof answer !== "number") return local.spend(client, amount);
    if (answer > 0) this.block(client, answer);
    return this.waitMs(client);
  }

  private block(client: string, milliseconds: number): void {
    const now = this.deps.clock.monotonic();
    this.blockedUntil.set(client, now + milliseconds, now);
  }
}
