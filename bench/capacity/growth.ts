import type { Assumptions } from "./assumptions.ts";
import type { RowBytes } from "./row-bytes.ts";

const daysPerYear = 365;
export type TableName = "logs" | "counts" | "viewers" | "analyses" | "removed";
export const tableNames: readonly TableName[] = ["logs", "counts", "viewers", "analyses", "removed"];

export interface YearEnd {
  year: number;
  logs: number;
  textBytes: number;
  objectBytes: number;
  rows: Record<TableName, number>;
  heapBytes: Record<TableName, number>;
  indexBytes: Record<TableName, number>;
}

export interface PerLog {
  textBytes: number;
  packedBytes: number;
  rowBytes: Record<TableName, RowBytes>;
}

/** Logs since the first day, at the end of a day (or within one). */
export function logsAfter(days: number, { uploadsPerDay, growthPerYear }: Assumptions): number {
  let logs = 0;
  for (let [left, perDay] = [days, uploadsPerDay]; left > 0; left -= daysPerYear, perDay *= growthPerYear) {
    logs += Math.min(left, daysPerYear) * perDay;
  }
  return logs;
}

export function rowsOf(logs: number, given: Assumptions): Record<TableName, number> {
  const kept = logs * (1 - given.removedShare);
  return {
    logs: kept,
    counts: kept * given.viewedShare,
    viewers: kept * given.readsPerLog * given.uniqueShare,
    analyses: kept * given.viewedShare,
    removed: logs * given.removedShare,
  };
}

export function stateAfter(days: number, perLog: PerLog, given: Assumptions): YearEnd {
  const logs = logsAfter(days, given);
  const rows = rowsOf(logs, given);
  const bytes = (part: keyof RowBytes) =>
    Object.fromEntries(tableNames.map((name) => [name, rows[name] * perLog.rowBytes[name][part]])) as Record<
      TableName,
      number
    >;
  return {
    year: days / daysPerYear,
    logs: rows.logs,
    textBytes: rows.logs * perLog.textBytes,
    objectBytes: rows.logs * perLog.packedBytes * given.objectCopies,
    rows,
    heapBytes: bytes("heap"),
    indexBytes: bytes("index"),
  };
}

export function yearEnds(perLog: PerLog, given: Assumptions): YearEnd[] {
  return Array.from({ length: given.years }, (_, year) => stateAfter((year + 1) * daysPerYear, perLog, given));
}

export function totalOf(bytes: Record<TableName, number>, names: readonly TableName[] = tableNames): number {
  return names.reduce((sum, name) => sum + bytes[name], 0);
}

/** The database without the analyses, which can be thrown away and made again. */
export const lastingTables: readonly TableName[] = ["logs", "counts", "viewers", "removed"];

/** How many hash partitions keep each one's table and index below a size: a power of two, so that they can be halved. */
export function partitionsFor(bytes: number, partitionBytes: number): number {
  return bytes <= partitionBytes ? 1 : 2 ** Math.ceil(Math.log2(bytes / partitionBytes));
}

/** The first day on which something that grows passes a bound; `null` where it does not within the years. */
export function firstDay(passes: (days: number) => boolean, { years }: Assumptions): number | null {
  let [low, high] = [0, years * daysPerYear];
  if (!passes(high)) return null;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (passes(middle)) high = middle;
    else low = middle;
  }
  return passes(low) ? low : high;
}
