import type { Database } from "bun:sqlite";
import type { LogId } from "../../logs/ports.ts";
import type { Removal } from "../transfer.ts";
import type { WriteSession } from "./writes.ts";

/**
 * Removes logs that were removed elsewhere, or earlier, with the times and removers of then. Ids that are no logs here are
 * not given out any more, either. All or nothing. Gives the ids of logs that there were.
 */
export function applyRemovals(db: Database, session: WriteSession, removals: readonly Removal[]): LogId[] {
  const note = db.prepare("INSERT OR IGNORE INTO removed (id, removed_at, removed_by) VALUES (?, ?, ?)");
  const isThere = db.prepare<unknown, [string]>("SELECT 1 FROM logs WHERE id = ?");
  return db
    .transaction(() => {
      const gone = removals.map(({ id }) => id).filter((id) => isThere.get(id) !== null);
      // First: what goes with a bundle keeps a time of its own.
      for (const { id, removedAt, by } of removals) note.run(id, removedAt, by);
      session.applyTogether(removals.map(({ id, removedAt: at, by }) => ({ kind: "remove", id, at, by })));
      return gone;
    })
    .immediate();
}
