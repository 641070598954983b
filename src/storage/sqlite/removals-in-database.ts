import { Database } from "bun:sqlite";
import { closeSync, openSync, readSync } from "node:fs";
import { asLogId } from "../../logs/id.ts";
import { asRemover, type LogId } from "../../logs/ports.ts";
import type { ReadRemovals } from "../backups.ts";
import { UnusableStore } from "../unusable-store.ts";
import { isLecternDatabase } from "./schema.ts";

/** Older versions did not write down who it was. */
interface RemovedRow {
  id: LogId;
  removed_at: number;
  removed_by?: string | null;
}

/** What a database or a backup of any version has removed; `null`: the file is none. */
export function removalsInDatabase(path: string): ReadRemovals | null {
  const head = Buffer.alloc(16);
  const file = openSync(path, "r");
  try {
    readSync(file, head, 0, head.length, 0);
  } finally {
    closeSync(file);
  }
  if (head.toString("latin1") !== "SQLite format 3\0") return null;
  try {
    using db = new Database(path, { readonly: true });
    if (!isLecternDatabase(db)) throw new Error("it is of another program");
    const rows = db.query<RemovedRow, []>("SELECT * FROM removed").all();
    const removals = rows.flatMap(({ id, removed_at: removedAt, removed_by: by = null }) =>
      asLogId(String(id)) && typeof removedAt === "number" ? [{ id, removedAt, by: asRemover(by) }] : [],
    );
    return { removals, unreadable: rows.length - removals.length };
  } catch (error) {
    throw new UnusableStore(`What was removed cannot be read from ${path}: ${(error as Error).message}.`);
  }
}
