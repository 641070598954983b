import type { Allowance, Clock, RateLimiter, TakenUses } from "./ports.ts";

const windowMs = 60_000;

/**
 * A sliding window in this process: at most `limit` uses in any 60 seconds a client. It remembers the moments of the
 * last uses themselves, so it is exact; and it forgets a client as soon as the last one is older than the window.
 */
export class SlidingWindowLimiter implements RateLimiter {
  /** The moments of each client's uses, oldest first. Clients in the order of their last use. */
  private readonly uses = new Map<string, number[]>();

  constructor(
    private readonly limit: number,
    private readonly clock: Clock,
  ) {}

  async allowance(client: string): Promise<Allowance> {
    const now = this.clock.monotonic();
    return this.describe(this.recent(client, now), now);
  }

  async take(client: string, uses = 1): Promise<TakenUses> {
    const now = this.clock.monotonic();
    this.forgetIdleClients(now);
    const moments = this.recent(client, now);
    const missing = moments.length + uses - this.limit;
    const taken = missing <= 0;
    if (taken) {
      for (let use = 0; use < uses; use++) moments.push(now);
      this.uses.delete(client);
      this.uses.set(client, moments);
    }
    const refund = async () => {
      if (taken) for (let use = 0; use < uses; use++) this.giveBack(client, now);
      return this.allowance(client);
    };
    return { taken, allowance: this.describe(moments, now, taken ? 1 : missing), refund };
  }

  /** How many clients are remembered: bounded by the uses of the last minute. */
  get clients(): number {
    return this.uses.size;
  }

  private recent(client: string, now: number): number[] {
    const moments = this.uses.get(client) ?? [];
    while (moments.length > 0 && now - moments[0]! >= windowMs) moments.shift();
    return moments;
  }

  /** `missing`: how many uses have to leave the window. */
  private describe(moments: number[], now: number, missing = 1): Allowance {
    const resetMs = moments.length === 0 ? 0 : moments[missing - 1]! + windowMs - now;
    return { limit: this.limit, remaining: this.limit - moments.length, resetMs };
  }

  private giveBack(client: string, moment: number): void {
    const moments = this.uses.get(client);
    const at = moments?.indexOf(moment) ?? -1;
    if (at !== -1) moments!.splice(at, 1);
  }

  private forgetIdleClients(now: number): void {
    for (const [client, moments] of this.uses) {
      const last = moments.at(-1);
      if (last !== undefined && now - last < windowMs) return;
      this.uses.delete(client);
    }
  }
}

/** For limits of `0`. */
export const unlimited: RateLimiter = {
  allowance: async () => null,
  take: async () => ({ taken: true, allowance: null, refund: async () => null }),
};
