import { leastSharers } from "../../../logs/crash-notes.ts";
import type { CrashCounting, RecentCrash } from "../../../logs/crash-ports.ts";
import type { Clock } from "../../../logs/ports.ts";
import { dayOf } from "../../insights/crash-counting.ts";

/** A fault with what its row shows. */
export interface FrequentCrash extends RecentCrash {
  /** How many shared it in the days before. */
  before: number;
  /** How many shared it on each of the days that are shown, the oldest first. */
  days: number[];
  /** Games and loaders, the most frequent first. */
  platforms: string[];
}

export const shownDays = 14;
const recentDays = 7;
const maxCrashes = 50;
/** In the week before, in which they may have been rare. */
const maxLookedAt = 2000;
const sampledLogs = 40;
const maxPlatforms = 3;
/** Everybody may ask for it, and it takes some hundred look-ups. */
const freshMs = 10 * 60_000;

/** What many have shared this week. The same for all who ask within some minutes. */
export class FrequentCrashes {
  private made: { at: number; list: Promise<FrequentCrash[]> } | null = null;

  constructor(
    private readonly store: CrashCounting,
    private readonly clock: Clock,
  ) {}

  list(): Promise<FrequentCrash[]> {
    const now = this.clock.now();
    if (this.made && now - this.made.at < freshMs) return this.made.list;
    const list = this.find(dayOf(now));
    this.made = { at: now, list };
    list.catch(() => {
      this.made = null;
    });
    return list;
  }

  private async find(today: number): Promise<FrequentCrash[]> {
    const { crashes } = this.store;
    const first = today - recentDays + 1;
    const recent = await crashes.frequent({ from: first, to: today }, leastSharers, maxCrashes);
    const earlier = await crashes.frequent({ from: first - recentDays, to: first - 1 }, leastSharers, maxLookedAt);
    const before = new Map(earlier.map(({ fingerprint, recentSharers }) => [fingerprint, recentSharers]));
    const found: FrequentCrash[] = [];
    // One after the other: whoever waits for a log is not to wait for all of these.
    for (const one of recent) found.push(await this.withDetails(one, before.get(one.fingerprint) ?? 0, today));
    return found;
  }

  private async withDetails(one: RecentCrash, before: number, today: number): Promise<FrequentCrash> {
    const { crashes } = this.store;
    const from = today - shownDays + 1;
    const days = Array.from({ length: shownDays }, () => 0);
    for (const { day, sharers } of await crashes.days(one.fingerprint, { from, to: today })) days[day - from] = sharers;
    const counts = new Map<string, number>();
    for (const { platform } of await crashes.sample({ fingerprint: one.fingerprint }, sampledLogs)) {
      counts.set(platform, (counts.get(platform) ?? 0) + 1);
    }
    const platforms = [...counts]
      .filter(([, logs]) => logs >= leastSharers)
      .sort(([, a], [, b]) => b - a)
      .slice(0, maxPlatforms)
      .map(([platform]) => platform);
    return { ...one, before, days, platforms };
  }
}
