import { Database } from "bun:sqlite";
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  statfsSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { UnusableStore } from "../unusable-store.ts";
import { databasePath } from "./database-file.ts";
import { RemovalList } from "./removal-list.ts";
import { releaseReserveFile } from "./reserve-file.ts";
import { configureConnection, migrate } from "./schema.ts";
import { WriteSession } from "./writes.ts";

/** The data directory, locked to this process and holding a database of this program's version. */
export interface DataDirectory {
  databasePath: string;
  unlock(): void;
}

/** With less than this, not even an existing database can be opened for certain. */
const roomToOpen = 1024 * 1024;

/** Makes or opens the directory. Whatever is wrong with it becomes one sentence that says what to do. */
export function openDirectory(directory: string): DataDirectory {
  const path = resolve(directory);
  try {
    return open(path);
  } catch (error) {
    // On a full disk, logs can at least be read and removed.
    if (!isFull(path) || !releaseReserveFile(path)) throw error;
    return open(path);
  }
}

/**
 * Locks the directory without making or opening anything in it, for a caller that brings its own database. Returns what
 * unlocks it.
 */
export function claimDirectory(directory: string): () => void {
  const path = resolve(directory);
  prepare(path);
  return lock(path);
}

function isFull(path: string): boolean {
  if (!existsSync(path)) return false;
  const { bavail, bsize, blocks } = statfsSync(path);
  return blocks > 0 && bavail * bsize < roomToOpen;
}

function open(path: string): DataDirectory {
  prepare(path);
  const unlock = lock(path);
  const file = databasePath(path);
  try {
    prepareDatabase(file, (db) => new RemovalList(file).bringUpToDate(db, new WriteSession(db)));
  } catch (error) {
    unlock();
    throw error;
  }
  return { databasePath: file, unlock };
}

function prepare(path: string): void {
  try {
    const isNew = !existsSync(path);
    mkdirSync(path, { recursive: true, mode: 0o700 });
    if (isNew) syncDirectory(dirname(path));
    else refuseForeign(path);
    chmodSync(path, 0o700);
    const probe = join(path, `.write-test-${process.pid}`);
    writeFileSync(probe, "x");
    unlinkSync(probe);
  } catch (error) {
    if (error instanceof UnusableStore) throw error;
    throw new UnusableStore(
      `The data directory ${path} cannot be written (${(error as Error).message}). ` +
        "Give this user the right to write there, make room on the disk, or set DATA_DIR to another directory.",
    );
  }
}

/** A directory that holds other files was named by mistake. Its permissions are left alone. */
function refuseForeign(path: string): void {
  const names = readdirSync(path).filter((name) => !name.startsWith(".") && name !== "lost+found");
  if (names.length === 0 || names.some((name) => name.startsWith("lectern."))) return;
  throw new UnusableStore(
    `The data directory ${path} holds files that are not Lectern's. Set DATA_DIR to a directory of its own.`,
  );
}

/** So that the new directory's own entry survives a power cut, too. */
function syncDirectory(path: string): void {
  const handle = openSync(path, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/**
 * An exclusive transaction on a database of its own: the operating system gives the lock up when the process ends,
 * however it ends, so there is nothing stale to clean up.
 */
function lock(path: string): () => void {
  const db = new Database(join(path, "lectern.lock"), { create: true, readwrite: true });
  try {
    db.run("PRAGMA busy_timeout = 0");
    db.run("BEGIN EXCLUSIVE");
  } catch (error) {
    db.close();
    if ((error as { code?: string }).code !== "SQLITE_BUSY") throw unusable(join(path, "lectern.lock"), error);
    throw new UnusableStore(
      `Another Lectern server is using the data directory ${path}. ` +
        "Stop it first, or set DATA_DIR to another directory.",
    );
  }
  return () => db.close();
}

/** Makes or opens the database as a server needs it. Whatever is wrong with it becomes one sentence. */
export function prepareDatabase(path: string, work: (db: Database) => void = () => {}): void {
  try {
    using db = new Database(path, { create: true, readwrite: true, strict: true });
    configureConnection(db, "writer");
    migrate(db, path);
    // Reads a page of every table: what is damaged near the roots is found now, not by the first visitor.
    for (const table of ["logs", "counts", "viewers", "removed", "meta", "analyses", "details", "records"])
      db.query(`SELECT 1 FROM ${table} LIMIT 1`).get();
    work(db);
  } catch (error) {
    throw error instanceof UnusableStore ? error : unusable(path, error);
  }
}

function unusable(path: string, error: unknown): UnusableStore {
  const { code, message } = error as { code?: string; message: string };
  if (code === "SQLITE_NOTADB" || code?.startsWith("SQLITE_CORRUPT")) {
    return new UnusableStore(
      `The database ${path} is damaged (${message}). Restore it from a backup, or save what can be read with ` +
        `\`sqlite3 ${path} .recover\`; Lectern does not touch it.`,
    );
  }
  return new UnusableStore(`The database ${path} cannot be opened (${message}).`);
}
