/**
 * What the domain is made of, and the ports it needs from the outside; those of the store are in `store-ports.ts`. Every
 * method is required. Absence and conflict are values; an engine that cannot be used throws `Outage`; everything else that
 * is thrown is a bug.
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
  /** Keyed hash of who shared it (see `sharer-hash.ts`); `null` where its fault is not to be counted. */
  sharer: string | null;
}

export const noDetails: LogDetails = {
  source: null,
  metadata: [],
  ownerHash: null,
  lineCounts: null,
  files: null,
  bundle: null,
  sharer: null,
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

/** What is left of a client's rate limit. */
export interface Allowance {
  limit: number;
  remaining: number;
  /** Milliseconds until one more use will be allowed than now, or as many as were asked for; 0 where nothing is used. */
  resetMs: number;
}

/** How often a client may do something in a minute: share, have something analysed, ask an assistant, report. */
export interface RateLimiter {
  /** `null` where there is no limit. */
  allowance(client: string): Promise<Allowance | null>;
  /**
   * Takes as many uses, one where nothing is said, or says that there are not so many. Exact under concurrency. More than
   * the limit itself are never asked for.
   */
  take(client: string, uses?: number): Promise<TakenUses>;
}

export interface TakenUses {
  taken: boolean;
  allowance: Allowance | null;
  /** Gives them back, as for an upload that was not stored after all. Returns the allowance after that. */
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
