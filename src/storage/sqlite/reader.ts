import { Database } from "bun:sqlite";
import {
  asRemover,
  type LogCounts,
  type LogDetails,
  type LogId,
  type LogRemoval,
  type StoredLog,
  type ViewerHash,
} from "../../logs/ports.ts";
import type { AgePage, LogAge, RecordKind } from "../../logs/store-ports.ts";
import { Outage } from "../../wire/refusal.ts";
import { CrashReads } from "./crash-reads.ts";
import { type DetailsRow, detailsColumns, readDetails } from "./details-row.ts";
import { RecordReads } from "./record-reads.ts";
import { configureConnection } from "./schema.ts";

interface MetaRow {
  seq: number;
  name: string;
  created_at: number;
  size: number;
}

interface ContentRow extends MetaRow {
  hash: string;
  content: Uint8Array;
}

/** Everything that is read. Each answer comes from the committed state at that moment. */
export class Reader {
  private readonly db: Database;
  private readonly packedSizeQuery;
  private readonly contentQuery;
  private readonly detailsQuery;
  private readonly countsQuery;
  private readonly viewerQuery;
  private readonly removedQuery;
  private readonly removalQuery;
  private readonly metaQuery;
  private readonly analysisQuery;
  private readonly sizeQuery;
  private readonly records: RecordReads;
  private readonly crashes: CrashReads;

  constructor(path: string) {
    this.db = new Database(path, { readonly: true, strict: true });
    configureConnection(this.db, "reader");
    this.packedSizeQuery = this.db.prepare<{ bytes: number }, [string]>(
      "SELECT length(content) AS bytes FROM logs WHERE id = ?",
    );
    this.contentQuery = this.db.prepare<ContentRow, [string]>(
      "SELECT seq, name, created_at, size, hash, content FROM logs WHERE id = ?",
    );
    this.detailsQuery = this.db.prepare<DetailsRow, [string]>(
      `SELECT ${detailsColumns} FROM logs LEFT JOIN details ON log = seq WHERE id = ?`,
    );
    this.countsQuery = this.db.prepare<MetaRow & { views: number; unique_views: number }, [string]>(
      `SELECT seq, name, created_at, size, ifnull(views, 0) AS views, ifnull(unique_views, 0) AS unique_views
       FROM logs LEFT JOIN counts ON log = seq WHERE id = ?`,
    );
    this.viewerQuery = this.db.prepare<{ seq: number }, [string, Uint8Array]>(
      "SELECT seq FROM logs JOIN viewers ON log = seq WHERE id = ? AND viewer = ?",
    );
    this.removedQuery = this.db.prepare<{ seq: number; id: LogId }, [number]>(
      "SELECT seq, id FROM removed WHERE seq > ? ORDER BY seq",
    );
    this.removalQuery = this.db.prepare<{ removed_by: string | null }, [string]>(
      "SELECT removed_by FROM removed WHERE id = ?",
    );
    this.analysisQuery = this.db.prepare<{ result: Uint8Array }, [string, string]>(
      "SELECT result FROM logs JOIN analyses ON log = seq WHERE id = ? AND rule_set = ?",
    );
    this.sizeQuery = this.db.prepare<{ bytes: number; freeBytes: number }, []>(
      `SELECT page_count * page_size AS bytes, freelist_count * page_size AS freeBytes
       FROM pragma_page_count, pragma_freelist_count, pragma_page_size`,
    );
    this.records = new RecordReads(this.db);
    this.crashes = new CrashReads(this.db);
    this.metaQuery = this.db.prepare<{ value: Uint8Array }, [string]>("SELECT value FROM meta WHERE key = ?");
  }

  packedSize(id: LogId): number | null {
    return guarded(() => this.packedSizeQuery.get(id)?.bytes ?? null);
  }

  find(id: LogId): StoredLog | null {
    const row = guarded(() => this.contentQuery.get(id));
    if (!row) return null;
    const { name, created_at: createdAt, size, hash, content: packed } = row;
    return { id, name, createdAt, size, hash, packed };
  }

  details(id: LogId): LogDetails | null {
    const row = guarded(() => this.detailsQuery.get(id));
    return row && readDetails(row).details;
  }

  counts(id: LogId): LogCounts | null {
    const row = guarded(() => this.countsQuery.get(id));
    if (!row) return null;
    const { name, created_at: createdAt, size, views, unique_views: uniqueViews } = row;
    return { id, name, createdAt, size, views, uniqueViews };
  }

  hasViewer(id: LogId, viewer: ViewerHash): boolean {
    return guarded(() => this.viewerQuery.get(id, Buffer.from(viewer, "hex"))) !== null;
  }

  analysis(id: LogId, ruleSet: string): Uint8Array | null {
    return guarded(() => this.analysisQuery.get(id, ruleSet)?.result ?? null);
  }

  removedSince(seq: number): { seq: number; id: LogId }[] {
    return guarded(() => this.removedQuery.all(seq));
  }

  removal(id: LogId): LogRemoval | null {
    const row = guarded(() => this.removalQuery.get(id));
    return row && { by: asRemover(row.removed_by) };
  }

  record(kind: RecordKind, key: string): string | null {
    return guarded(() => this.records.read(kind, key));
  }

  recordList(kind: RecordKind, after: string | null, limit: number): { key: string; value: string }[] {
    return guarded(() => this.records.list(kind, after, limit));
  }

  recordKeys(kind: RecordKind, after: string | null, limit: number): string[] {
    return guarded(() => this.records.keys(kind, after, limit));
  }

  crash<T>(read: (crashes: CrashReads) => T): T {
    return guarded(() => read(this.crashes));
  }

  age(id: LogId): LogAge | null {
    return guarded(() => this.records.age(id));
  }

  ages(after: string | null, limit: number): AgePage {
    return guarded(() => this.records.ages(after, limit));
  }

  meta(key: string): Uint8Array {
    const row = guarded(() => this.metaQuery.get(key));
    if (!row) throw new Outage(`The database lacks its ${key}.`);
    return row.value;
  }

  /** What the database takes up, in bytes, and how much of that is free for what comes next. */
  size(): { bytes: number; freeBytes: number } {
    return guarded(() => this.sizeQuery.get()!);
  }

  /** With its statements: else it stays open until they are collected. */
  close(): void {
    this.db.close(true);
  }
}

/** Whatever the database says no to is an outage for those who ask. */
function guarded<T>(query: () => T): T {
  try {
    return query();
  } catch (error) {
    throw new Outage(`The database cannot be read: ${(error as Error).message}`);
  }
}
