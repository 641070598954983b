import type { Clock } from "../../../logs/ports.ts";
import { RecentMoments } from "../../../logs/recent-moments.ts";

/** What a client may use at once, beside its share: a few hundred pages, or some thousand reads. */
const burstMs = 500;
/** More than this is not remembered, so that nobody has to wait for longer than a minute. */
const longestDrainMs = 60_000;
/** Whoever is refused is refused for at least so long: a flood that is let in again at once is noticed again at once. */
const shortestRefusalMs = 5000;
/** Somebody else was heard of within this time, so there is somebody to protect. */
const company = 2000;
/** Of each of two generations. */
const maxClients = 20_000;

/**
 * Who uses how much of the thread that answers requests. Each client has a leaky bucket: what it uses fills it, and it
 * drains at the pace of the share that everybody may always have.
 *
 * While the thread is in time, one client may use all of it. Only when others wait for it, those are refused who have
 * used more than their share: ordinary use never fills a bucket. Each node counts for its own thread.
 */
export class ThreadShares {
  /** The moment at which a client's bucket will be empty. */
  private readonly emptyAt = new RecentMoments(longestDrainMs, maxClients);
  /** The moment until which a client is refused. */
  private readonly refusedUntil = new RecentMoments(longestDrainMs, maxClients);
  private lastClient = "";
  private lastChange = Number.NEGATIVE_INFINITY;

  constructor(
    /** Milliseconds of the thread that a client may use in each second; 0: nobody is refused. */
    private readonly msPerSecond: number,
    /** Whether requests wait for the thread. */
    private readonly isLate: () => boolean,
    private readonly clock: Pick<Clock, "monotonic">,
  ) {}

  /** Milliseconds until the client may go on; 0 where it may. Called once for each request. */
  waitMs(client: string): number {
    if (this.msPerSecond === 0) return 0;
    const now = this.clock.monotonic();
    if (client !== this.lastClient) {
      // The first one of all has nobody beside it.
      if (this.lastClient !== "") this.lastChange = now;
      this.lastClient = client;
    }
    const refusedUntil = this.refusedUntil.get(client) ?? 0;
    if (refusedUntil > now) return refusedUntil - now;
    const drainedAt = (this.emptyAt.get(client) ?? 0) - this.drainMs(burstMs);
    if (drainedAt <= now || now - this.lastChange > company || !this.isLate()) return 0;
    const until = Math.max(drainedAt, now + shortestRefusalMs);
    this.refusedUntil.set(client, until, now);
    return until - now;
  }

  /** Notes that the thread worked for a client. */
  use(client: string, milliseconds: number): void {
    if (this.msPerSecond === 0) return;
    const now = this.clock.monotonic();
    const from = Math.max(now, this.emptyAt.get(client) ?? 0);
    this.emptyAt.set(client, Math.min(from + this.drainMs(milliseconds), now + longestDrainMs), now);
  }

  /** How long it takes until so much has drained. */
  private drainMs(usedMs: number): number {
    return (usedMs / this.msPerSecond) * 1000;
  }
}
