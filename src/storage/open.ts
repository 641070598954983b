import type { LogStore } from "../logs/store-ports.ts";
import { Outage } from "../wire/refusal.ts";
import { type EngineMeter, noMeter } from "./engine-meter.ts";
import { openContents } from "./open-contents.ts";
import { deadlines } from "./postgres/deadlines.ts";
import type { ReportTrouble } from "./report-trouble.ts";
import { SqliteStore } from "./sqlite/sqlite-store.ts";
import type { StorageAddress } from "./storage-address.ts";
import type { SpaceChanged } from "./storage-space.ts";
import { UnusableStore } from "./unusable-store.ts";

export type { ReportTrouble };
export { UnusableStore };

/** A node that starts together with its database waits for it. */
const startWithinMs = 30_000;

/** From configuration to a store. */
export async function openStore(
  address: StorageAddress,
  report: ReportTrouble,
  spaceChanged: SpaceChanged = () => {},
  meter: EngineMeter = noMeter,
): Promise<LogStore> {
  const { minFreeBytes, maxStoreBytes, maxLogBytes } = address;
  if (address.databaseUrl === null) {
    if (address.s3Bucket !== null) {
      throw new UnusableStore("S3_BUCKET needs DATABASE_URL: an object store holds the logs, PostgreSQL their index.");
    }
    const limits = { minFreeBytes, maxStoreBytes };
    return SqliteStore.open(address.dataDir, report, { limits, maxLogBytes, spaceChanged, meter });
  }
  const contents = await openContents(address, deadlines.put, meter);
  // Loaded only where they are used.
  const { PostgresDatabase } = await import("./postgres/database.ts");
  const { PostgresStore } = await import("./postgres/postgres-store.ts");
  const database = new PostgresDatabase({
    url: address.databaseUrl,
    connections: address.databaseConnections,
    deadlineMs: deadlines.statement,
    meter,
  });
  const { contentCacheBytes: cacheBytes, s3PublicReads: hasPublicReads } = address;
  const until = performance.now() + startWithinMs;
  for (;;) {
    try {
      return await PostgresStore.open({
        database,
        contents,
        cacheBytes,
        hasPublicReads,
        maxStoreBytes,
        spaceChanged,
        report,
      });
    } catch (error) {
      if (!(error instanceof Outage) || performance.now() > until) {
        await database.close().catch(() => {});
        throw error instanceof Outage ? new UnusableStore(error.message) : error;
      }
      report("PostgreSQL is not there yet; trying again", error);
      await Bun.sleep(1000);
    }
  }
}
