import type { Database } from "bun:sqlite";
import type { Records } from "../../logs/store-ports.ts";
import { RecordReads } from "./record-reads.ts";
import { RecordWrites } from "./record-writes.ts";

/** On a connection of one's own. */
export function recordsIn(db: Database): Records {
  const reads = new RecordReads(db);
  const writes = new RecordWrites(db);
  return {
    read: async (kind, key) => reads.read(kind, key),
    list: async (kind, after, limit) => reads.list(kind, after, limit),
    keys: async (kind, after, limit) => reads.keys(kind, after, limit),
    replace: async (kind, key, expected, value) =>
      db.transaction(() => writes.replace(kind, key, expected, value)).immediate(),
  };
}
