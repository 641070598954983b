import type { LogStore } from "../logs/store-ports.ts";
import type { StoreBackups } from "./backups.ts";
import type { EngineMeter } from "./engine-meter.ts";
import type { OperatorAccess } from "./operator-access.ts";
import type { ReportTrouble } from "./report-trouble.ts";
import type { StorageSettings } from "./storage-settings.ts";
import type { SpaceChanged } from "./storage-space.ts";
import type { StoreSurvey } from "./survey.ts";
import type { StoreExport, StoreImport } from "./transfer.ts";

/**
 * Everything the program does with a store, whichever it is. A driver is one entry in `drivers.ts`. What a driver needs to
 * do its work is imported when it is called for: nobody loads a store that is not used.
 */
export interface StoreDriver {
  /** What its addresses begin with; alone, it stands for the store of the settings. */
  scheme: string;
  /** How an address of it looks, for people. */
  addressForm: string;
  /** The settings with which an address names this store; `null` where it is not one of this driver's. */
  settingsAt(address: string, settings: StorageSettings): StorageSettings | null;
  /** Why the settings do not name such a store, for people; `null` where they do. */
  missingSetting(settings: StorageSettings): string | null;
  /** Whether several processes may have it open, as the nodes of one service do. */
  isShared: boolean;
  /** Where it keeps its data, for people, without a password. */
  place(settings: StorageSettings): string;
  /** Waits for an engine that starts at the same time. Throws `UnusableStore` where there is nothing to wait for. */
  open(settings: StorageSettings, watch: StoreWatch): Promise<LogStore>;
  /** For the commands of operators, beside servers that use the store. */
  openForOperator(settings: StorageSettings): Promise<OperatorAccess>;
  /** Reads all of it, beside servers that use it. */
  openExport(settings: StorageSettings): Promise<StoreExport>;
  /** Makes the store where there is none yet. */
  openImport(settings: StorageSettings): Promise<StoreImport>;
  survey(settings: StorageSettings, now: number): Promise<StoreSurvey>;
  /** The disk it is on; `null` where that is another machine's, or does not say. */
  disk(settings: StorageSettings): DiskState | null;
  /** How one file is made of all of it; or what to do instead, where its engine has better means. */
  backups: { load(): Promise<StoreBackups> } | { instead: Record<"backup" | "restore", string> };
}

/** Who wants to know what happens in a store that is open. */
export interface StoreWatch {
  report: ReportTrouble;
  spaceChanged: SpaceChanged;
  meter: EngineMeter;
}

/** In bytes. `reserve` stays free. */
export interface DiskState {
  size: number;
  free: number;
  reserve: number;
}
