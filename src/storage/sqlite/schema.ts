import type { Database } from "bun:sqlite";
import { randomBytes } from "node:crypto";
import { UnusableStore } from "../unusable-store.ts";

/** "Lctn": marks the file as ours, so that no other program's database is ever migrated. */
const applicationId = 0x4c63746e;

/**
 * Numbered migrations: entry N takes the schema from version N to N + 1. A released entry is never edited.
 *
 * - `logs.seq` grows with time, so content is appended and never moved; the random ids live in an index of their own,
 *   and the cost of an insert does not grow with the content.
 * - Counts stand apart from the logs: an update there does not rewrite a log.
 * - `removed` keeps the ids of removed logs. They are never given out again, and a running server learns from it what
 *   another process removed.
 */
export const migrations: readonly string[] = [
  `
  CREATE TABLE logs (
    seq INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    size INTEGER NOT NULL,
    hash TEXT NOT NULL,
    content BLOB NOT NULL
  ) STRICT;
  CREATE TABLE counts (
    log INTEGER PRIMARY KEY,
    views INTEGER NOT NULL,
    unique_views INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE viewers (
    log INTEGER NOT NULL,
    viewer BLOB NOT NULL,
    PRIMARY KEY (log, viewer)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE removed (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    removed_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE meta (
    key TEXT PRIMARY KEY,
    value BLOB NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  // An analysis can always be made again: one is kept for each log, with the rules that made it.
  `
  CREATE TABLE analyses (
    log INTEGER PRIMARY KEY,
    rule_set TEXT NOT NULL,
    result BLOB NOT NULL
  ) STRICT;
  `,
  // Few logs have them. `owner_hash` is a hash of the owner's token, never the token. Both counts are there, or neither.
  `
  CREATE TABLE details (
    log INTEGER PRIMARY KEY,
    source TEXT,
    metadata TEXT NOT NULL,
    owner_hash TEXT,
    lines INTEGER,
    errors INTEGER
  ) STRICT;
  `,
  // Who removed a log; NULL where an older program did.
  `
  ALTER TABLE removed ADD COLUMN removed_by TEXT;
  `,
  // Views before that are dated to this moment: nobody knows better. `records` is what an operator keeps beside the logs.
  `
  ALTER TABLE counts ADD COLUMN last_viewed_at INTEGER;
  INSERT OR IGNORE INTO meta (key, value)
  VALUES ('views-dated-since', CAST(CAST(unixepoch('subsec') * 1000 AS INTEGER) AS BLOB));
  CREATE TABLE records (
    kind TEXT NOT NULL,
    key TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (kind, key)
  ) STRICT, WITHOUT ROWID;
  `,
  // Bundles: the ids of its files as JSON, in the row of a bundle, and the id of the bundle in those of its files.
  `
  ALTER TABLE details ADD COLUMN files TEXT;
  ALTER TABLE details ADD COLUMN bundle TEXT;
  `,
  // Faults that are counted over all logs: a small row for each log that was explained, and one for each fault. `sharer` is a keyed
  // hash of who shared the log; NULL where it is not to be counted.
  `
  ALTER TABLE details ADD COLUMN sharer TEXT;
  CREATE TABLE crash_logs (
    log INTEGER PRIMARY KEY,
    fingerprint TEXT,
    sharer TEXT NOT NULL,
    day INTEGER NOT NULL,
    platform TEXT NOT NULL,
    traits BLOB NOT NULL
  ) STRICT;
  CREATE INDEX crash_logs_by_sharer ON crash_logs (fingerprint, sharer, day) WHERE fingerprint IS NOT NULL;
  CREATE INDEX crash_logs_by_day ON crash_logs (fingerprint, day, sharer) WHERE fingerprint IS NOT NULL;
  CREATE INDEX crash_logs_by_platform ON crash_logs (platform, sharer, day);
  CREATE TABLE crashes (
    fingerprint TEXT PRIMARY KEY,
    about TEXT NOT NULL,
    shares INTEGER NOT NULL,
    sharers INTEGER NOT NULL,
    first_day INTEGER NOT NULL,
    last_day INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX crashes_by_day ON crashes (last_day, sharers);
  `,
];

/** Settings that every connection needs; the journal mode is kept in the file. */
export function configureConnection(db: Database, role: "reader" | "writer"): void {
  db.run("PRAGMA busy_timeout = 5000");
  if (role === "reader") {
    db.run("PRAGMA cache_size = -16384");
    return;
  }
  // Only counts for a new database, before anything is in it: what removed logs leave behind can be given back.
  db.run("PRAGMA auto_vacuum = INCREMENTAL");
  db.run("PRAGMA journal_mode = WAL");
  // FULL syncs the log at every commit: what was acknowledged survives a power cut.
  db.run("PRAGMA synchronous = FULL");
  db.run("PRAGMA cache_size = -32768");
  // What is removed is overwritten, not only forgotten.
  db.run("PRAGMA secure_delete = ON");
  // 8 MiB of log between checkpoints. With more of it, nothing is written faster, and commits wait longer for each.
  db.run("PRAGMA wal_autocheckpoint = 2000");
  db.run("PRAGMA journal_size_limit = 67108864");
}

/** Brings the schema to this program's version. Refuses a database that a newer program made. */
export function migrate(db: Database, path: string): void {
  const version = pragma(db, "user_version");
  const owner = pragma(db, "application_id");
  const isNew = version === 0 && owner === 0 && db.query("SELECT 1 FROM sqlite_schema LIMIT 1").get() === null;
  if (!isNew && owner !== applicationId) {
    throw new UnusableStore(`${path} is a database of another program. Set DATA_DIR to a directory of Lectern's own.`);
  }
  if (version > migrations.length) {
    throw new UnusableStore(
      `${path} was written by a newer Lectern (schema ${version}; this program knows ${migrations.length}). ` +
        "Start the newer program, or set DATA_DIR to another directory.",
    );
  }
  if (version === migrations.length) return;
  db.transaction(() => {
    for (const migration of migrations.slice(version)) db.run(migration);
    db.run(`PRAGMA application_id = ${applicationId}`);
    db.run(`PRAGMA user_version = ${migrations.length}`);
    db.query("INSERT OR IGNORE INTO meta (key, value) VALUES ('viewer-key', ?)").run(randomBytes(32));
  }).immediate();
}

/** Whether a file that has a schema is ours. */
export function isLecternDatabase(db: Database): boolean {
  return pragma(db, "application_id") === applicationId;
}

function pragma(db: Database, name: "user_version" | "application_id"): number {
  const row = db.query(`PRAGMA ${name}`).get() as Record<string, number>;
  return row[name] ?? 0;
}
