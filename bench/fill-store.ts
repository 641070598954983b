import { Database } from "bun:sqlite";
import { packSync } from "../src/logs/content.ts";
import { newLogId } from "../src/logs/id.ts";
import { type LogId, noDetails, type PackedContent } from "../src/logs/ports.ts";
import { openDirectory } from "../src/storage/sqlite/directory.ts";
import { configureConnection } from "../src/storage/sqlite/schema.ts";
import { type Write, WriteSession } from "../src/storage/sqlite/writes.ts";
import { sampleLog } from "./sample-log.ts";

const perTransaction = 10_000;
/** Packing a million texts would take most of the time; a few hundred different ones serve as well. */
const differentTexts = 500;

/**
 * Puts small logs into a data directory that no server is using, the way the server does but without its waits for the
 * disk. Returns ids from all over it, as many as asked for.
 */
export function fillStore(directory: string, logs: number, idsWanted: number): LogId[] {
  const contents = Array.from({ length: differentTexts }, (_, i) => smallLog(i));
  const { databasePath, unlock } = openDirectory(directory);
  try {
    using db = new Database(databasePath, { readwrite: true, strict: true });
    configureConnection(db, "writer");
    db.run("PRAGMA synchronous = OFF");
    const session = new WriteSession(db);
    const ids: LogId[] = [];
    const keepEvery = Math.max(1, Math.floor(logs / idsWanted));
    for (let stored = 0; stored < logs; ) {
      const writes: Write[] = [];
      for (let i = 0; i < perTransaction && stored < logs; i++, stored++) {
        const id = newLogId();
        if (stored % keepEvery === 0 && ids.length < idsWanted) ids.push(id);
        const content = contents[stored % differentTexts]!;
        const log = { id, name: "latest.log", createdAt: Date.now(), ...content, details: noDetails };
        writes.push({ kind: "insert", log });
      }
      session.applyTogether(writes);
    }
    db.run("PRAGMA wal_checkpoint(TRUNCATE)");
    return ids;
  } finally {
    unlock();
  }
}

function smallLog(seed: number): PackedContent {
  return packSync(Buffer.from(sampleLog(1000 + seed, 300 + (seed % 500))));
}
