import { statfsSync } from "node:fs";
import { resolve } from "node:path";
import type { StoreDriver } from "../driver.ts";
import { automaticReserve } from "../space-sentences.ts";
import { UnusableStore } from "../unusable-store.ts";

/** The embedded store: one SQLite database in the data directory, for one server. */
export const sqliteDriver: StoreDriver = {
  scheme: "sqlite",
  addressForm: "sqlite:DIRECTORY",
  settingsAt: (address, settings) => {
    const dataDir = /^sqlite:(?:\/\/(?=\/))?(.+)$/s.exec(address)?.[1];
    return dataDir === undefined ? null : { ...settings, dataDir };
  },
  missingSetting: () => null,
  isShared: false,
  place: ({ dataDir }) => resolve(dataDir),
  open: async (settings, { report, spaceChanged, meter }) => {
    const { dataDir, s3Bucket, minFreeBytes, maxStoreBytes, maxLogBytes } = settings;
    if (s3Bucket !== null) {
      throw new UnusableStore("S3_BUCKET needs DATABASE_URL: an object store holds the logs, PostgreSQL their index.");
    }
    const { SqliteStore } = await import("./sqlite-store.ts");
    const limits = { minFreeBytes, maxStoreBytes };
    return SqliteStore.open(dataDir, report, { limits, maxLogBytes, spaceChanged, meter });
  },
  openForOperator: async ({ dataDir }) => {
    const { SqliteAccess } = await import("./operator-access.ts");
    return new SqliteAccess(dataDir);
  },
  openExport: async ({ dataDir }) => {
    const { openSqliteExport } = await import("./export.ts");
    return openSqliteExport(dataDir);
  },
  openImport: async ({ dataDir }) => {
    const { openSqliteImport } = await import("./import.ts");
    return openSqliteImport(dataDir);
  },
  survey: async ({ dataDir }, now) => {
    const { surveySqlite } = await import("./survey.ts");
    return surveySqlite(dataDir, now);
  },
  disk: ({ dataDir, minFreeBytes }) => {
    const { bavail, blocks, bsize } = statfsSync(resolve(dataDir));
    // Some network file systems do not tell.
    if (blocks === 0) return null;
    const size = blocks * bsize;
    return { size, free: bavail * bsize, reserve: minFreeBytes ?? automaticReserve(size) };
  },
  backups: {
    load: async () => {
      const { sqliteBackups } = await import("./backups.ts");
      return sqliteBackups;
    },
  },
};
