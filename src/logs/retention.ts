import type { Clock, LogId } from "./ports.ts";
import type { Ages, Details, LogAge, OperatorRecords, Removals } from "./store-ports.ts";
import { Sweeper, type SweptPart } from "./sweeper.ts";

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

/** Removes what is past its time, a bounded number at once, on one node at a time. */
export class RetentionSweep extends Sweeper {
  constructor(
    private readonly store: Ages & Details & OperatorRecords & Removals,
    private readonly retention: Retention,
    private readonly clock: Clock,
    report: (removed: number | Error) => void,
    private readonly pace: SweepPace = usualPace,
  ) {
    super({ records: store.records, clock, name: "retention", everyMs: pace.everyMs, report });
  }

  /** A log that cannot be removed, because its rows are damaged, does not keep the others. */
  protected override async sweep(start: string | null): Promise<SweptPart> {
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
}
