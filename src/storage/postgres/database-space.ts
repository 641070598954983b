import { type SpaceChanged, type SpaceMeasure, StorageSpace } from "../storage-space.ts";
import type { PostgresDatabase } from "./database.ts";

/**
 * Measuring makes the server look at every file of the database. But other nodes upload, too, so a measurement must not
 * be too old.
 */
const freshness = { roomyMs: 10_000, shortMs: 2000, refusalMs: 1000 };
const withinMs = 900;

/** The quota of the database. How much room is left on its server's disk cannot be asked over this connection. */
export function databaseSpace(database: PostgresDatabase, maxStoreBytes: number, changed: SpaceChanged): StorageSpace {
  const measure = maxStoreBytes === 0 ? null : () => databaseSize(database);
  const now = () => performance.now();
  return new StorageSpace({ limits: { minFreeBytes: 0, maxStoreBytes }, measure, freshness, changed, now });
}

async function databaseSize(database: PostgresDatabase): Promise<SpaceMeasure> {
  const [row] = await database.query<{ bytes: string }[]>(
    "space",
    (sql) => sql`SELECT pg_database_size(current_database())::text AS bytes`,
    withinMs,
  );
  return { disk: null, reusable: 0, used: Number(row?.bytes ?? 0) };
}
