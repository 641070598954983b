import { Database } from "bun:sqlite";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { LogId } from "../../logs/ports.ts";
import { UnusableStore } from "../unusable-store.ts";
import { configureConnection, migrate } from "./schema.ts";
import { WriteSession } from "./writes.ts";

/** Removes a log from outside the server, which may be running: it notices within a second. */
export function removeFromSqlite(dataDir: string, id: LogId, at: number): boolean {
  const path = join(resolve(dataDir), "lectern.sqlite");
  if (!existsSync(path)) throw new UnusableStore(`There is no database in ${resolve(dataDir)}. Set DATA_DIR.`);
  using db = new Database(path, { readwrite: true, create: false, strict: true });
  configureConnection(db, "writer");
  migrate(db, path);
  const [removed] = new WriteSession(db).applyTogether([{ kind: "remove", id, at }]);
  if (removed === true) wipe(db);
  return removed === true;
}

/**
 * The zeros that replace the log's bytes stand in the write-ahead log, and the bytes themselves in the main file, until
 * a checkpoint. A reader of the server may hold it up for a moment, so it is tried more than once.
 */
function wipe(db: Database): void {
  for (let attempt = 0; attempt < 20; attempt++) {
    const state = db.query("PRAGMA wal_checkpoint(TRUNCATE)").get() as { busy: number };
    if (state.busy === 0) return;
    Bun.sleepSync(100);
  }
  throw new UnusableStore("The log is removed, but the database was too busy to overwrite its bytes. Run this again.");
}
