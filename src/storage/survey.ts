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

interface Growth {
  logs: number;
  textBytes: number;
}

export const dayMs = 24 * 3600 * 1000;
export const shownLargest = 5;

/** As engines give them: PostgreSQL sends large numbers as texts. */
type Figure = number | string;

/** What a driver counts in one statement. `bytes`: what all of it takes up. */
export type SurveySums = Record<
  "logs" | "bundles" | "text" | "packed" | "bytes" | "dayLogs" | "dayText" | "weekLogs" | "weekText",
  Figure
>;

export interface LargestRow {
  id: LogId;
  name: string;
  size: Figure;
  created_at: Figure;
}

export function surveyOf(
  where: Pick<StoreSurvey, "place" | "engine">,
  sums: SurveySums,
  largest: readonly LargestRow[],
): StoreSurvey {
  return {
    ...where,
    logs: Number(sums.logs),
    bundles: Number(sums.bundles),
    textBytes: Number(sums.text),
    packedBytes: Number(sums.packed),
    storeBytes: Number(sums.bytes),
    lastDay: { logs: Number(sums.dayLogs), textBytes: Number(sums.dayText) },
    lastWeek: { logs: Number(sums.weekLogs), textBytes: Number(sums.weekText) },
    largest: largest.map(({ id, name, size, created_at }) => ({
      id,
      name,
      size: Number(size),
      createdAt: Number(created_at),
    })),
  };
}
