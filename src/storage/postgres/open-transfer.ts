import { Outage } from "../../wire/refusal.ts";
import type { ContentStore } from "../content-store.ts";
import { UnusableStore } from "../unusable-store.ts";
import { PostgresDatabase, sqlState } from "./database.ts";
import { PostgresExport } from "./export.ts";
import { PostgresImport } from "./import.ts";
import { postgresPlace } from "./place.ts";
import { migrate } from "./schema.ts";

/** Nobody waits for an answer, and large batches take their time. */
const deadlineMs = 120_000;
const connectMs = 10_000;
const connections = 4;
/** As many rows are looked at, to see where contents lie. */
const sampleSize = 100;

export async function openPostgresExport(url: string, objects: ContentStore | null): Promise<PostgresExport> {
  return open(url, objects, async (database, place) => {
    await expectLectern(database, place);
    await database.query("transfer", (sql) => migrate(sql));
    if (!objects) await expectContents(database, place);
    // Only reading is tried: a source is not written to. Without such a bucket, this fails.
    else for await (const _ of objects.list(null)) break;
    return new PostgresExport(database, objects, place);
  });
}

export async function openPostgresImport(url: string, objects: ContentStore | null): Promise<PostgresImport> {
  return open(url, objects, async (database, place) => {
    await database.query("transfer", (sql) => migrate(sql));
    await objects?.check();
    return new PostgresImport(database, objects, place);
  });
}

async function open<T>(
  url: string,
  objects: ContentStore | null,
  prepare: (database: PostgresDatabase, place: string) => Promise<T>,
): Promise<T> {
  const place = `${postgresPlace(url)}${objects ? " with S3" : ""}`;
  const database = new PostgresDatabase({ url, connections, deadlineMs });
  try {
    await database.query("transfer", (sql) => sql`SELECT 1`, connectMs);
    return await prepare(database, place);
  } catch (error) {
    await database.close().catch(() => {});
    if (error instanceof Outage) throw new UnusableStore(`${place} cannot be used: ${error.message}`);
    throw error;
  }
}

/** Nothing is made in a database that was named by mistake. */
async function expectLectern(database: PostgresDatabase, place: string): Promise<void> {
  try {
    const rows = await database.query("transfer", (sql) => sql`SELECT 1 FROM meta WHERE key = 'schema-version'`);
    if (rows.length > 0) return;
  } catch (error) {
    const isMissing = sqlState(error) === "42P01" || sqlState(error) === "42703";
    if (!isMissing) throw error;
  }
  throw new UnusableStore(`There is no data of Lectern in ${place}.`);
}

async function expectContents(database: PostgresDatabase, place: string): Promise<void> {
  const rows = await database.query(
    "transfer",
    (sql) => sql`
      SELECT looked.id FROM (SELECT id FROM logs ORDER BY id LIMIT ${sampleSize}::int) AS looked
      LEFT JOIN contents ON contents.id = looked.id WHERE contents.id IS NULL LIMIT 1`,
  );
  if (rows.length === 0) return;
  throw new UnusableStore(
    `${place} does not hold the contents of its logs. Set S3_BUCKET and the other S3 settings as its nodes have them.`,
  );
}
