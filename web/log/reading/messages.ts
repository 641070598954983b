import type { LogIndex } from "./log-index.ts";
import type { SearchQuery, SearchResult } from "./search.ts";

export type ToWorker =
  /** Fetch the log, tell its text, then what is in it. */
  | { kind: "load"; path: string }
  /** The same log again, for a worker that takes another one's place. */
  | { kind: "open"; text: string }
  | { kind: "search"; query: SearchQuery; ticket: number };

export type FromWorker =
  | { kind: "loaded"; text: string }
  | { kind: "opened"; index: LogIndex }
  | { kind: "failed"; message: string }
  | { kind: "found"; ticket: number; result: SearchResult | { error: string; message: string } };

/** A worker that was started before the script that uses it was there, and what it has said so far. */
export interface EarlyWorker {
  worker: Worker;
  said: FromWorker[];
}
