import type { LogStore } from "../logs/store-ports.ts";
import type { StoreBackups } from "./backups.ts";
import type { StoreDriver } from "./driver.ts";
import { type EngineMeter, noMeter } from "./engine-meter.ts";
import { postgresDriver } from "./postgres/driver.ts";
import type { ReportTrouble } from "./report-trouble.ts";
import { sqliteDriver } from "./sqlite/driver.ts";
import type { StorageSettings } from "./storage-settings.ts";
import type { SpaceChanged } from "./storage-space.ts";

/** Every driver. The settings name the last one that they have enough for; the first needs nothing. */
export const drivers: readonly StoreDriver[] = [sqliteDriver, postgresDriver];

/** The driver of the store that the settings name. */
export function driverOf(settings: StorageSettings): StoreDriver {
  return drivers.findLast((driver) => driver.missingSetting(settings) === null)!;
}

export function openStore(
  settings: StorageSettings,
  report: ReportTrouble,
  spaceChanged: SpaceChanged = () => {},
  meter: EngineMeter = noMeter,
): Promise<LogStore> {
  return driverOf(settings).open(settings, { report, spaceChanged, meter });
}

/** For files that were made by `lectern backup`, whatever store the settings name. */
export function backupFormat(): Promise<StoreBackups> {
  for (const { backups } of drivers) if ("load" in backups) return backups.load();
  throw new Error("no driver makes backups");
}
