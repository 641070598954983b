import type { Clock, LogAge, LogId, LogStore } from "./ports.ts";

/** How long logs are kept, where an operator does not keep them for good. */
export interface Retention {
  days: number;
  /** What the days are counted from. A log that nobody has viewed counts from its upload. */
  from: "view" | "upload";
}

const dayMs = 24 * 60 * 60 * 1000;

/** Milliseconds since 1970. */
export function expiryOf({ createdAt, viewedAt }: Omit<LogAge, "id">, { days, from }: Retention): number {
  const last = from === "view" ? Math.max(createdAt, viewedAt ?? 0) : createdAt;
  return last + days * dayMs;
}

/** How fast logs are removed. A turn is short, and the next one, of whatever node, continues where it ended. */
export interface SweepPace {
  everyMs: number;
  logsInTurn: number;
  /** Logs that are looked at together; between two pages others have their turn. */
  page: number;
  pauseMs: number;
}

/** Twenty thousand a minute are a million logs in an hour, and leave the thread idle most of the time. */
const usualPace: SweepPace = { everyMs: 60_000, logsInTurn: 20_000, page: 500, pauseMs: 100 };

/** Nobody gets a removed log back, and a clock that is wrong at a start is mostly set right within minutes. */
const jumpMs = dayMs;
const doubtMs = 60 * 60 * 1000;

interface Turn {
  /** When it was begun. */
  at: number;
  /** Where the walk over all logs goes on; `null` at the beginning. */
  after: string | null;
  /** Nothing is removed before, because a clock has jumped. */
  doubtedUntil?: number;
}

/** Removes what is past its time, a bounded number at once, on one node at a time. */
export class RetentionSweep {
  private timer: ReturnType<typeof setInterval> | null = null;
  private isStopped = false;
  private running: Promise<unknown> = Promise.resolve();
  private isRunning = false;

  constructor(
    private readonly store: LogStore,
    private readonly retention: Retention,
    private readonly clock: Clock,
    private readonly report: (removed: number | Error) => void,
    private readonly pace: SweepPace = usualPace,
  ) {}

  start(): void {
    this.timer = setInterval(() => this.turnReported(), this.pace.everyMs);
    this.turnReported();
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    if (this.timer) clearInterval(this.timer);
    await this.running;
  }

  /** How many logs were removed; 0 where another node had the turn. */
  async turn(): Promise<number> {
    const began = this.clock.now();
    const before = await this.store.records.read("turn", "retention");
    const last = before === null ? null : (JSON.parse(before) as Turn);
    // Of a clock that was set back, the last turn may be long to come.
    const passed = last ? Math.abs(began - last.at) : Number.POSITIVE_INFINITY;
    // A little less than the interval, so that a node's own next turn is not a moment too early.
    if (passed < this.pace.everyMs * 0.9) return 0;
    const doubtedUntil = last && passed > jumpMs ? began + doubtMs : (last?.doubtedUntil ?? 0);
    const isDoubted = doubtedUntil > began;
    const turn: Turn = { at: began, after: last?.after ?? null, ...(isDoubted && { doubtedUntil }) };
    const taken = JSON.stringify(turn);
    if (!(await this.store.records.replace("turn", "retention", before, taken)) || isDoubted) return 0;
    const { removed, after, failure } = await this.walk(turn.after);
    const done = JSON.stringify({ ...turn, after } satisfies Turn);
    if (done !== taken) await this.store.records.replace("turn", "retention", taken, done);
    if (failure) throw failure;
    return removed;
  }

  /** A log that cannot be removed, because its rows are damaged, does not keep the others. */
  private async walk(start: string | null): Promise<{ removed: number; after: string | null; failure: Error | null }> {
    const { logsInTurn, page, pauseMs } = this.pace;
    let after = start;
    let removed = 0;
    let failure: Error | null = null;
    for (let seen = 0; seen < logsInTurn && !this.isStopped; seen += page) {
      const { ages, next } = await this.store.ages(after, page);
      const now = this.clock.now();
      const expired = ages.filter((age) => this.isExpired(age, now));
      const outcomes = await Promise.allSettled(expired.map(({ id }) => this.removeUnlessNeeded(id, now)));
      for (const outcome of outcomes) {
        if (outcome.status === "rejected") failure ??= outcome.reason as Error;
        else if (outcome.value) removed++;
      }
      after = next;
      if (next === null) break;
      await Bun.sleep(pauseMs);
    }
    return { removed, after, failure };
  }

  private isExpired(age: LogAge, now: number): boolean {
    return expiryOf(age, this.retention) <= now;
  }

  private async removeUnlessNeeded(id: LogId, now: number): Promise<boolean> {
    return !(await this.isSharedWithNewer(id, now)) && this.store.remove(id, "retention");
  }

  /** Whoever reads a bundle need not open each of its files: none of them goes while one is viewed, or the bundle is. */
  private async isSharedWithNewer(id: LogId, now: number): Promise<boolean> {
    const details = await this.store.details(id);
    const bundle = details?.files ? id : details?.bundle;
    if (!bundle) return false;
    const files = (await this.store.details(bundle))?.files ?? [];
    for (const other of [bundle, ...files].filter((one) => one !== id)) {
      const age = await this.store.age(other);
      if (age && !this.isExpired(age, now)) return true;
    }
    return false;
  }

  private turnReported(): void {
    if (this.isRunning || this.isStopped) return;
    this.isRunning = true;
    this.running = this.turn()
      .then((removed) => removed > 0 && this.report(removed), this.report)
      .finally(() => {
        this.isRunning = false;
      });
  }
}
