import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { StoreBackups } from "../backups.ts";
import { SqliteBackupFile } from "./backup-file.ts";
import { databaseIn, databasePath } from "./database-file.ts";
import { claimDirectory } from "./directory.ts";
import { readRemovalList, removalListBeside } from "./removal-list.ts";
import { removalsInDatabase } from "./removals-in-database.ts";
import { settleRestored } from "./settle-restored.ts";
import { snapshotBytes, takeSnapshot } from "./snapshot.ts";

/** A backup of the embedded store is a copy of its database with a mark in it. */
export const sqliteBackups: StoreBackups = {
  copyBytes: ({ dataDir }) => snapshotBytes(databaseIn(dataDir)),
  copyTo: ({ dataDir }, path) => takeSnapshot(databaseIn(dataDir), path),
  open: SqliteBackupFile.open,
  restoreTarget: ({ dataDir }) => {
    const file = databasePath(dataDir);
    return {
      directory: resolve(dataDir),
      file,
      removalList: removalListBeside(file),
      isTaken: () => existsSync(file) || existsSync(`${file}-wal`),
      claim: () => claimDirectory(dataDir),
    };
  },
  settle: settleRestored,
  removalsIn: (path) => removalsInDatabase(path) ?? readRemovalList(path),
};
