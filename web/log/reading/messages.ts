import type { LogIndex } from "./log-index.ts";
import type { SearchQuery, SearchResult } from "./search.ts";

export type ToWorker =
  | { kind: "open"; text: string; wantsIndex: boolean }
  | { kind: "search"; query: SearchQuery; ticket: number };

export type FromWorker =
  | { kind: "opened"; index: LogIndex }
  | { kind: "found"; ticket: number; result: SearchResult | { error: string; message: string } };
