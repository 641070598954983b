import { Stopped } from "../migrate/faults.ts";
import type { StoreBackups } from "../storage/backups.ts";
import { driverOf } from "../storage/drivers.ts";
import type { StorageSettings } from "../storage/storage-settings.ts";

/** How the store of the settings is backed up and restored. Throws what to do instead where that is not by a file. */
export async function backupsFor(command: "backup" | "restore", settings: StorageSettings): Promise<StoreBackups> {
  const { backups } = driverOf(settings);
  if ("instead" in backups) throw new Stopped(backups.instead[command]);
  return backups.load();
}
