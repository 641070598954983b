import type { Database } from "bun:sqlite";
import type {
  CrashCounts,
  Crashes,
  CrashFingerprint,
  DaySpan,
  RecentCrash,
  SampledCrash,
} from "../../logs/crash-ports.ts";

/** Of more, those that most have shared are looked at. */
const maxCandidates = 2000;
const countColumns = "fingerprint, about, shares, sharers, first_day AS firstDay, last_day AS lastDay";

/** Steps from sharer to sharer: whoever shared a thousand logs costs no more than whoever shared one. */
const sampleOf = (column: "fingerprint" | "platform") => `
  WITH RECURSIVE one (sharer) AS (
    SELECT min(sharer) FROM crash_logs WHERE ${column} = ?1
    UNION ALL
    SELECT (SELECT min(sharer) FROM crash_logs WHERE ${column} = ?1 AND sharer > one.sharer)
    FROM one WHERE one.sharer IS NOT NULL LIMIT ?2
  )
  SELECT fingerprint, platform, traits FROM one JOIN crash_logs ON log = (
    SELECT log FROM crash_logs WHERE ${column} = ?1 AND sharer = one.sharer ORDER BY day DESC, log DESC LIMIT 1
  )`;

/** What is known of faults. */
export class CrashReads {
  private readonly countsQuery;
  private readonly byFingerprint;
  private readonly byPlatform;
  private readonly frequentQuery;
  private readonly daysQuery;

  constructor(db: Database) {
    this.countsQuery = db.prepare<CrashCounts, [string]>(`SELECT ${countColumns} FROM crashes WHERE fingerprint = ?`);
    this.byFingerprint = db.prepare<SampledCrash, [string, number]>(sampleOf("fingerprint"));
    this.byPlatform = db.prepare<SampledCrash, [string, number]>(sampleOf("platform"));
    this.frequentQuery = db.prepare<RecentCrash, [number, number, number, number]>(
      `WITH candidates AS MATERIALIZED (
         SELECT fingerprint FROM crashes WHERE last_day >= ?1 AND sharers >= ?3 ORDER BY sharers DESC LIMIT ${maxCandidates}
       ),
       recent AS MATERIALIZED (
         SELECT fingerprint AS candidate, (
           SELECT count(DISTINCT sharer) FROM crash_logs
           WHERE crash_logs.fingerprint = candidates.fingerprint AND day BETWEEN ?1 AND ?2
         ) AS recentSharers
         FROM candidates
       )
       SELECT ${countColumns}, recentSharers FROM recent JOIN crashes ON fingerprint = candidate
       WHERE recentSharers > 0 ORDER BY recentSharers DESC, sharers DESC, fingerprint LIMIT ?4`,
    );
    this.daysQuery = db.prepare<{ day: number; sharers: number }, [string, number, number]>(
      `SELECT day, count(DISTINCT sharer) AS sharers FROM crash_logs
       WHERE fingerprint = ? AND day BETWEEN ? AND ? GROUP BY day ORDER BY day`,
    );
  }

  counts(fingerprint: CrashFingerprint): CrashCounts | null {
    return this.countsQuery.get(fingerprint);
  }

  sample(of: Parameters<Crashes["sample"]>[0], limit: number): SampledCrash[] {
    return "platform" in of ? this.byPlatform.all(of.platform, limit) : this.byFingerprint.all(of.fingerprint, limit);
  }

  frequent({ from, to }: DaySpan, leastSharers: number, limit: number): RecentCrash[] {
    return this.frequentQuery.all(from, to, leastSharers, limit);
  }

  days(fingerprint: CrashFingerprint, { from, to }: DaySpan): { day: number; sharers: number }[] {
    return this.daysQuery.all(fingerprint, from, to);
  }
}

type Many = "sample" | "frequent" | "days";
/** One that reads hundreds of rows, which may be anywhere in a large file. */
export type CrashLookUp = { [Name in Many]: { name: Name; args: Parameters<CrashReads[Name]> } }[Many];
export type FoundCrashes = ReturnType<CrashReads[Many]>;

export function lookUp(crashes: CrashReads, { name, args }: CrashLookUp): FoundCrashes {
  return (crashes[name] as (...all: unknown[]) => FoundCrashes).apply(crashes, args);
}

interface CrashReader {
  crash<T>(read: (crashes: CrashReads) => T): T;
}

/** As a port has it, over a connection that reads. `many`: where it is not to be waited for here. */
export function crashReadsOver(
  reader: CrashReader,
  many: (asked: CrashLookUp) => Promise<FoundCrashes> = async (asked) =>
    reader.crash((crashes) => lookUp(crashes, asked)),
): Omit<Crashes, "note"> {
  return {
    counts: async (fingerprint) => reader.crash((crashes) => crashes.counts(fingerprint)),
    sample: async (...args) => (await many({ name: "sample", args })) as SampledCrash[],
    frequent: async (...args) => (await many({ name: "frequent", args })) as RecentCrash[],
    days: async (...args) => (await many({ name: "days", args })) as Awaited<ReturnType<Crashes["days"]>>,
  };
}
