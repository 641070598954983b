import type { Database } from "bun:sqlite";
import { releaseReserveBeside } from "./reserve-file.ts";
import type { Write, WriteResult, WriteSession } from "./writes.ts";

/** Pages that are moved in one transaction: 4 MiB, some milliseconds. */
const pagesInStep = 1024;

/** What SQLite says where the disk has no room left, for the database or for the index of its write-ahead log. */
const fullCodes = ["SQLITE_FULL", "SQLITE_IOERR_WRITE", "SQLITE_IOERR_SHMSIZE", "SQLITE_IOERR_SHMOPEN"];

export function isDiskFull(error: unknown): boolean {
  return fullCodes.includes((error as { code?: string }).code ?? "");
}

/**
 * Removing writes, too: the bytes of a log are overwritten, and that goes through the write-ahead log. On a full disk
 * there is no room for it. First the write-ahead log is emptied, and then the reserve file is given up.
 */
export function applyWithReserve(session: WriteSession, db: Database, path: string, writes: Write[]): WriteResult[] {
  try {
    return session.applyTogether(writes);
  } catch (error) {
    const isRemoval = writes.length === 1 && writes[0]!.kind === "remove";
    if (!isRemoval || !isDiskFull(error)) throw error;
  }
  try {
    truncateWriteAheadLog(db);
    return session.applyTogether(writes);
  } catch (error) {
    if (!isDiskFull(error) || !releaseReserveBeside(path)) throw error;
    return session.applyTogether(writes);
  }
}

/**
 * Gives pages that removed logs left behind back to the file system, a few in each call. Returns whether there are more.
 * A database that was made without incremental vacuum cannot: its free pages are used for the next logs.
 */
export function vacuumStep(db: Database): boolean {
  if (freePages(db) === 0 || !hasIncrementalVacuum(db)) return false;
  db.run(`PRAGMA incremental_vacuum(${pagesInStep})`);
  return freePages(db) > 0;
}

/**
 * Whether everything is in the database itself, and its file and the write-ahead log are as short as they can be. A
 * reader may stand in the way for a moment. It is not waited for: writes would have to wait, too.
 */
export function truncateWriteAheadLog(db: Database): boolean {
  const { timeout } = db.query("PRAGMA busy_timeout").get() as { timeout: number };
  db.run("PRAGMA busy_timeout = 0");
  try {
    return (db.query("PRAGMA wal_checkpoint(TRUNCATE)").get() as { busy: number }).busy === 0;
  } finally {
    db.run(`PRAGMA busy_timeout = ${timeout}`);
  }
}

function freePages(db: Database): number {
  return (db.query("PRAGMA freelist_count").get() as { freelist_count: number }).freelist_count;
}

function hasIncrementalVacuum(db: Database): boolean {
  return (db.query("PRAGMA auto_vacuum").get() as { auto_vacuum: number }).auto_vacuum === 2;
}
