import type { Database } from "bun:sqlite";
import { packSync } from "../../logs/content.ts";
import { newLogId } from "../../logs/id.ts";
import { type LogId, noDetails, type ViewerHash } from "../../logs/ports.ts";
import { isSameBytes, type Removal } from "../transfer.ts";
import { prepareDatabase } from "./directory.ts";
import { Reader } from "./reader.ts";
import { applyList } from "./removal-list.ts";
import { vacuumStep } from "./vacuum-step.ts";
import { WriteSession } from "./writes.ts";

/** Ends a transaction that was only a trial. */
class Undone extends Error {}

/**
 * Opens a copy of a database as a server does, brings it to this version, removes what is to be removed, and tries to read
 * and to write: what a server could not use is not restored. Gives the ids of the logs that were removed. Leaves one file.
 */
export function settleRestored(path: string, removals: readonly Removal[]): LogId[] {
  const gone: LogId[] = [];
  prepareDatabase(path, (db) => {
    const session = new WriteSession(db);
    gone.push(...applyList(db, session, removals));
    while (vacuumStep(db));
    const reader = new Reader(path);
    try {
      reader.meta("viewer-key");
    } finally {
      reader.close();
    }
    session.applyTogether([{ kind: "probe" }]);
    tryEveryWrite(db, session);
  });
  return gone;
}

/** Stores, reads, counts and removes a log, and then it is as if that had never been. */
function tryEveryWrite(db: Database, session: WriteSession): void {
  const id = newLogId();
  const content = packSync(Buffer.from("a trial"));
  const details = { ...noDetails, ownerHash: "0".repeat(64) };
  const viewers = ["0".repeat(32) as ViewerHash];
  const trial = db.transaction(() => {
    session.applyTogether([
      { kind: "insert", log: { id, name: "", createdAt: 0, ...content, details } },
      { kind: "views", deltas: [{ id, views: 1, viewers }] },
      { kind: "analysis", id, ruleSet: "", result: content.packed },
      { kind: "record", of: "turn", key: `trial ${id}`, expected: null, value: "" },
    ]);
    const row = db.query<{ content: Uint8Array }, [string]>("SELECT content FROM logs WHERE id = ?").get(id);
    const [isRemoved] = session.applyTogether([{ kind: "remove", id, at: 0, by: null }]);
    if (!row || !isSameBytes(row.content, content.packed) || isRemoved !== true) {
      throw new Error("what is written to it does not come back");
    }
    throw new Undone();
  });
  try {
    trial.immediate();
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
  }
}
