/**
 * Moments by client, remembered for a while and forgotten without ever being looked through: a walk over all clients at
 * every request would cost most when there are most of them. What was not set again for a whole lifetime goes with its
 * generation.
 */
export class RecentMoments {
  private young = new Map<string, number>();
  private old = new Map<string, number>();
  private bornAt = Number.NEGATIVE_INFINITY;

  constructor(
    /** A moment means nothing any more when it is older. It may be remembered for twice as long. */
    private readonly lifetimeMs: number,
    /** Of each of two generations. Past it, those are forgotten who were not heard of for longest. */
    private readonly maxClients: number,
  ) {}

  get(client: string): number | undefined {
    return this.young.get(client) ?? this.old.get(client);
  }

  set(client: string, moment: number, now: number): void {
    if (now - this.bornAt >= this.lifetimeMs || this.young.size >= this.maxClients) this.age(now);
    this.young.set(client, moment);
  }

  /** How many are remembered at most: some may be in both generations. */
  get size(): number {
    return this.young.size + this.old.size;
  }

  private age(now: number): void {
    // After two lifetimes of silence nobody of them counts.
    this.old = now - this.bornAt < 2 * this.lifetimeMs ? this.young : new Map();
    this.young = new Map();
    this.bornAt = now;
  }
}
