import type { Allowance, Clock, TakenUpload, UploadLimiter } from "./ports.ts";

const windowMs = 60_000;

/**
 * A sliding window in this process: at most `limit` uploads in any 60 seconds a client. It remembers the moments of the
 * last uploads themselves, so it is exact; and it forgets a client as soon as the last one is older than the window.
 */
export class SlidingWindowLimiter implements UploadLimiter {
  /** The moments of each client's uploads, oldest first. Clients in the order of their last upload. */
  private readonly uploads = new Map<string, number[]>();

  constructor(
    private readonly limit: number,
    private readonly clock: Clock,
  ) {}

  async allowance(client: string): Promise<Allowance> {
    const now = this.clock.monotonic();
    return this.describe(this.recent(client, now), now);
  }

  async take(client: string, uploads = 1): Promise<TakenUpload> {
    const now = this.clock.monotonic();
    this.forgetIdleClients(now);
    const moments = this.recent(client, now);
    const missing = moments.length + uploads - this.limit;
    const taken = missing <= 0;
    if (taken) {
      for (let upload = 0; upload < uploads; upload++) moments.push(now);
      this.uploads.delete(client);
      this.uploads.set(client, moments);
    }
    const refund = async () => {
      if (taken) for (let upload = 0; upload < uploads; upload++) this.giveBack(client, now);
      return this.allowance(client);
    };
    return { taken, allowance: this.describe(moments, now, taken ? 1 : missing), refund };
  }

  /** How many clients are remembered: bounded by the uploads of the last minute. */
  get clients(): number {
    return this.uploads.size;
  }

  private recent(client: string, now: number): number[] {
    const moments = this.uploads.get(client) ?? [];
    while (moments.length > 0 && now - moments[0]! >= windowMs) moments.shift();
    return moments;
  }

  /** `missing`: how many uploads have to leave the window. */
  private describe(moments: number[], now: number, missing = 1): Allowance {
    const resetMs = moments.length === 0 ? 0 : moments[missing - 1]! + windowMs - now;
    return { limit: this.limit, remaining: this.limit - moments.length, resetMs };
  }

  private giveBack(client: string, moment: number): void {
    const moments = this.uploads.get(client);
    const at = moments?.indexOf(moment) ?? -1;
    if (at !== -1) moments!.splice(at, 1);
  }

  private forgetIdleClients(now: number): void {
    for (const [client, moments] of this.uploads) {
      const last = moments.at(-1);
      if (last !== undefined && now - last < windowMs) return;
      this.uploads.delete(client);
    }
  }
}

/** For `UPLOADS_PER_MINUTE=0`. */
export const unlimited: UploadLimiter = {
  allowance: async () => null,
  take: async () => ({ taken: true, allowance: null, refund: async () => null }),
};
