import type { DatabaseOperation, PostgresDatabase } from "./database.ts";

/** A value of the table `meta`, where the store keeps what it has to know of itself; `null` where there is none. */
export async function readMeta(
  database: PostgresDatabase,
  operation: DatabaseOperation,
  key: string,
): Promise<Buffer | null> {
  const [row] = await database.query<{ value: Uint8Array }[]>(
    operation,
    (sql) => sql`SELECT value FROM meta WHERE key = ${key}`,
  );
  return row ? Buffer.from(row.value) : null;
}

export async function writeMeta(
  database: PostgresDatabase,
  operation: DatabaseOperation,
  key: string,
  text: string,
  withinMs?: number,
): Promise<void> {
  const value = Buffer.from(text);
  await database.query(
    operation,
    (sql) =>
      sql`INSERT INTO meta (key, value) VALUES (${key}, ${value}) ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
    withinMs,
  );
}
