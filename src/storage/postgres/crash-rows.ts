import type { SQL, TransactionSQL } from "bun";
import type {
  Crashes,
  CrashFingerprint,
  CrashSighting,
  DaySpan,
  RecentCrash,
  SampledCrash,
} from "../../logs/crash-ports.ts";
import type { LogId } from "../../logs/ports.ts";
import type { PostgresDatabase } from "./database.ts";
import { deadlines } from "./deadlines.ts";
import { asBuffer } from "./parameters.ts";

interface Counted {
  fingerprint: string | null;
  sharer: string;
}

interface CountsRow {
  fingerprint: CrashFingerprint;
  about: string;
  shares: string;
  sharers: string;
  first_day: number;
  last_day: number;
}

/** Of more, those that most have shared are looked at. */
const maxCandidates = 2000;

/**
 * The row of the log is held, so that nodes count it one after the other, and a removal comes before it or finds it. Then the rows
 * of the faults are held, in the order of their fingerprints: what a node reads of a fault, no other node changes.
 */
export function noteCrash(sql: SQL, sighting: CrashSighting): Promise<void> {
  return sql.begin(async (tx) => {
    const { log, fingerprint } = sighting;
    const there = await tx`SELECT id FROM logs WHERE id = ${log} FOR NO KEY UPDATE`;
    if (there.length === 0) return;
    const old = (await tx`SELECT fingerprint, sharer FROM crash_logs WHERE id = ${log}`) as Counted[];
    await holdCounts(tx, [...old.map((row) => row.fingerprint), fingerprint]);
    await forgetRows(tx, [log]);
    await addCrash(tx, sighting);
  });
}

/** Counts those that are not counted yet, and holds the rows in the same order: those of logs before those of faults. */
export async function addCrashes(tx: TransactionSQL, sightings: readonly CrashSighting[]): Promise<void> {
  const ids = tx.array(
    sightings.map(({ log }) => log),
    "TEXT",
  );
  const rows = (await tx`
    SELECT id FROM logs
    WHERE id = ANY(${ids}) AND NOT EXISTS (SELECT 1 FROM crash_logs WHERE crash_logs.id = logs.id)
    ORDER BY id FOR NO KEY UPDATE`) as { id: LogId }[];
  // Somebody may have counted one of them while its row was waited for.
  const done = (await tx`SELECT id FROM crash_logs WHERE id = ANY(${ids})`) as { id: LogId }[];
  const open = new Set(rows.map(({ id }) => id)).difference(new Set(done.map(({ id }) => id)));
  const fresh = sightings.filter(({ log }) => open.has(log));
  await holdCounts(
    tx,
    fresh.map(({ fingerprint }) => fingerprint),
  );
  for (const sighting of fresh) await addCrash(tx, sighting);
}

async function addCrash(tx: TransactionSQL, sighting: CrashSighting): Promise<void> {
  const { log, fingerprint, about, sharer, day, platform, traits } = sighting;
  const known =
    fingerprint === null
      ? []
      : await tx`SELECT 1 FROM crash_logs WHERE fingerprint = ${fingerprint} AND sharer = ${sharer} LIMIT 1`;
  await tx`
    INSERT INTO crash_logs (id, fingerprint, sharer, day, platform, traits)
    VALUES (${log}, ${fingerprint}::text, ${sharer}, ${day}::int, ${platform}, ${asBuffer(traits)})`;
  if (fingerprint === null) return;
  const more = known.length === 0 ? 1 : 0;
  await tx`
    INSERT INTO crashes (fingerprint, about, shares, sharers, first_day, last_day)
    VALUES (${fingerprint}, ${about}, 1, 1, ${day}::int, ${day}::int)
    ON CONFLICT (fingerprint) DO UPDATE SET
      about = excluded.about, shares = crashes.shares + 1, sharers = crashes.sharers + ${more}::int,
      first_day = least(crashes.first_day, excluded.first_day), last_day = greatest(crashes.last_day, excluded.last_day)`;
}

/** The logs are removed in this transaction, and leave the counts. */
export async function forgetCrashes(tx: TransactionSQL, logs: readonly LogId[]): Promise<void> {
  const given = tx.array([...logs], "TEXT");
  const rows = (await tx`SELECT fingerprint, sharer FROM crash_logs WHERE id = ANY(${given})`) as Counted[];
  if (rows.length === 0) return;
  await holdCounts(
    tx,
    rows.map(({ fingerprint }) => fingerprint),
  );
  await forgetRows(tx, logs);
}

async function holdCounts(tx: TransactionSQL, fingerprints: readonly (string | null)[]): Promise<void> {
  const all = [...new Set(fingerprints)].filter((one) => one !== null).sort();
  // One that is new is made, so that there is something to hold.
  for (const one of all) {
    await tx`
      INSERT INTO crashes (fingerprint, about, shares, sharers, first_day, last_day) VALUES (${one}, '', 0, 0, 2147483647, 0)
      ON CONFLICT (fingerprint) DO UPDATE SET shares = crashes.shares`;
  }
}

async function forgetRows(tx: TransactionSQL, logs: readonly LogId[]): Promise<void> {
  const gone = (await tx`
    DELETE FROM crash_logs WHERE id = ANY(${tx.array([...logs], "TEXT")}) RETURNING fingerprint, sharer`) as Counted[];
  const shares = new Map<string, { count: number; sharers: Set<string> }>();
  for (const { fingerprint, sharer } of gone) {
    if (fingerprint === null) continue;
    const one = shares.get(fingerprint) ?? { count: 0, sharers: new Set<string>() };
    one.count++;
    one.sharers.add(sharer);
    shares.set(fingerprint, one);
  }
  for (const [fingerprint, { count, sharers }] of shares) {
    const who = tx.array([...sharers], "TEXT");
    await tx`
      UPDATE crashes SET
        shares = shares - ${count}::int,
        sharers = sharers - (
          SELECT count(*) FROM unnest(${who}) AS gone (sharer)
          WHERE NOT EXISTS (SELECT 1 FROM crash_logs WHERE fingerprint = ${fingerprint} AND crash_logs.sharer = gone.sharer)
        ),
        first_day = coalesce((SELECT min(day) FROM crash_logs WHERE fingerprint = ${fingerprint}), 2147483647),
        last_day = coalesce((SELECT max(day) FROM crash_logs WHERE fingerprint = ${fingerprint}), 0)
      WHERE fingerprint = ${fingerprint}`;
    await tx`DELETE FROM crashes WHERE fingerprint = ${fingerprint} AND shares <= 0`;
  }
}

/** What is known of faults, for all nodes. */
export class PostgresCrashes implements Crashes {
  constructor(
    private readonly database: PostgresDatabase,
    readonly note: Crashes["note"],
  ) {}

  async counts(fingerprint: CrashFingerprint) {
    const [row] = await this.query<CountsRow[]>(
      (sql) => sql`SELECT * FROM crashes WHERE fingerprint = ${fingerprint} AND shares > 0`,
    );
    return row ? countsIn(row) : null;
  }

  /** Steps from sharer to sharer: whoever shared a thousand logs costs no more than whoever shared one. */
  async sample(of: { fingerprint: CrashFingerprint } | { platform: string }, limit: number) {
    const rows = await this.query<SampledCrash[]>((sql) => {
      const [column, value] =
        "platform" in of ? [sql`platform`, of.platform] : [sql`fingerprint`, of.fingerprint as string];
      return sql`
        WITH RECURSIVE one AS (
          (SELECT sharer, fingerprint, platform, traits FROM crash_logs WHERE ${column} = ${value} ORDER BY sharer, day DESC LIMIT 1)
          UNION ALL
          SELECT next.* FROM one CROSS JOIN LATERAL (
            SELECT sharer, fingerprint, platform, traits FROM crash_logs
            WHERE ${column} = ${value} AND sharer > one.sharer ORDER BY sharer, day DESC LIMIT 1
          ) AS next
        )
        SELECT fingerprint, platform, traits FROM one LIMIT ${limit}::int`;
    });
    return rows.map((row) => ({ ...row, traits: new Uint8Array(row.traits) }));
  }

  async frequent({ from, to }: DaySpan, leastSharers: number, limit: number): Promise<RecentCrash[]> {
    const rows = await this.query<(CountsRow & { recent: string })[]>(
      (sql) => sql`
        SELECT * FROM (
          SELECT candidates.*, (
            SELECT count(DISTINCT sharer) FROM crash_logs
            WHERE crash_logs.fingerprint = candidates.fingerprint AND day BETWEEN ${from}::int AND ${to}::int
          ) AS recent
          FROM (
            SELECT * FROM crashes WHERE last_day >= ${from}::int AND sharers >= ${leastSharers}::int AND shares > 0
            ORDER BY sharers DESC LIMIT ${maxCandidates}::int
          ) AS candidates
        ) AS counted WHERE recent > 0 ORDER BY recent DESC, sharers DESC, fingerprint LIMIT ${limit}::int`,
    );
    return rows.map((row) => ({ ...countsIn(row), recentSharers: Number(row.recent) }));
  }

  async days(fingerprint: CrashFingerprint, { from, to }: DaySpan): Promise<{ day: number; sharers: number }[]> {
    const rows = await this.query<{ day: number; sharers: string }[]>(
      (sql) => sql`
        SELECT day, count(DISTINCT sharer) AS sharers FROM crash_logs
        WHERE fingerprint = ${fingerprint} AND day BETWEEN ${from}::int AND ${to}::int GROUP BY day ORDER BY day`,
    );
    return rows.map(({ day, sharers }) => ({ day, sharers: Number(sharers) }));
  }

  private query<T>(run: (sql: SQL) => Promise<T>): Promise<T> {
    return this.database.query("crashes", run, deadlines.index);
  }
}

function countsIn({ fingerprint, about, shares, sharers, first_day, last_day }: CountsRow) {
  const numbers = { shares: Number(shares), sharers: Number(sharers), firstDay: first_day, lastDay: last_day };
  return { fingerprint, about, ...numbers };
}
