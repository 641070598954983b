import type { Crashes, CrashFingerprint, CrashSighting, RecentCrash } from "../../src/logs/crash-ports.ts";
import type { LogId } from "../../src/logs/ports.ts";

/** The plainest statement of what is counted of faults: everything is counted anew when it is asked for. */
export class MemoryCrashes implements Crashes {
  private readonly rows = new Map<LogId, CrashSighting>();

  constructor(private readonly isThere: (log: LogId) => boolean) {}

  async note(sighting: CrashSighting): Promise<void> {
    this.rows.delete(sighting.log);
    if (this.isThere(sighting.log)) this.rows.set(sighting.log, sighting);
  }

  forget(log: LogId): void {
    this.rows.delete(log);
  }

  async counts(fingerprint: CrashFingerprint) {
    const rows = this.rowsOf(fingerprint);
    if (rows.length === 0) return null;
    const days = rows.map(({ day }) => day);
    return {
      fingerprint,
      about: rows.at(-1)!.about,
      shares: rows.length,
      sharers: sharersIn(rows),
      firstDay: Math.min(...days),
      lastDay: Math.max(...days),
    };
  }

  async sample(of: { fingerprint: CrashFingerprint } | { platform: string }, limit: number) {
    const rows = "platform" in of ? [...this.rows.values()].filter(({ platform }) => platform === of.platform) : [];
    const all = "platform" in of ? rows : this.rowsOf(of.fingerprint);
    const last = new Map(all.toSorted((a, b) => a.day - b.day).map((row) => [row.sharer, row]));
    return [...last]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .slice(0, limit)
      .map(([, { fingerprint, platform, traits }]) => ({ fingerprint, platform, traits }));
  }

  async frequent({ from, to }: { from: number; to: number }, leastSharers: number, limit: number) {
    const all = new Set([...this.rows.values()].flatMap(({ fingerprint }) => fingerprint ?? []));
    const found: RecentCrash[] = [];
    for (const fingerprint of all) {
      const counts = (await this.counts(fingerprint))!;
      const recentSharers = sharersIn(this.rowsOf(fingerprint).filter(({ day }) => from <= day && day <= to));
      if (counts.sharers >= leastSharers && recentSharers > 0) found.push({ ...counts, recentSharers });
    }
    const order = (a: RecentCrash, b: RecentCrash) => b.recentSharers - a.recentSharers || b.sharers - a.sharers;
    return found.sort(order).slice(0, limit);
  }

  async days(fingerprint: CrashFingerprint, { from, to }: { from: number; to: number }) {
    const rows = this.rowsOf(fingerprint).filter(({ day }) => from <= day && day <= to);
    const days = [...new Set(rows.map(({ day }) => day))].sort((a, b) => a - b);
    return days.map((day) => ({ day, sharers: sharersIn(rows.filter((row) => row.day === day)) }));
  }

  private rowsOf(fingerprint: CrashFingerprint): CrashSighting[] {
    return [...this.rows.values()].filter((row) => row.fingerprint === fingerprint);
  }
}

function sharersIn(rows: readonly CrashSighting[]): number {
  return new Set(rows.map(({ sharer }) => sharer)).size;
}
