import type { Fault } from "../../analysis/fault/fault.ts";
import { fingerprintOf } from "../../logs/crash-fingerprint.ts";
import { type CrashNotes, leastSharers } from "../../logs/crash-notes.ts";
import type { CrashCounting, CrashFingerprint, SampledCrash } from "../../logs/crash-ports.ts";
import type { Clock } from "../../logs/ports.ts";
import type { KnownCrash } from "../../wire/known-crash.ts";
import { Outage, Refusal } from "../../wire/refusal.ts";
import type { JobPool } from "../../work/job-pool.ts";
import type { Requester } from "../../work/requester.ts";
import type { CrashCounter } from "./crash-counting.ts";
import { summariseCrash } from "./crash-summary-job.ts";

/** Logs of a fault, and of the platform that they are compared with. */
const sampledLogs = 200;
const sampledOthers = 200;
/** So long what is told of a fault stays the same. */
const freshMs = 60_000;
const maxRemembered = 2000;
/** Pages that are kept ready are made again that often. */
const pageMs = 15 * 60_000;
const dayMs = 24 * 60 * 60 * 1000;

const nothingTold: Omit<KnownCrash, "fingerprint" | "note"> = {
  count: null,
  sharers: null,
  since: null,
  last: null,
  versions: { minecraft: [], loader: [], java: [], culprit: [] },
  culprit: null,
  inCommon: [],
  never: [],
  goneIn: null,
};

/** Who counts faults, and who tells what is known of them. */
export interface CrashParts {
  counter: Pick<CrashCounter, "note">;
  known: Pick<KnownCrashes, "of" | "epoch">;
}

/** What is known of a fault from the logs of others. */
export class KnownCrashes {
  private readonly remembered = new Map<CrashFingerprint, { at: number; known: Promise<KnownCrash | null> }>();

  constructor(
    private readonly store: CrashCounting,
    private readonly notes: Pick<CrashNotes, "of">,
    private readonly heavy: Pick<JobPool, "run">,
    private readonly clock: Clock,
    private readonly isOn: boolean,
    private readonly told: () => void = () => {},
  ) {}

  /** Changes when pages with what is told here are to be made again. */
  get epoch(): number {
    return this.isOn ? Math.floor(this.clock.now() / pageMs) : 0;
  }

  /** `null` where there is nothing to tell. It stands beside an answer: where it cannot be had, the answer goes out without. */
  async of(fault: Fault | null, requester: Requester): Promise<KnownCrash | null> {
    if (!fault || !this.isOn) return null;
    const fingerprint = fingerprintOf(fault);
    const found = this.remembered.get(fingerprint);
    if (found && this.clock.now() - found.at < freshMs) return found.known;
    const known = this.find(fingerprint, requester).catch((error: unknown) => {
      this.remembered.delete(fingerprint);
      if (error instanceof Outage || error instanceof Refusal) return null;
      throw error;
    });
    this.remember(fingerprint, known);
    return known;
  }

  private remember(fingerprint: CrashFingerprint, known: Promise<KnownCrash | null>): void {
    this.remembered.delete(fingerprint);
    if (this.remembered.size >= maxRemembered) this.remembered.delete(this.remembered.keys().next().value!);
    this.remembered.set(fingerprint, { at: this.clock.now(), known });
  }

  private async find(fingerprint: CrashFingerprint, requester: Requester): Promise<KnownCrash | null> {
    const { crashes } = this.store;
    const [counts, note] = await Promise.all([crashes.counts(fingerprint), this.notes.of(fingerprint)]);
    if (!counts || counts.sharers < leastSharers) return note === null ? null : { fingerprint, ...nothingTold, note };
    const having = await crashes.sample({ fingerprint }, sampledLogs);
    const platform = platformOfMost(having);
    const usual = await crashes.sample({ platform }, sampledOthers);
    const summary = await this.heavy.run(summariseCrash, { fingerprint, platform, having, usual }, requester);
    this.told();
    const { shares: count, sharers, firstDay, lastDay } = counts;
    return { fingerprint, count, sharers, since: dateOf(firstDay), last: dateOf(lastDay), ...summary, note };
  }
}

function platformOfMost(rows: readonly SampledCrash[]): string {
  const counts = new Map<string, number>();
  for (const { platform } of rows) counts.set(platform, (counts.get(platform) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? "";
}

export function dateOf(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}
