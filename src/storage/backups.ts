import type { LogId, PackedContent } from "../logs/ports.ts";
import type { StorageSettings } from "./storage-settings.ts";
import type { Removal } from "./transfer.ts";

/** How one file is made of all of a store, and how a store is made of the file. */
export interface StoreBackups {
  /** How many bytes a copy would have now. Throws `UnusableStore` where there is nothing to copy. */
  copyBytes(settings: StorageSettings): number;
  /** Writes the store as it is at this moment to a new file. Servers go on meanwhile. */
  copyTo(settings: StorageSettings, path: string): Promise<void>;
  /** A copy that nobody else uses. It may be of an older version than this program. */
  open(path: string, mode: "read" | "write"): BackupFile;
  /** Where the settings want a store to be. */
  restoreTarget(settings: StorageSettings): RestoreTarget;
  /**
   * Makes a copy fit for a server of this version, removes what is to be removed, and tries to read and to write. Gives the
   * ids of the logs that it removed.
   */
  settle(path: string, removals: readonly Removal[]): LogId[];
  /** What a list of removals, a store or a backup says was removed. */
  removalsIn(path: string): ReadRemovals;
}

export interface ReadRemovals {
  removals: Removal[];
  /** Lines or rows that are torn or damaged. */
  unreadable: number;
}

export interface RestoreTarget {
  directory: string;
  /** What the restored file has to be called. */
  file: string;
  /** The list of removals that a server has left there; there may be none. */
  removalList: string;
  isTaken(): boolean;
  /** Keeps servers away. Gives what lets them in again. */
  claim(): () => void;
}

/** What a whole backup says of itself. A file without it is no backup, or not all of one. */
export interface BackupMark {
  /** ISO 8601. */
  madeAt: string;
  /** Of the program that made it. */
  version: string;
  logs: number;
  /** Bytes of the logs' texts. */
  bytes: number;
  /** SHA-256 over the id, size and checksum of every log, in the order in which they were stored. */
  digest: string;
  /** SHA-256 over everything else: names, tokens, views, keys, reports. Backups of before it have none. */
  rest?: string;
  /** Logs that were damaged already in the store. */
  damaged: number;
}

export interface BackedUpLog extends PackedContent {
  id: LogId;
}

export interface BackupFile {
  readonly path: string;
  /** What is wrong with it as a whole, as far as its engine can tell by reading all of it. */
  faults(signal: AbortSignal): Promise<string[]>;
  /** In the order in which they were stored. What cannot be read ends it. */
  logs(): Iterable<BackedUpLog>;
  /** SHA-256 over all but the texts of logs and the mark itself, step by step. */
  restDigest(): Generator<void, string>;
  /** Logs whose metadata, owner or list of files cannot be read. */
  damagedDetails(): LogId[];
  /** Writes all indexes anew, from what stands in the tables. */
  rebuildIndexes(): void;
  /** `null`: there is none, or it is damaged itself. */
  mark(): BackupMark | null;
  setMark(mark: BackupMark): void;
  removeMark(): void;
  close(): void;
}
