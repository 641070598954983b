import type { LogId } from "../logs/ports.ts";

/** What a store holds, counted by reading all of its index: for whoever asks how things are, and can wait a moment. */
export interface StoreSurvey {
  /** For people, without a password. */
  place: string;
  /** Such as `SQLite 3.53.4, schema 4`. */
  engine: string;
  logs: number;
  /** Links to several of them. */
  bundles: number;
  /** Bytes of the texts. */
  textBytes: number;
  /** Bytes of the packed contents; `null` where they lie in an object store. */
  packedBytes: number | null;
  /** Bytes that all of it takes up: contents, counts, analyses, indexes. */
  storeBytes: number;
  lastDay: Growth;
  lastWeek: Growth;
  largest: { id: LogId; name: string; size: number; createdAt: number }[];
}

export interface Growth {
  logs: number;
  textBytes: number;
}

export const dayMs = 24 * 3600 * 1000;
export const shownLargest = 5;
