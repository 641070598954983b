import { Database } from "bun:sqlite";
import { resolve } from "node:path";
import type { CrashSighting } from "../../logs/crash-ports.ts";
import { asRemover, type LogId, type ViewerHash } from "../../logs/ports.ts";
import type { Records } from "../../logs/store-ports.ts";
import {
  type Cursor,
  type KeptAnalysis,
  type Located,
  type LogRecord,
  type LogViews,
  type RecordPage,
  type RecordRow,
  type Removal,
  recordFrom,
  type StoreExport,
  Unreadable,
} from "../transfer.ts";
import { UnusableStore } from "../unusable-store.ts";
import { databaseIn } from "./database-file.ts";
import { type DetailsRow, detailsColumns, readDetails } from "./details-row.ts";
import { databaseFaults } from "./integrity.ts";
import { recordsIn } from "./records-in.ts";
import { configureConnection, migrations } from "./schema.ts";

const maxViewers = 10_000;

type StoredRow = RecordRow & DetailsRow & { seq: number };

interface ViewsRow {
  views: number;
  viewedAt: number | null;
}

interface RemovedRow {
  id: LogId;
  removed_at: number;
  removed_by: string | null;
}

const recordColumns = `
  seq, id, name, created_at, hash, ${detailsColumns},
  ifnull(views, 0) AS views, ifnull(unique_views, 0) AS unique_views
  FROM logs LEFT JOIN details ON details.log = seq LEFT JOIN counts ON counts.log = seq`;

/** Everything in an embedded store, read beside a server that may be using it: nothing is locked, nothing changed. */
export class SqliteExport implements StoreExport {
  readonly operatorRecords: Records;
  private readonly pageQuery;
  private readonly recordQuery;
  private readonly contentQuery;
  private readonly analysisQuery;
  private readonly sightingQuery;
  private readonly viewsQuery;
  private readonly viewersQuery;
  private readonly removalsQuery;
  private readonly removedQuery;

  constructor(
    protected readonly db: Database,
    readonly place: string,
  ) {
    this.operatorRecords = recordsIn(db);
    this.pageQuery = db.prepare<StoredRow, [number, number]>(
      `SELECT ${recordColumns} WHERE seq > ? ORDER BY seq LIMIT ?`,
    );
    this.recordQuery = db.prepare<StoredRow, [string]>(`SELECT ${recordColumns} WHERE id = ?`);
    // By their places in the table. The index of ids may be what is damaged, and is not asked.
    this.contentQuery = db.prepare<{ content: Uint8Array }, [number, string]>(
      "SELECT content FROM logs WHERE seq = ? AND +id = ?",
    );
    this.analysisQuery = db.prepare<{ rule_set: string; result: Uint8Array }, [number, string]>(
      "SELECT rule_set, result FROM logs JOIN analyses ON log = seq WHERE seq = ? AND +id = ?",
    );
    this.sightingQuery = db.prepare<Omit<CrashSighting, "log">, [number, string]>(
      `SELECT fingerprint, ifnull(about, '') AS about, sharer, day, platform, traits
       FROM logs JOIN crash_logs ON log = seq LEFT JOIN crashes USING (fingerprint) WHERE seq = ? AND +id = ?`,
    );
    this.viewsQuery = db.prepare<ViewsRow, [number, string]>(
      `SELECT ifnull(views, 0) AS views, CASE WHEN views IS NOT NULL THEN ifnull(last_viewed_at, (
         SELECT CAST(CAST(value AS TEXT) AS INTEGER) FROM meta WHERE key = 'views-dated-since'
       )) END AS viewedAt
       FROM logs LEFT JOIN counts ON log = seq WHERE seq = ? AND +id = ?`,
    );
    this.viewersQuery = db.prepare<{ viewer: Uint8Array }, [number, Uint8Array, number]>(
      "SELECT viewer FROM viewers WHERE log = ? AND viewer > ? ORDER BY viewer LIMIT ?",
    );
    this.removalsQuery = db.prepare<RemovedRow, [string, number]>(
      "SELECT id, removed_at, removed_by FROM removed WHERE id > ? ORDER BY id LIMIT ?",
    );
    this.removedQuery = db.prepare<{ id: LogId }, [string]>("SELECT id FROM removed WHERE id = ?");
  }

  damage(signal: AbortSignal): Promise<string[]> {
    return databaseFaults(this.db.filename, signal);
  }

  async countLogs(): Promise<number> {
    return this.read(() => this.db.query<{ logs: number }, []>("SELECT count(*) AS logs FROM logs").get()!.logs);
  }

  async viewerKey(): Promise<Uint8Array> {
    const query = this.db.query<{ value: Uint8Array }, []>("SELECT value FROM meta WHERE key = 'viewer-key'");
    const row = this.read(() => query.get());
    if (!row) throw new UnusableStore(`${this.place} lacks its viewer key.`);
    return row.value;
  }

  async page(after: Cursor | null, limit: number): Promise<RecordPage> {
    const last = Number(after ?? 0);
    const rows = this.read(() => this.pageQuery.all(last, limit));
    const next = rows.length < limit ? null : rows.at(-1)!.seq;
    // Or the walk would have no end.
    if (next !== null && next <= last) throw new UnusableStore(`${this.place} is damaged: its rows are out of order.`);
    return { records: rows.map(recordOf), next };
  }

  async records(ids: LogId[]): Promise<Map<LogId, LogRecord>> {
    const rows = this.read(() => ids.flatMap((id) => this.recordQuery.get(id) ?? []));
    return new Map(rows.map((row) => [row.id, recordOf(row)]));
  }

  async contents(logs: readonly Located[]): Promise<Map<LogId, Uint8Array | Unreadable>> {
    const found = new Map<LogId, Uint8Array | Unreadable>();
    for (const { id, place } of logs) {
      try {
        const row = this.contentQuery.get(Number(place), id);
        if (row) found.set(id, row.content);
      } catch (error) {
        found.set(id, new Unreadable((error as Error).message));
      }
    }
    return found;
  }

  async analyses(logs: readonly Located[]): Promise<KeptAnalysis[]> {
    return this.read(() =>
      logs.flatMap(({ id, place }) => {
        const row = this.analysisQuery.get(Number(place), id);
        return row ? [{ id, ruleSet: row.rule_set, result: row.result }] : [];
      }),
    );
  }

  async sightings(logs: readonly Located[]): Promise<CrashSighting[]> {
    return this.read(() =>
      logs.flatMap(({ id, place }) => {
        const row = this.sightingQuery.get(Number(place), id);
        return row ? [{ log: id, ...row }] : [];
      }),
    );
  }

  async *views(logs: readonly Located[]): AsyncIterable<LogViews[]> {
    let piece: LogViews[] = [];
    let room = maxViewers;
    for (const log of logs) {
      const { id } = log;
      let after: Uint8Array | null = new Uint8Array(0);
      while (after !== null) {
        const last: Uint8Array = after;
        const found = this.read(() => this.viewsOf(log, last, room));
        if (!found) break;
        piece.push({ id, views: found.views, viewers: found.viewers.map(hex), viewedAt: found.viewedAt });
        after = found.viewers.length === room ? found.viewers.at(-1)! : null;
        room -= found.viewers.length;
        if (room > 0) continue;
        yield piece;
        piece = [];
        room = maxViewers;
      }
    }
    if (piece.length > 0) yield piece;
  }

  async removals(after: LogId | null, limit: number): Promise<Removal[]> {
    const rows = this.read(() => this.removalsQuery.all(after ?? "", limit));
    return rows.map((row) => ({ id: row.id, removedAt: row.removed_at, by: asRemover(row.removed_by) }));
  }

  async removedAmong(ids: LogId[]): Promise<Set<LogId>> {
    return new Set(this.read(() => ids.filter((id) => this.removedQuery.get(id) !== null)));
  }

  /** With its statements: else it stays open until they are collected, and with it the write-ahead log. */
  async close(): Promise<void> {
    this.db.close(true);
  }

  /** All of one moment. */
  private viewsOf({ id, place }: Located, after: Uint8Array, limit: number) {
    const seq = Number(place);
    return this.db.transaction(() => {
      const row = this.viewsQuery.get(seq, id);
      return row && { ...row, viewers: this.viewersQuery.all(seq, after, limit).map(({ viewer }) => viewer) };
    })();
  }

  private read<T>(query: () => T): T {
    try {
      return query();
    } catch (error) {
      throw new UnusableStore(`${this.place} cannot be read: ${(error as Error).message}.`);
    }
  }
}

/** A second connection beside the server's, without its lock. */
export function openSqliteExport(directory: string): SqliteExport {
  const path = databaseIn(directory);
  let db: Database | null = null;
  try {
    db = new Database(path, { readonly: true, strict: true });
    configureConnection(db, "reader");
    const version = db.query<{ user_version: number }, []>("PRAGMA user_version").get()?.user_version ?? 0;
    if (version !== migrations.length) {
      const age = version > migrations.length ? "a newer" : "an older";
      throw new UnusableStore(
        `${path} was written by ${age} Lectern (schema ${version}; this program has ${migrations.length}). ` +
          (version > migrations.length ? "Use the newer program." : "Start the server of this version on it once."),
      );
    }
    return new SqliteExport(db, sqlitePlace(directory));
  } catch (error) {
    db?.close();
    if (error instanceof UnusableStore) throw error;
    throw new UnusableStore(`The database ${path} cannot be opened: ${(error as Error).message}.`);
  }
}

export function sqlitePlace(directory: string): string {
  return `SQLite in ${resolve(directory)}`;
}

function recordOf(row: StoredRow): LogRecord {
  return recordFrom(row, row.seq, readDetails(row));
}

function hex(bytes: Uint8Array): ViewerHash {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("hex") as ViewerHash;
}
