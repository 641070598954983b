import type { CrashSighting } from "../logs/crash-ports.ts";
import type { LogDetails, LogId, LogMeta, LogRemoval, NewLog, ViewerHash } from "../logs/ports.ts";
import type { Records } from "../logs/store-ports.ts";
import type { ReadDetails } from "./stored-details.ts";

/** A whole store, read and written in batches: what moving from one driver to another needs. */

/** What stands in a log's rows. */
export interface LogRecord extends LogMeta {
  /** Where the store has it: what stands there can be read even if it is not found by its id. */
  place: Cursor;
  hash: string;
  details: LogDetails | Unreadable;
  views: number;
  uniqueViews: number;
}

/** The columns that a record is read from. PostgreSQL sends large numbers as texts. */
export interface RecordRow {
  id: LogId;
  name: string;
  hash: string;
  created_at: number | string;
  size: number | string;
  views: number | string;
  unique_views: number | string;
}

export function recordFrom(row: RecordRow, place: Cursor, { details, isDamaged }: ReadDetails): LogRecord {
  return {
    place,
    id: row.id,
    name: row.name,
    createdAt: Number(row.created_at),
    size: Number(row.size),
    hash: row.hash,
    details: isDamaged ? new Unreadable("its details are damaged") : details,
    views: Number(row.views),
    uniqueViews: Number(row.unique_views),
  };
}

/** A log whose record was read before. */
export type Located = Pick<LogRecord, "id" | "place">;

/** A thing that is there, but cannot be read. The others beside it can. */
export class Unreadable {
  constructor(readonly reason: string) {}
}

/** A place in the walk over a store. Only the store that gave it understands it. */
export type Cursor = string | number;

export interface RecordPage {
  records: LogRecord[];
  /** `null` at the end. */
  next: Cursor | null;
}

export interface KeptAnalysis {
  id: LogId;
  ruleSet: string;
  result: Uint8Array;
}

/** Views of a log, and some of its viewers or all of them, in hexadecimal. */
export interface LogViews {
  id: LogId;
  views: number;
  viewers: ViewerHash[];
  /** When it was last viewed, which decides how long it is kept; `null` where it was never. */
  viewedAt: number | null;
}

export interface Removal extends LogRemoval {
  id: LogId;
  removedAt: number;
}

/** Reads everything. The store may be in use meanwhile: each answer is of its own moment. */
export interface StoreExport {
  /** For people, without a password. */
  readonly place: string;
  /** Keys, reports, blocks and what was done. */
  readonly operatorRecords: Records;
  /** What is wrong with the store as a whole, as far as its engine can tell by reading all of it. */
  damage(signal: AbortSignal): Promise<string[]>;
  countLogs(): Promise<number>;
  viewerKey(): Promise<Uint8Array>;
  /** All records, in an order of the store's own. */
  page(after: Cursor | null, limit: number): Promise<RecordPage>;
  /** By their ids, as readers of logs find them. */
  records(ids: LogId[]): Promise<Map<LogId, LogRecord>>;
  /** As they are stored, unchecked. What is not there is not in the map. */
  contents(logs: readonly Located[]): Promise<Map<LogId, Uint8Array | Unreadable>>;
  analyses(logs: readonly Located[]): Promise<KeptAnalysis[]>;
  /** What is counted of those that were explained. */
  sightings(logs: readonly Located[]): Promise<CrashSighting[]>;
  /** Every log at least once, in bounded pieces. The number of views is not older than the viewers beside it. */
  views(logs: readonly Located[]): AsyncIterable<LogViews[]>;
  /** In the order of ids, as the store orders them. */
  removals(after: LogId | null, limit: number): Promise<Removal[]>;
  /** A log that is neither there nor removed is lost. */
  removedAmong(ids: LogId[]): Promise<Set<LogId>>;
  close(): Promise<void>;
}

/** Adds to a store. Whatever is there stays, so that everything may be written twice. */
export interface StoreImport extends StoreExport {
  setViewerKey(key: Uint8Array): Promise<void>;
  /**
   * Adds logs whose ids are free, and leaves the others. All of them are read back before they count as written: throws
   * `ContentMismatch`, and keeps nothing, if one is not what was written. Gives the ids that were added.
   */
  addLogs(logs: NewLog[], analyses: KeptAnalysis[]): Promise<Set<LogId>>;
  /** Adds viewers that are new, and raises the number of views and the time of the last one to those given. */
  addViews(views: LogViews[]): Promise<void>;
  /** Counts logs that are there and not counted yet. */
  addSightings(sightings: CrashSighting[]): Promise<void>;
  /** Removes logs, and keeps their ids from being given out again. Gives those that there were. */
  remove(removals: Removal[]): Promise<LogId[]>;
}

/** The target is not to be trusted. */
export class ContentMismatch extends Error {
  override readonly name = "ContentMismatch";

  constructor(id: LogId) {
    super(`${id} was written to the target, but something else came back when it was read.`);
  }
}

export function isSameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return Buffer.compare(a, b) === 0;
}
