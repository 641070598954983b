import { Database } from "bun:sqlite";
import type { CrashSighting } from "../../logs/crash-ports.ts";
import type { LogId, NewLog } from "../../logs/ports.ts";
import { Outage } from "../../wire/refusal.ts";
import {
  ContentMismatch,
  isSameBytes,
  type KeptAnalysis,
  type LogViews,
  type Removal,
  type StoreImport,
} from "../transfer.ts";
import { applyRemovals } from "./apply-removals.ts";
import { type DataDirectory, openDirectory } from "./directory.ts";
import { SqliteExport, sqlitePlace } from "./export.ts";
import { RemovalList } from "./removal-list.ts";
import { configureConnection } from "./schema.ts";
import { type Write, WriteSession } from "./writes.ts";

/** Fills an embedded store, which no server uses meanwhile: the directory is locked. */
export class SqliteImport extends SqliteExport implements StoreImport {
  private readonly session: WriteSession;
  private readonly findSeq;
  private readonly isCounted;
  private readonly raiseViews;
  private readonly readBack;

  constructor(
    db: Database,
    private readonly directory: DataDirectory,
    place: string,
  ) {
    super(db, place);
    this.session = new WriteSession(db);
    this.findSeq = db.prepare<{ seq: number }, [string]>("SELECT seq FROM logs WHERE id = ?");
    this.isCounted = db.prepare<unknown, [string]>("SELECT 1 FROM logs JOIN crash_logs ON log = seq WHERE id = ?");
    this.raiseViews = db.prepare("UPDATE counts SET views = max(views, ?2) WHERE log = ?1");
    this.readBack = db.prepare<{ hash: string; size: number; content: Uint8Array }, [string]>(
      "SELECT hash, size, content FROM logs WHERE id = ?",
    );
  }

  async setViewerKey(key: Uint8Array): Promise<void> {
    this.write(() => this.db.query("UPDATE meta SET value = ? WHERE key = 'viewer-key'").run(key));
  }

  async addLogs(logs: NewLog[], analyses: KeptAnalysis[]): Promise<Set<LogId>> {
    return this.write(() => {
      const writes: Write[] = logs.map((log) => ({ kind: "insert", log }));
      const outcomes = this.session.applyTogether(writes);
      const added = logs.filter((_, at) => outcomes[at] === "stored");
      for (const log of added) {
        const row = this.readBack.get(log.id);
        const isSame = row?.hash === log.hash && row.size === log.size && isSameBytes(row.content, log.packed);
        if (!isSame) throw new ContentMismatch(log.id);
      }
      const ids = new Set(added.map(({ id }) => id));
      const kept = analyses.filter(({ id }) => ids.has(id));
      this.session.applyTogether(kept.map((one) => ({ kind: "analysis", ...one })));
      return ids;
    });
  }

  async addViews(views: LogViews[]): Promise<void> {
    this.write(() => {
      this.session.applyTogether([{ kind: "views", deltas: views.map((one) => ({ ...one, views: 0 })) }]);
      for (const { id, views: count } of views) {
        const row = this.findSeq.get(id);
        if (row) this.raiseViews.run(row.seq, count);
      }
    });
  }

  async addSightings(sightings: CrashSighting[]): Promise<void> {
    this.write(() => {
      const fresh = sightings.filter(({ log }) => this.isCounted.get(log) === null);
      this.session.applyTogether(fresh.map((sighting) => ({ kind: "crash", sighting })));
    });
  }

  async remove(removals: Removal[]): Promise<LogId[]> {
    return this.write(() => applyRemovals(this.db, this.session, removals));
  }

  /** The last connection that closes writes everything to the main file, also over what was removed. */
  override async close(): Promise<void> {
    new RemovalList(this.directory.databasePath).bringUpToDate(this.db, this.session);
    this.db.close(true);
    this.directory.unlock();
  }

  /** All or nothing. What is done inside in transactions of its own becomes part of this one. */
  private write<T>(work: () => T): T {
    try {
      return this.db.transaction(work).immediate();
    } catch (error) {
      if (error instanceof ContentMismatch) throw error;
      throw new Outage(`${this.place} cannot be written: ${(error as Error).message}.`);
    }
  }
}

/** Makes the directory and the database where they are not there yet. */
export function openSqliteImport(path: string): SqliteImport {
  const directory = openDirectory(path);
  try {
    const db = new Database(directory.databasePath, { readwrite: true, create: false, strict: true });
    configureConnection(db, "writer");
    return new SqliteImport(db, directory, sqlitePlace(path));
  } catch (error) {
    directory.unlock();
    throw error;
  }
}
