import type { StoreDriver } from "../driver.ts";
import { noMeter } from "../engine-meter.ts";
import { openContents } from "../open-objects.ts";
import { accessOver } from "../operator-access.ts";
import { postgresPlace } from "./place.ts";

/** Whoever moves a whole store can wait: an object has to arrive within this, all attempts together. */
const objectDeadlineMs = 30_000;

/** PostgreSQL, and beside it an object store for the contents if the settings have one: for any number of nodes. */
export const postgresDriver: StoreDriver = {
  scheme: "postgres",
  addressForm: "postgres://user:password@host:5432/database",
  settingsAt: (address, settings) =>
    /^postgres(?:ql)?:\/\/\S+$/.test(address) && URL.canParse(address) ? { ...settings, databaseUrl: address } : null,
  missingSetting: ({ databaseUrl }) => (databaseUrl === null ? "DATABASE_URL" : null),
  isShared: true,
  place: ({ databaseUrl, s3Bucket }) =>
    `${postgresPlace(databaseUrl!)}${s3Bucket === null ? "" : ` and the bucket ${s3Bucket}`}`,
  open: async (settings, watch) => {
    const { openPostgresStore } = await import("./open-store.ts");
    return openPostgresStore(settings, watch);
  },
  openForOperator: async (settings) => {
    const { openPostgresStore } = await import("./open-store.ts");
    const unwatched = { report: () => {}, spaceChanged: () => {}, meter: noMeter };
    return accessOver(await openPostgresStore(settings, unwatched));
  },
  openExport: async (settings) => {
    const { openPostgresExport } = await import("./open-transfer.ts");
    return openPostgresExport(settings.databaseUrl!, await openContents(settings, objectDeadlineMs));
  },
  openImport: async (settings) => {
    const { openPostgresImport } = await import("./open-transfer.ts");
    return openPostgresImport(settings.databaseUrl!, await openContents(settings, objectDeadlineMs));
  },
  survey: async ({ databaseUrl, s3Bucket }, now) => {
    const { surveyPostgres } = await import("./survey.ts");
    return surveyPostgres(databaseUrl!, s3Bucket !== null, now);
  },
  disk: () => null,
  backups: {
    instead: {
      backup:
        "DATABASE_URL is set, so the logs are in PostgreSQL and the object store, which have to be backed up together and " +
        "can do it better: see docs/BACKUPS.md for the commands. For one file of everything, run " +
        '"lectern migrate --from postgres --to sqlite:DIRECTORY", and then "lectern backup" with DATA_DIR=DIRECTORY and ' +
        'without DATABASE_URL. "lectern verify" reads every log of both.',
      restore:
        "DATABASE_URL is set. A backup is restored into a data directory: leave DATABASE_URL away, restore, and bring " +
        'the logs to PostgreSQL with "lectern migrate --from sqlite:DIRECTORY --to postgres".',
    },
  },
};
