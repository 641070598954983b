import type { CrashCounting } from "./crash-ports.ts";
import type {
  LogCounts,
  LogDetails,
  LogId,
  LogRemoval,
  MaybePromise,
  NewLog,
  NewText,
  Remover,
  StoredLog,
  TextInsertion,
  ViewerHash,
} from "./ports.ts";

/**
 * What the domain needs from a store, in small ports: whoever uses one names the ports it needs, and a driver implements
 * all of them as a `LogStore`. Absence and conflict are values; a store that cannot be used throws `Outage`; everything
 * else that is thrown is a bug. `tests/storage/contract.ts` holds every driver to this.
 */
export interface LogStore
  extends NewLogs,
    Texts,
    ObjectAddresses,
    Views,
    Removals,
    RemovedLogs,
    Ages,
    Analyses,
    CrashCounting,
    ReportRecords,
    Health,
    Measured {
  /** Flushes everything that is not yet durable. */
  close(): Promise<void>;
}

export interface Room {
  /** Throws `StorageFull` where not even a small log would fit. Asked before anybody reads the body of an upload. */
  checkRoom(): Promise<void>;
}

export interface NewLogs extends Room {
  /**
   * The log is durable when this resolves. `"conflict"`: the id is taken, or was taken by a log since removed. Throws
   * `StorageFull` before the reserve of the disk or the quota is touched.
   */
  insert(log: NewLog): Promise<"stored" | "conflict">;
  /**
   * Inserts a small text. The store packs it where it writes it, if that is another thread: handing it to one more thread
   * would cost more than packing does. Its bytes are the store's from now on.
   */
  insertText(log: NewText): Promise<TextInsertion>;
  /** Inserts a bundle and its files: all of them or none, whatever happens meanwhile. */
  insertAll(logs: readonly NewLog[]): Promise<"stored" | "conflict">;
}

export interface Details {
  /** `null`: there is no such log. */
  details(id: LogId): Promise<LogDetails | null>;
}

export interface Texts extends Details {
  find(id: LogId): Promise<StoredLog | null>;
}

export interface ObjectAddresses {
  /** Where anybody can read the packed content without this service, for a while; `null` where nobody can. */
  publicAddress(id: LogId): Promise<string | null>;
}

export interface Views {
  /** Counts one view; the answer and everything read after it include that view. */
  countView(id: LogId, viewer: ViewerHash): MaybePromise<LogCounts | null>;
  counts(id: LogId): MaybePromise<LogCounts | null>;
  /** The secret that viewer hashes are keyed with: made with the data, kept with the data. */
  viewerKey(): Promise<Uint8Array>;
}

export interface RemovedLogs {
  /** `null`: no log with this id was ever removed. */
  removal(id: LogId): Promise<LogRemoval | null>;
}

export interface Removals {
  /**
   * Whether there was such a log. Afterwards it is gone from every method, and its id is never given out again. The files
   * of a bundle go with it, and a bundle goes with the last of its files. What reports say of the log goes with it, too:
   * their records become `report-gone`, as `withoutTexts` leaves them.
   */
  remove(id: LogId, by: Remover): Promise<boolean>;
}

/** When a log was uploaded and last viewed. Milliseconds since 1970. */
export interface LogAge {
  id: LogId;
  createdAt: number;
  /** `null` where it was never viewed. */
  viewedAt: number | null;
}

export interface AgePage {
  ages: LogAge[];
  /** Where the walk goes on; `null` at the end. Only the store that gave it understands it. */
  next: string | null;
}

export interface Ages {
  /** `null`: there is no such log. */
  age(id: LogId): Promise<LogAge | null>;
  /** A walk over all logs, in an order of the store's own: those behind `after`. */
  ages(after: string | null, limit: number): Promise<AgePage>;
}

export interface Analyses {
  /** The kept analysis of a log, if these rules made it; `null` where there is none. */
  findAnalysis(id: LogId, ruleSet: string): Promise<Uint8Array | null>;
  /** Keeps the last analysis of a log. It can be made again, so this need not be durable, and may be lost. */
  keepAnalysis(id: LogId, ruleSet: string, result: Uint8Array): Promise<void>;
}

/** What an operator keeps beside the logs; and for the store itself whose turn it is, and what `migrate` has brought. */
export type RecordKind =
  | "turn"
  | "key"
  | "key-use"
  | "report"
  | "report-gone"
  | "block"
  | "audit"
  | "copied"
  | "crash-note";

/** Small texts under a kind and a key. All nodes see the same ones. */
export interface Records {
  read(kind: RecordKind, key: string): Promise<string | null>;
  /** In the order of keys, by their bytes; those behind `after`. */
  list(kind: RecordKind, after: string | null, limit: number): Promise<{ key: string; value: string }[]>;
  /** What `list` gives, without the values. */
  keys(kind: RecordKind, after: string | null, limit: number): Promise<string[]>;
  /** Durable when it resolves. Only if the value is still `expected`; `null` is none, before and after. */
  replace(kind: RecordKind, key: string, expected: string | null, value: string | null): Promise<boolean>;
}

export interface OperatorRecords {
  readonly records: Records;
}

/** `"changed"`: the record was not what was expected. */
export type ReportOutcome = "kept" | "changed" | "no such log";

export interface ReportRecords extends OperatorRecords {
  /**
   * `records.replace` for a report, which takes room as logs do (`StorageFull`), and only while the log is there: a removal
   * comes before it, or takes it along.
   */
  keepReport(log: LogId, key: string, expected: string | null, value: string): Promise<ReportOutcome>;
}

export interface Health {
  /** Throws what health reports, `StorageFull` among it: resolves only if the store can write and read. */
  check(): Promise<void>;
  /** What health reports although the store works, such as that it is getting full. */
  notices(): Record<string, string>;
}

/** Figures of a store for its operator. */
export interface StoreFigures {
  /** Bytes; `null` where the store does not know its disk. `reserve` stays free. */
  disk: { size: number; free: number; reserve: number } | null;
  /** Bytes that are taken up; `null` where the store does not know. */
  used: number | null;
  /** Bytes that may be; `null`: any number. */
  quota: number | null;
  /** How much waits, by what it waits for. */
  queues: Record<string, number>;
  /** Look-ups in a cache of the store's own; `null` where it has none. */
  cache: { hits: number; misses: number } | null;
}

export interface Measured {
  /** Without waiting: from memory. */
  figures(): StoreFigures;
}
