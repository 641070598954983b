import type { ClientBudget, Clock } from "./ports.ts";

const minuteMs = 60_000;
/** Clients that are remembered before those are forgotten whose bucket is empty. */
const maxIdle = 10_000;

/**
 * One bucket a client, in this process. It holds what may be spent in a minute, and drains in a minute. All that is
 * remembered is the moment at which it will be empty.
 */
export class LeakyBuckets implements ClientBudget {
  private readonly emptyAt = new Map<string, number>();

  constructor(
    private readonly perMinute: number,
    private readonly clock: Clock,
  ) {}

  waitMs(client: string): number {
    const emptyAt = this.emptyAt.get(client);
    return emptyAt === undefined ? 0 : Math.max(0, emptyAt - minuteMs - this.clock.monotonic());
  }

  async spend(client: string, amount: number): Promise<number> {
    const now = this.clock.monotonic();
    const from = Math.max(now, this.emptyAt.get(client) ?? 0);
    // Capped, so that nobody waits for longer than a minute.
    this.emptyAt.set(client, Math.min(from + (amount * minuteMs) / this.perMinute, now + 2 * minuteMs));
    if (this.emptyAt.size > maxIdle) this.forgetEmpty(now);
    return this.waitMs(client);
  }

  get clients(): number {
    return this.emptyAt.size;
  }

  private forgetEmpty(now: number): void {
    for (const [client, emptyAt] of this.emptyAt) if (emptyAt <= now) this.emptyAt.delete(client);
  }
}

/** For settings of `0`. */
export const noBudget: ClientBudget = { waitMs: () => 0, spend: async () => 0 };
