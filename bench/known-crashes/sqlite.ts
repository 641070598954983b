import { Database } from "bun:sqlite";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CrashSighting } from "../../src/logs/crash-ports.ts";
import { CrashReads, crashReadsOver } from "../../src/storage/sqlite/crash-reads.ts";
import { configureConnection, migrate } from "../../src/storage/sqlite/schema.ts";
import { type Write, WriteSession } from "../../src/storage/sqlite/writes.ts";
import { type Amount, type CountedStore, days, firstDay, platforms } from "./counted-store.ts";

/** Without syncing: disks are not what is measured. */
export async function countedInSqlite(amount: Amount): Promise<CountedStore> {
  const directory = mkdtempSync(join(tmpdir(), "lectern-known-"));
  const path = join(directory, "lectern.sqlite");
  const db = new Database(path, { create: true, strict: true });
  configureConnection(db, "writer");
  migrate(db, path);
  db.run("PRAGMA synchronous = OFF");
  fill(db, amount);
  const session = new WriteSession(db);
  const reads = new CrashReads(db);
  const apply = async (write: Write) => void session.applyTogether([write]);
  const addLog = db.prepare(
    "INSERT INTO logs (id, name, created_at, size, hash, content) VALUES (?, '', 0, 1, '', x'')",
  );
  return {
    crashes: {
      ...crashReadsOver({ crash: (read) => read(reads) }),
      note: (sighting: CrashSighting) => apply({ kind: "crash", sighting }),
    },
    insert: async (log) => void addLog.run(log),
    remove: (id) => apply({ kind: "remove", id, at: 0, by: null }),
    bytes: async () => {
      db.run("PRAGMA wal_checkpoint(TRUNCATE)");
      return statSync(path).size;
    },
    close: async () => {
      db.close();
      rmSync(directory, { recursive: true });
    },
  };
}

function fill(db: Database, { logs, faults, traits }: Amount): void {
  const indexes = db
    .query<{ name: string; sql: string }, []>(
      "SELECT name, sql FROM sqlite_schema WHERE type = 'index' AND tbl_name IN ('crash_logs', 'crashes') AND sql IS NOT NULL",
    )
    .all();
  for (const { name } of indexes) db.run(`DROP INDEX ${name}`);
  db.run("CREATE TEMP TABLE packed (at INTEGER PRIMARY KEY, traits BLOB)");
  const add = db.prepare("INSERT INTO packed VALUES (?, ?)");
  for (const [at, one] of traits.entries()) add.run(at, one);
  const numbers = `WITH RECURSIVE number (at) AS (SELECT 1 UNION ALL SELECT at + 1 FROM number WHERE at < ${logs})`;
  const random = "(abs(random()) % 1000003 / 1000003.0)";
  db.run(`${numbers} INSERT INTO logs (seq, id, name, created_at, size, hash, content)
    SELECT at, printf('made%012x', at), '', 0, 1, '', x'' FROM number`);
  db.run(`${numbers} INSERT INTO crash_logs (log, fingerprint, sharer, day, platform, traits)
    SELECT number.at, CASE WHEN number.at % 3 > 0 THEN printf('1-%016x', ${faults} * pow(${random}, 4)) END,
      printf('%06x', random() & 16777215), ${firstDay} + number.at * ${days} / ${logs}, printf('1.%d forge', number.at % ${platforms}),
      packed.traits
    FROM number JOIN packed ON packed.at = number.at % ${traits.length}`);
  for (const { sql } of indexes) db.run(sql);
  db.run(`INSERT INTO crashes (fingerprint, about, shares, sharers, first_day, last_day)
    SELECT fingerprint, 'trace', count(*), count(DISTINCT sharer), min(day), max(day) FROM crash_logs
    WHERE fingerprint IS NOT NULL GROUP BY fingerprint`);
}
