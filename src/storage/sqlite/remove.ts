import { Database } from "bun:sqlite";
import type { LogId } from "../../logs/ports.ts";
import type { OperatorRemoval } from "../operator-access.ts";
import { UnusableStore } from "../unusable-store.ts";
import { databaseIn } from "./database-file.ts";
import { RemovalList } from "./removal-list.ts";
import { releaseReserveBeside } from "./reserve-file.ts";
import { configureConnection, migrate } from "./schema.ts";
import { applyWithReserve, isDiskFull, truncateWriteAheadLog, vacuumStep } from "./vacuum-step.ts";
import { WriteSession } from "./writes.ts";

/**
 * Removes a log for the operator, from outside the server, which may be running: it notices within a second. Works on a
 * full disk, too: even to open the database takes a little room.
 */
export function removeFromSqlite(dataDir: string, id: LogId, at: number): OperatorRemoval {
  const path = databaseIn(dataDir, " Set DATA_DIR.");
  try {
    return removeFrom(path, id, at);
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    if (releaseReserveBeside(path)) return removeFrom(path, id, at);
    throw new UnusableStore("The disk is full, and removing needs a little room. Make some, and run this again.");
  }
}

function removeFrom(path: string, id: LogId, at: number): OperatorRemoval {
  using db = new Database(path, { readwrite: true, create: false, strict: true });
  configureConnection(db, "writer");
  migrate(db, path);
  const session = new WriteSession(db);
  const [removed] = applyWithReserve(session, db, path, [{ kind: "remove", id, at, by: "operator" }]);
  if (removed !== true) return "no such log";
  // What cannot be listed, because the disk is full, is added by the next one who removes a log.
  new RemovalList(path).bringUpToDate(db, session);
  return wipe(db, path) ? "removed" : "bytes left";
}

/**
 * The zeros that replace the log's bytes stand in the write-ahead log, and the bytes themselves in the main file, until
 * a checkpoint. A reader of the server may hold it up for a moment, so it is tried more than once. A backup holds it up
 * for longer: then this is false, and the server does it later.
 */
function wipe(db: Database, path: string): boolean {
  for (let attempt = 0; attempt < 50; attempt++) {
    try {
      while (vacuumStep(db));
      if (truncateWriteAheadLog(db)) return true;
    } catch (error) {
      if (!isDiskFull(error)) throw error;
      releaseReserveBeside(path);
    }
    Bun.sleepSync(100);
  }
  return false;
}
