import { Database } from "bun:sqlite";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { LogId } from "../../logs/ports.ts";
import type { Records } from "../../logs/store-ports.ts";
import { UnusableStore } from "../unusable-store.ts";
import { BundleRows } from "./bundle-rows.ts";
import { RecordReads } from "./record-reads.ts";
import { RecordWrites } from "./record-writes.ts";
import { configureConnection, migrate } from "./schema.ts";

/** On a connection of one's own. */
export function recordsIn(db: Database): Records {
  const reads = new RecordReads(db);
  const writes = new RecordWrites(db);
  return {
    read: async (kind, key) => reads.read(kind, key),
    list: async (kind, after, limit) => reads.list(kind, after, limit),
    keys: async (kind, after, limit) => reads.keys(kind, after, limit),
    replace: async (kind, key, expected, value) =>
      db.transaction(() => writes.replace(kind, key, expected, value)).immediate(),
  };
}

/** The operator's records, from outside the server, which may be running: it reads them anew each time. */
export function openSqliteRecords(dataDir: string): {
  records: Records;
  fingerprint(id: LogId): { hash: string; size: number } | null;
  /** Of a bundle; `null`: it is none. */
  filesOf(id: LogId): LogId[] | null;
  close(): void;
} {
  const path = join(resolve(dataDir), "lectern.sqlite");
  if (!existsSync(path)) {
    throw new UnusableStore(`There is no database in ${resolve(dataDir)}. Set DATA_DIR, or start the server once.`);
  }
  const db = new Database(path, { readwrite: true, create: false, strict: true });
  configureConnection(db, "writer");
  migrate(db, path);
  const fingerprint = db.prepare<{ hash: string; size: number }, [string]>("SELECT hash, size FROM logs WHERE id = ?");
  const bundles = new BundleRows(db);
  return {
    records: recordsIn(db),
    fingerprint: (id) => fingerprint.get(id),
    filesOf: (id) => bundles.filesOf(id),
    close: () => db.close(true),
  };
}
