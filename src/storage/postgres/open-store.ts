import { Outage } from "../../wire/refusal.ts";
import type { StoreWatch } from "../driver.ts";
import { openContents } from "../open-objects.ts";
import type { StorageSettings } from "../storage-settings.ts";
import { UnusableStore } from "../unusable-store.ts";
import { PostgresDatabase } from "./database.ts";
import { deadlines } from "./deadlines.ts";
import { PostgresStore } from "./postgres-store.ts";

/** A node that starts together with its database waits for it. */
const startWithinMs = 30_000;

export async function openPostgresStore(settings: StorageSettings, watch: StoreWatch): Promise<PostgresStore> {
  const { meter, report, spaceChanged } = watch;
  const { databaseConnections: connections, contentCacheBytes: cacheBytes, maxStoreBytes } = settings;
  const contents = await openContents(settings, deadlines.put, meter);
  const url = settings.databaseUrl!;
  const database = new PostgresDatabase({ url, connections, deadlineMs: deadlines.statement, meter });
  const space = { maxStoreBytes, spaceChanged };
  const store = { database, contents, cacheBytes, hasPublicReads: settings.s3PublicReads, ...space, report };
  const until = performance.now() + startWithinMs;
  for (;;) {
    try {
      return await PostgresStore.open(store);
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
