import type { ClientBudget, Clock } from "./ports.ts";
import { RecentMoments } from "./recent-moments.ts";

const minuteMs = 60_000;
/** Nobody waits for longer than a minute, so that no bucket takes longer to drain. */
const longestDrainMs = 2 * minuteMs;
/** More than share and read within two minutes. Where there are more, the first may spend sooner than they should. */
const maxClients = 100_000;

/**
 * One bucket a client, in this process. It holds what may be spent in a minute, and drains in a minute. All that is
 * remembered is the moment at which it will be empty.
 */
export class LeakyBuckets implements ClientBudget {
  private readonly emptyAt = new RecentMoments(longestDrainMs, maxClients);

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
    this.emptyAt.set(client, Math.min(from + (amount * minuteMs) / this.perMinute, now + longestDrainMs), now);
    return this.waitMs(client);
  }

  get clients(): number {
    return this.emptyAt.size;
  }
}

/** For settings of `0`. */
export const noBudget: ClientBudget = { waitMs: () => 0, spend: async () => 0 };
