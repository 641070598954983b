/**
 * What the domain needs from the outside. Small interfaces, every method required. Absence and conflict are values;
 * an engine that cannot be used throws `Outage`; everything else that is thrown is a bug.
 */

/** A string that has the shape of an id (see `id.ts`); whether such a log exists is another question. */
export type LogId = string & { readonly brand: "LogId" };

/** A keyed hash of one client for one log, in hexadecimal: what is kept instead of an address. */
export type ViewerHash = string & { readonly brand: "ViewerHash" };

/** What is needed to check a text after years on a disk. */
export interface Fingerprint {
  /** Bytes of the text in UTF-8. */
  size: number;
  /** xxHash64 of the text, 16 hexadecimal digits. */
  hash: string;
}

/** Log text, compressed. */
export interface PackedContent extends Fingerprint {
  /** One zstd frame. */
  packed: Uint8Array;
}

/**
 * How much time is spent on packing. `quick` takes half of it, and makes 2 to 8 percent more bytes: for when processors
 * are what is short. Both are unpacked in the same way, and as fast.
 */
export type PackingEffort = "usual" | "quick";

/** Log text that is not packed yet, in UTF-8. */
export interface PlainContent extends Fingerprint {
  text: Uint8Array;
  effort: PackingEffort;
}

export interface LogMeta {
  id: LogId;
  /** `""` where none was given. */
  name: string;
  /** Milliseconds since 1970. */
  createdAt: number;
  /** Bytes of the text in UTF-8. */
  size: number;
}

/** What a sender's program says about a log: shown to readers, never interpreted. */
export interface MetadataEntry {
  key: string;
  value: string | number | boolean | null;
  /** For people; `null` where the key has to do. */
  label: string | null;
  visible: boolean;
}

/** The size of a log: counted once, for protocols that return it. */
export interface LineCounts {
  lines: number;
  /** Messages of level error or worse. */
  errors: number;
}

/** What some interfaces know of a log beside its text. */
export interface LogDetails {
  /** The program or place that the log came from; `null` where it did not say. */
  source: string | null;
  metadata: readonly MetadataEntry[];
  /** SHA-256 of the token that lets its owner remove the log, in hexadecimal; `null` where nobody has one. */
  ownerHash: string | null;
  /** `null` where nobody has counted. */
  lineCounts: LineCounts | null;
  /** Of a bundle (see `bundle.ts`): its files, the most telling first. `null`: this is a log. */
  files: readonly LogId[] | null;
  /** The bundle that a log was shared in; `null` where it was shared alone. */
  bundle: LogId | null;
}

export const noDetails: LogDetails = {
  source: null,
  metadata: [],
  ownerHash: null,
  lineCounts: null,
  files: null,
  bundle: null,
};

export interface NewLog extends LogMeta, PackedContent {
  details: LogDetails;
}
/** A log whose text the store packs. */
export interface NewText extends LogMeta, PlainContent {
  details: LogDetails;
}
export interface StoredLog extends LogMeta, PackedContent {}

/** Where the id is taken, the text comes back packed, for another try. */
export type TextInsertion =
  | { outcome: "stored"; packedBytes: number }
  | { outcome: "conflict"; content: PackedContent };

/** The owner of the log, the operator of the service, or its retention time. */
export const removers = ["owner", "operator", "retention"] as const;
export type Remover = (typeof removers)[number];

/** What is kept of a removed log, beside its id. */
export interface LogRemoval {
  /** `null` where it was not written down, as by older programs. */
  by: Remover | null;
}

export function asRemover(text: string | null): Remover | null {
  return removers.find((remover) => remover === text) ?? null;
}

export interface LogCounts extends LogMeta {
  views: number;
  uniqueViews: number;
}

/**
 * A value or a promise of it. A driver that has the answer in memory returns it synchronously, because it is asked for
 * every view.
 */
export type MaybePromise<T> = T | Promise<T>;

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

/** What an operator keeps beside the logs; and for the store itself whose turn it is, and what `migrate` has brought. */
export type RecordKind = "turn" | "key" | "key-use" | "report" | "report-gone" | "block" | "audit" | "copied";

/** `"changed"`: the record was not what was expected. */
export type ReportOutcome = "kept" | "changed" | "no such log";

/** Small texts under a kind and a key. All nodes see the same ones. */
export interface Records {
  read(kind: RecordKind, key: string): Promise<string | null>;
  /** In the order of keys, by their bytes; those behind `after`. */
  list(kind: RecordKind, after: string | null, limit: number): Promise<{ key: string; value: string }[]>;
  /** The keys of the same, for where their values do not matter. */
  keys(kind: RecordKind, after: string | null, limit: number): Promise<string[]>;
  /** Durable when it resolves. Only if the value is still `expected`; `null` is none, before and after. */
  replace(kind: RecordKind, key: string, expected: string | null, value: string | null): Promise<boolean>;
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

export interface LogStore {
  readonly records: Records;
  /**
   * The log is durable when this resolves. `"conflict"`: the id is taken, or was taken by a log since removed. Throws
   * `StorageFull` before the reserve of the disk or the quota is touched.
   */
  insert(log: NewLog): Promise<"stored" | "conflict">;
  /**
   * The same for a small text. It is packed where it is written, if that is another thread: one more would cost more than
   * it does. Its bytes are the store's from now on.
   */
  insertText(log: NewText): Promise<TextInsertion>;
  /** The same for a bundle and its files: all of them or none, whatever happens meanwhile. */
  insertAll(logs: readonly NewLog[]): Promise<"stored" | "conflict">;
  /** Throws `StorageFull` where not even a small log would fit. Asked before anybody reads the body of an upload. */
  checkRoom(): Promise<void>;
  find(id: LogId): Promise<StoredLog | null>;
  /** `null`: there is no such log. */
  details(id: LogId): Promise<LogDetails | null>;
  /** Counts one view; the answer and everything read after it include that view. */
  countView(id: LogId, viewer: ViewerHash): MaybePromise<LogCounts | null>;
  counts(id: LogId): MaybePromise<LogCounts | null>;
  /**
   * `records.replace` for a report, which takes room as logs do (`StorageFull`), and only while the log is there: a removal
   * comes before it, or takes it along.
   */
  keepReport(log: LogId, key: string, expected: string | null, value: string): Promise<ReportOutcome>;
  /** Where anybody can read the packed content without this service, for a while; `null` where that is not so. */
  publicAddress(id: LogId): Promise<string | null>;
  /**
   * Whether there was such a log. Afterwards it is gone from every method, and its id is never given out again. The files
   * of a bundle go with it, and a bundle goes with the last of its files. What was said of it in reports goes with it: their
   * records become `report-gone`, as `withoutTexts` leaves them.
   */
  remove(id: LogId, by: Remover): Promise<boolean>;
  /** `null`: no log with this id was ever removed. */
  removal(id: LogId): Promise<LogRemoval | null>;
  /** `null`: there is no such log. */
  age(id: LogId): Promise<LogAge | null>;
  /** A walk over all logs, in an order of the store's own: those behind `after`. */
  ages(after: string | null, limit: number): Promise<AgePage>;
  /** What was kept of an analysis that these rules made; `null` where there is none. */
  findAnalysis(id: LogId, ruleSet: string): Promise<Uint8Array | null>;
  /** Keeps the last analysis of a log. It can be made again, so this need not be durable, and may be lost. */
  keepAnalysis(id: LogId, ruleSet: string, result: Uint8Array): Promise<void>;
  /** The secret that viewer hashes are keyed with: made with the data, kept with the data. */
  viewerKey(): Promise<Uint8Array>;
  /** Throws what health reports, `StorageFull` among it: resolves only if the store can write and read. */
  check(): Promise<void>;
  /** What health reports although the store works, such as that it is getting full. */
  notices(): Record<string, string>;
  /** Without waiting: from memory. */
  figures(): StoreFigures;
  /** Flushes everything that is not yet durable. */
  close(): Promise<void>;
}

/** What is left of a client's rate limit. */
export interface Allowance {
  limit: number;
  remaining: number;
  /** Milliseconds until one more upload will be allowed than now, or as many as were asked for; 0 where nothing is used. */
  resetMs: number;
}

export interface UploadLimiter {
  /** `null` where uploads are not limited. */
  allowance(client: string): Promise<Allowance | null>;
  /**
   * Takes as many uploads, one where nothing is said, or says that there are not so many. Exact under concurrency. More
   * than the limit itself are never asked for.
   */
  take(client: string, uploads?: number): Promise<TakenUpload>;
}

export interface TakenUpload {
  taken: boolean;
  allowance: Allowance | null;
  /** Gives it back, for an upload that was not stored after all. Returns the allowance after that. */
  refund(): Promise<Allowance | null>;
}

/**
 * What a client may cost beside its uploads: wasted work, failed lookups. A leaky bucket: it drains at a steady pace,
 * and a client that has filled it has to wait.
 */
export interface ClientBudget {
  /** Milliseconds until the client may go on; 0 where it may. Known at once, from what this node has seen. */
  waitMs(client: string): number;
  /** Adds to what the client has spent. Resolves to `waitMs` afterwards. */
  spend(client: string, amount: number): Promise<number>;
}

/** Time and chance, injected so that tests can hold them. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Milliseconds from some fixed point; never jumps. */
  monotonic(): number;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
};
