import { Database } from "bun:sqlite";
import { join } from "node:path";
import { packSync, unpackSync } from "../../src/logs/content.ts";
import type { CrashFingerprint, CrashSighting } from "../../src/logs/crash-ports.ts";
import { newLogId } from "../../src/logs/id.ts";
import { type LogDetails, type LogId, type NewLog, noDetails, type Remover } from "../../src/logs/ports.ts";
import { viewerHash } from "../../src/logs/viewer-hash.ts";
import { openPostgresExport } from "../../src/storage/postgres/open-transfer.ts";
import { openSqliteExport } from "../../src/storage/sqlite/export.ts";
import { SqliteStore } from "../../src/storage/sqlite/sqlite-store.ts";
import type { LogRecord, StoreExport } from "../../src/storage/transfer.ts";
import { UnusableStore } from "../../src/storage/unusable-store.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

export const fail = (what: string, error: Error) => {
  throw new Error(what, { cause: error });
};

export const details: LogDetails = {
  source: "Some launcher ☃",
  metadata: [{ key: "version", value: "1.21.4", label: "Minecraft", visible: true }],
  ownerHash: "ab".repeat(32),
  lineCounts: { lines: 12, errors: 3 },
  files: null,
  bundle: null,
  sharer: "00ff00",
};

export const ruleSet = "rules-1";

/** What is counted of a filled store: every third log has the one or the other fault, and the operator has a word on one. */
export const fingerprints = ["1-00000000000000aa", "1-00000000000000bb"] as CrashFingerprint[];
export const crashNote = "Fixed in 0.5.1.g ☃";

function sightingOf(log: LogId, number: number): CrashSighting {
  return {
    log,
    fingerprint: number % 12 === 0 ? null : fingerprints[number % 2]!,
    about: number % 12 === 0 ? "" : "trace\nNullPointerException",
    sharer: (number % 7).toString(16).padStart(6, "0"),
    day: 20_000 + (number % 9),
    platform: "1.20.1 forge",
    traits: new Uint8Array([number % 256, 0, 255]),
  };
}

export function newLog(text: string, more: Partial<NewLog> = {}): NewLog {
  const meta = { id: newLogId(), name: "latest.log", createdAt: 1_768_473_000_123 };
  return { ...meta, ...packSync(Buffer.from(text)), details: noDetails, ...more };
}

export interface FilledStore {
  directory: string;
  ids: LogId[];
  removed: LogId;
}

/** An embedded store with logs of all sorts, views, an analysis, counted faults and removed logs. */
export async function filledSqlite(logs: number): Promise<FilledStore> {
  const directory = temporaryDirectory();
  const store = await SqliteStore.open(directory, fail);
  const key = await store.viewerKey();
  const all = Array.from({ length: logs }, (_, number) =>
    newLog(`line ${number} \u0000 ☃\n`.repeat(1 + (number % 50)), number % 3 === 0 ? { details, name: "" } : {}),
  );
  await Promise.all(all.map((log) => store.insert(log)));
  for (const [number, { id }] of all.entries()) {
    for (let view = 0; view < number % 5; view++) store.countView(id, viewerHash(key, id, `client ${view % 3}`));
  }
  await store.keepAnalysis(all[0]!.id, ruleSet, Buffer.from("a result"));
  for (const [number, { id }] of all.entries()) {
    if (number % 3 === 0) await store.crashes.note(sightingOf(id, number));
  }
  await store.records.replace("crash-note", fingerprints[0]!, null, crashNote);
  const removed = newLog("removed");
  await store.insert(removed);
  await store.remove(removed.id, "owner");
  const byOperator = newLog("removed by the operator");
  await store.insert(byOperator);
  await store.remove(byOperator.id, "operator");
  await store.close();
  using db = new Database(join(directory, "lectern.sqlite"), { strict: true });
  // The thread that wrote may hold its lock for a moment longer.
  db.run("PRAGMA busy_timeout = 5000");
  // As an older program wrote it.
  db.query("INSERT INTO removed (id, removed_at) VALUES (?, 1)").run(newLogId());
  return { directory, ids: all.map(({ id }) => id), removed: removed.id };
}

export interface Snapshot {
  viewerKey: string;
  logs: Record<LogId, Omit<LogRecord, "place"> & { text: string; viewers: string[] }>;
  removed: Record<LogId, { removedAt: number; by: Remover | null }>;
  sightings: Record<LogId, CrashSighting>;
  notes: { key: string; value: string }[];
}

/** Everything in a store, in a form that two stores can be compared by. */
export async function snapshotOf(store: StoreExport): Promise<Snapshot> {
  try {
    const { records, next } = await store.page(null, 100_000);
    if (next !== null) throw new UnusableStore("too much for a snapshot");
    const contents = await store.contents(records);
    const viewers = new Map<LogId, string[]>();
    for await (const chunk of store.views(records)) {
      for (const one of chunk) viewers.set(one.id, [...(viewers.get(one.id) ?? []), ...one.viewers]);
    }
    const logs = records.map(({ place: _, ...record }) => {
      const packed = contents.get(record.id) as Uint8Array;
      const text = Buffer.from(unpackSync({ ...record, packed })).toString("base64");
      return [record.id, { ...record, text, viewers: viewers.get(record.id)!.toSorted() }];
    });
    const removals = await store.removals(null, 100_000);
    const viewerKey = Buffer.from(await store.viewerKey()).toString("hex");
    const removed = Object.fromEntries(removals.map(({ id, removedAt, by }) => [id, { removedAt, by }]));
    const sightings = Object.fromEntries((await store.sightings(records)).map((one) => [one.log, one]));
    const notes = await store.operatorRecords.list("crash-note", null, 100);
    return { viewerKey, logs: Object.fromEntries(logs), removed, sightings, notes };
  } finally {
    await store.close();
  }
}

export async function sqliteSnapshot(directory: string): Promise<Snapshot> {
  return snapshotOf(openSqliteExport(directory));
}

export async function postgresSnapshot(url: string): Promise<Snapshot> {
  return snapshotOf(await openPostgresExport(url, null));
}
