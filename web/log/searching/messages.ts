import type { SearchQuery, SearchResult } from "./search.ts";

export type ToWorker = { kind: "open"; text: string } | { kind: "search"; query: SearchQuery; ticket: number };

export interface FromWorker {
  ticket: number;
  result: SearchResult | { error: string; message: string };
}
