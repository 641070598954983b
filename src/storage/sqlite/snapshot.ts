import { Database } from "bun:sqlite";
import { threadEntry } from "../../work/thread-entry.ts";
import { ThreadPool } from "../../work/thread-pool.ts";
import { UnusableStore } from "../unusable-store.ts";
import type { Snapshot } from "./snapshot-thread.ts";

/** The longest that a timer can be told to wait: 24 days. A copy takes as long as it takes. */
const patienceMs = 2 ** 31 - 1;

/** How many bytes a copy will have: without the pages that removed logs left behind. */
export function snapshotBytes(databasePath: string): number {
  using db = new Database(databasePath, { readonly: true, strict: true });
  db.run("PRAGMA busy_timeout = 5000");
  const row = db
    .query<{ bytes: number }, []>(
      `SELECT (page_count - freelist_count) * page_size AS bytes
       FROM pragma_page_count, pragma_freelist_count, pragma_page_size`,
    )
    .get();
  return row?.bytes ?? 0;
}

/**
 * Writes the database as it is at this moment to a new file. The server goes on meanwhile: whoever reads in SQLite's
 * write-ahead mode holds up nobody who writes.
 */
export async function takeSnapshot(from: string, to: string): Promise<void> {
  const pool = new ThreadPool<Snapshot, string | null>({
    entry: threadEntry("storage/sqlite/snapshot-thread.ts"),
    threads: 1,
    maxQueue: 1,
    deadlineMs: patienceMs,
  });
  try {
    const failure = await pool.run({ from, to });
    if (failure !== null) throw new UnusableStore(`${from} could not be copied to ${to}: ${failure}.`);
  } finally {
    pool.close();
  }
}
