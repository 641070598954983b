import type { LogStore } from "../logs/ports.ts";
import { type ReportTrouble, SqliteStore } from "./sqlite/sqlite-store.ts";

export { UnusableStore } from "./sqlite/schema.ts";
export type { ReportTrouble };

export interface StorageAddress {
  /** The directory of the embedded store. */
  dataDir: string;
}

/** From configuration to a store. */
export function openStore({ dataDir }: StorageAddress, report: ReportTrouble): Promise<LogStore> {
  return SqliteStore.open(dataDir, report);
}
