import type { Database } from "bun:sqlite";
import {
  chownSync,
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  statSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { asLogId } from "../../logs/id.ts";
import { asRemover, type LogId } from "../../logs/ports.ts";
import type { ReadRemovals } from "../backups.ts";
import type { Removal } from "../transfer.ts";
import { applyRemovals } from "./apply-removals.ts";
import type { WriteSession } from "./writes.ts";

const fileName = "lectern.removed";
/** The last lines: one has some fifty bytes. */
const tailBytes = 512;
/** Logs that are removed in one transaction: their bytes are overwritten, which goes through the write-ahead log. */
const appliedAtOnce = 20;

/** A row of `removed`, as a line: `17 7Kd3mPq9Xw 2026-01-15T10:30:00.000Z owner`. */
interface ListedRemoval extends Removal {
  seq: number;
}

interface RemovedRow {
  seq: number;
  id: LogId;
  removed_at: number;
  removed_by: string | null;
}

/**
 * What owners and operators removed, in a file of its own beside the database. It outlives the database: where that is
 * replaced by an older copy, however that was done, logs that were removed since are in it again, and this list knows it.
 * What was removed for its age is not in it: it is as old in an older copy, and removed again.
 */
export class RemovalList {
  private readonly path: string;
  /** All rows of `removed` up to this one are in the file. */
  private seen = 0;

  constructor(private readonly databasePath: string) {
    this.path = removalListBeside(databasePath);
  }

  /**
   * Adds what was removed from the database since the last time. If the database is not the one that the list was written
   * for, it is an older copy: then what the list knows is removed from it first. Gives why the list could not be written:
   * removals do not depend on it, and the next time adds what it lacks.
   */
  bringUpToDate(db: Database, session: WriteSession): Error | null {
    try {
      const newest = newestLine(this.path);
      if (newest && this.has(db, newest)) {
        this.append(db, Math.max(newest.seq, this.seen));
        return null;
      }
      if (existsSync(this.path)) applyList(db, session, readRemovalList(this.path).removals);
      this.rewrite(db);
      return null;
    } catch (error) {
      // What the file system refuses. Anything else is the database's.
      if ((error as { syscall?: string }).syscall === undefined) throw error;
      return error as Error;
    }
  }

  private has(db: Database, { seq, id }: ListedRemoval): boolean {
    return db.query("SELECT 1 FROM removed WHERE seq = ? AND id = ?").get(seq, id) !== null;
  }

  private append(db: Database, after: number): void {
    const { text, seen } = linesAfter(db, after);
    if (text !== "") {
      const file = openSync(this.path, "a+", 0o600);
      try {
        // A line that a power cut has torn stays one by itself.
        writeSync(file, endsInLine(file) ? text : `\n${text}`);
        fsyncSync(file);
      } finally {
        closeSync(file);
      }
    }
    this.seen = seen;
  }

  private rewrite(db: Database): void {
    const { text, seen } = linesAfter(db, 0);
    this.seen = seen;
    if (existsSync(this.path) && readFileSync(this.path, "utf8") === text) return;
    const written = `${this.path}.new`;
    writeFileSync(written, text, { mode: 0o600, flush: true });
    giveToOwnerOf(this.databasePath, written);
    renameSync(written, this.path);
    const directory = openSync(dirname(this.path), "r");
    fsyncSync(directory);
    closeSync(directory);
  }
}

/** What root removes, the user of the server goes on with. */
function giveToOwnerOf(databasePath: string, path: string): void {
  if (process.getuid?.() !== 0 || !existsSync(databasePath)) return;
  const { uid, gid } = statSync(databasePath);
  chownSync(path, uid, gid);
}

export function removalListBeside(databasePath: string): string {
  return join(dirname(databasePath), fileName);
}

/** Removes what a list names and the database has not removed. Gives the ids of logs that there were. */
export function applyList(db: Database, session: WriteSession, removals: readonly Removal[]): LogId[] {
  const isRemoved = db.prepare<unknown, [string]>("SELECT 1 FROM removed WHERE id = ?");
  const unknown = removals.filter(({ id }) => isRemoved.get(id) === null);
  const gone: LogId[] = [];
  for (let at = 0; at < unknown.length; at += appliedAtOnce) {
    gone.push(...applyRemovals(db, session, unknown.slice(at, at + appliedAtOnce)));
  }
  return gone;
}

export function readRemovalList(path: string): ReadRemovals {
  const lines = readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line !== "");
  const removals = lines.map(removalIn).filter((removal) => removal !== null);
  return { removals, unreadable: lines.length - removals.length };
}

function linesAfter(db: Database, after: number): { text: string; seen: number } {
  const rows = db
    .query<RemovedRow, [number]>(
      "SELECT seq, id, removed_at, removed_by FROM removed WHERE seq > ? AND removed_by IS NOT 'retention' ORDER BY seq",
    )
    .all(after);
  const lines = rows.map(
    ({ seq, id, removed_at, removed_by }) =>
      `${seq} ${id} ${new Date(removed_at).toISOString()} ${removed_by ?? "unknown"}\n`,
  );
  return { text: lines.join(""), seen: rows.at(-1)?.seq ?? after };
}

/** The newest of the last lines, which two programs may have added at once; `null` where there is none. */
function newestLine(path: string): ListedRemoval | null {
  if (!existsSync(path)) return null;
  const file = openSync(path, "r");
  try {
    const { size } = fstatSync(file);
    const tail = Buffer.alloc(Math.min(size, tailBytes));
    readSync(file, tail, 0, tail.length, size - tail.length);
    // Behind the last line end stands what is torn.
    const lines = tail.toString("utf8").split("\n").slice(0, -1);
    const removals = lines.map(removalIn).filter((removal) => removal !== null);
    return removals.reduce<ListedRemoval | null>(
      (newest, one) => (newest && newest.seq > one.seq ? newest : one),
      null,
    );
  } finally {
    closeSync(file);
  }
}

function endsInLine(file: number): boolean {
  const { size } = fstatSync(file);
  const last = Buffer.alloc(1);
  return size === 0 || (readSync(file, last, 0, 1, size - 1) === 1 && last[0] === 0x0a);
}

function removalIn(line: string): ListedRemoval | null {
  const [, seq, text, time, by] = /^(\d{1,15}) (\w{10}) (\S{24,27}) ([a-z]+)$/.exec(line) ?? [];
  const id = text === undefined ? null : asLogId(text);
  const removedAt = Date.parse(time ?? "");
  return id === null || Number.isNaN(removedAt) ? null : { seq: Number(seq), id, removedAt, by: asRemover(by!) };
}
