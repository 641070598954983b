import { randomBytes } from "node:crypto";
import type { SQL } from "bun";
import { Outage } from "../../wire/refusal.ts";
import { UnusableStore } from "../unusable-store.ts";
import { sqlState } from "./database.ts";

/**
 * Numbered migrations: entry N takes the schema from version N to N + 1. A released entry is never edited. Every
 * statement may run twice, because nodes that start together run them together.
 *
 * Plain SQL that Citus, CockroachDB and YugabyteDB take, too: no sequences, no foreign keys, no locks of our own. Every
 * table begins with the log's id, by which all of them can be distributed or partitioned alike.
 *
 * - Content stands apart from the index, so that the index stays small; with an object store it is empty.
 * - `flushes` remembers the last batch of views of each node, so that none is counted twice.
 */
const migrations: readonly (readonly string[])[] = [
  [
    `CREATE TABLE IF NOT EXISTS logs (
      id text PRIMARY KEY,
      name text NOT NULL,
      created_at bigint NOT NULL,
      size bigint NOT NULL,
      hash text NOT NULL,
      details text,
      owner_hash text
    )`,
    `CREATE TABLE IF NOT EXISTS contents (id text PRIMARY KEY, content bytea NOT NULL)`,
    `CREATE TABLE IF NOT EXISTS counts (id text PRIMARY KEY, views bigint NOT NULL, unique_views bigint NOT NULL)`,
    `CREATE TABLE IF NOT EXISTS viewers (id text NOT NULL, viewer bytea NOT NULL, PRIMARY KEY (id, viewer))`,
    `CREATE TABLE IF NOT EXISTS analyses (id text PRIMARY KEY, rule_set text NOT NULL, result bytea NOT NULL)`,
    `CREATE TABLE IF NOT EXISTS removed (id text PRIMARY KEY, removed_at bigint NOT NULL)`,
    `CREATE TABLE IF NOT EXISTS flushes (node text PRIMARY KEY, batch bigint NOT NULL, flushed_at bigint NOT NULL)`,
  ],
  // Who removed a log; NULL where an older program did.
  [`ALTER TABLE removed ADD COLUMN IF NOT EXISTS removed_by text`],
  // Views before that are dated to this moment: nobody knows better. `records` is what an operator keeps beside the logs.
  [
    `ALTER TABLE counts ADD COLUMN IF NOT EXISTS last_viewed_at bigint`,
    `INSERT INTO meta (key, value)
     VALUES ('views-dated-since', convert_to((extract(epoch FROM now()) * 1000)::bigint::text, 'UTF8'))
     ON CONFLICT (key) DO NOTHING`,
    `CREATE TABLE IF NOT EXISTS records (
      kind text NOT NULL, key text COLLATE "C" NOT NULL, value text NOT NULL, PRIMARY KEY (kind, key)
    )`,
  ],
  // Faults that are counted over all logs: a small row for each log that was explained, and one for each fault.
  [
    `CREATE TABLE IF NOT EXISTS crash_logs (
      id text PRIMARY KEY, fingerprint text, sharer text NOT NULL, day int NOT NULL, platform text NOT NULL, traits bytea NOT NULL
    )`,
    `CREATE INDEX IF NOT EXISTS crash_logs_by_sharer ON crash_logs (fingerprint, sharer, day DESC) WHERE fingerprint IS NOT NULL`,
    `CREATE INDEX IF NOT EXISTS crash_logs_by_day ON crash_logs (fingerprint, day, sharer) WHERE fingerprint IS NOT NULL`,
    `CREATE INDEX IF NOT EXISTS crash_logs_by_platform ON crash_logs (platform, sharer, day DESC)`,
    `CREATE TABLE IF NOT EXISTS crashes (
      fingerprint text PRIMARY KEY, about text NOT NULL, shares bigint NOT NULL, sharers bigint NOT NULL,
      first_day int NOT NULL, last_day int NOT NULL
    )`,
    `CREATE INDEX IF NOT EXISTS crashes_by_day ON crashes (last_day, sharers)`,
  ],
];

/** Two nodes that make the same table at the same moment: one of them gets one of these errors, and tries again. */
const raceStates = ["23505", "42P07", "42710", "40001", "XX000"];
const lockState = "55P03";
const maxAttempts = 20;
/**
 * To change a table is to wait for whoever reads it, such as a backup, and whoever comes meanwhile waits, too: the requests
 * of all nodes that run. So it is tried for a moment, again and again.
 */
const lockPauseMs = 500;

/** Brings the schema to this program's version. Refuses one that a newer program made. */
export async function migrate(sql: SQL): Promise<void> {
  await again(() => sql`CREATE TABLE IF NOT EXISTS meta (key text PRIMARY KEY, value bytea NOT NULL)`);
  const version = await schemaVersion(sql);
  if (version > migrations.length) {
    throw new UnusableStore(
      `The PostgreSQL database has schema version ${version}, but this program knows ${migrations.length}. Use a newer Lectern.`,
    );
  }
  for (const statements of migrations.slice(version)) {
    for (const statement of statements) await again(() => change(sql, statement));
  }
  if (version < migrations.length) {
    const now = Buffer.from(String(migrations.length));
    await sql`INSERT INTO meta (key, value) VALUES ('schema-version', ${now}) ON CONFLICT (key) DO UPDATE SET value = excluded.value`;
  }
  await sql`INSERT INTO meta (key, value) VALUES ('viewer-key', ${randomBytes(32)}) ON CONFLICT (key) DO NOTHING`;
}

async function schemaVersion(sql: SQL): Promise<number> {
  const [row] = (await sql`SELECT value FROM meta WHERE key = 'schema-version'`) as { value: Uint8Array }[];
  return row ? Number(Buffer.from(row.value).toString()) : 0;
}

function change(sql: SQL, statement: string): Promise<unknown> {
  return sql.begin(async (tx) => {
    await tx`SET LOCAL lock_timeout = '200ms'`;
    await tx.unsafe(statement);
  });
}

async function again(run: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await run();
      return;
    } catch (error) {
      const state = sqlState(error);
      const isLocked = state === lockState;
      if (isLocked && attempt === maxAttempts) {
        throw new Outage(
          "PostgreSQL: a table has to be changed, but something reads it all the time, such as a backup.",
        );
      }
      if (attempt === maxAttempts || !(isLocked || raceStates.includes(state))) throw error;
      await Bun.sleep(isLocked ? lockPauseMs : 20 * attempt);
    }
  }
}
