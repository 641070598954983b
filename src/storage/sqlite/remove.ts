import { Database } from "bun:sqlite";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { LogId } from "../../logs/ports.ts";
import { configureConnection, migrate, UnusableStore } from "./schema.ts";
import { WriteSession } from "./writes.ts";

/** Removes a log from outside the server, which may be running: it notices within a second. */
export function removeFromSqlite(dataDir: string, id: LogId, at: number): boolean {
  const path = join(resolve(dataDir), "lectern.sqlite");
  if (!existsSync(path)) throw new UnusableStore(`There is no database in ${resolve(dataDir)}. Set DATA_DIR.`);
  using db = new Database(path, { readwrite: true, create: false, strict: true });
  configureConnection(db, "writer");
  migrate(db, path);
  const [removed] = new WriteSession(db).applyTogether([{ kind: "remove", id, at }]);
  return removed === true;
}
