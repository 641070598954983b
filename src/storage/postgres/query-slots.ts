import { Outage } from "../../wire/refusal.ts";

/** More queries than this wait only when the database is down. */
const maxWaiting = 10_000;

/** Limits statements to the number of connections. A query that gives up while waiting leaves no work behind. */
export class QuerySlots {
  private readonly waiting = new Set<PromiseWithResolvers<void>>();

  constructor(private free: number) {}

  async take(withinMs: number): Promise<void> {
    if (this.free > 0) {
      this.free--;
      return;
    }
    if (this.waiting.size >= maxWaiting) throw new Outage("PostgreSQL is too busy.");
    const turn = Promise.withResolvers<void>();
    this.waiting.add(turn);
    const timer = setTimeout(() => {
      this.waiting.delete(turn);
      turn.reject(new Outage(`PostgreSQL is too busy: no connection was free within ${Math.round(withinMs)} ms.`));
    }, withinMs);
    try {
      await turn.promise;
    } finally {
      clearTimeout(timer);
    }
  }

  get waitingCount(): number {
    return this.waiting.size;
  }

  give(): void {
    const [next] = this.waiting;
    if (!next) {
      this.free++;
      return;
    }
    this.waiting.delete(next);
    next.resolve();
  }

  refuseWaiting(error: Outage): void {
    for (const turn of this.waiting) turn.reject(error);
    this.waiting.clear();
  }
}
