import type { SQL, TransactionSQL } from "bun";
import type { NewLog } from "../../logs/ports.ts";
import { packDetails } from "./log-details.ts";
import { asBuffer } from "./parameters.ts";

/**
 * Adds a log, with its content where there is no object store for that. False where its id is taken, or was before its
 * removal.
 */
export async function insertLog(sql: SQL | TransactionSQL, log: NewLog, holdsContent: boolean): Promise<boolean> {
  const { id, name, createdAt, size, hash } = log;
  const { details, ownerHash } = packDetails(log.details);
  const content = holdsContent ? asBuffer(log.packed) : null;
  const inserted = await sql`
    WITH log AS (
      INSERT INTO logs (id, name, created_at, size, hash, details, owner_hash)
      SELECT ${id}, ${name}, ${createdAt}::bigint, ${size}::bigint, ${hash}, ${details}::text, ${ownerHash}::text
      WHERE NOT EXISTS (SELECT 1 FROM removed WHERE id = ${id})
      ON CONFLICT (id) DO NOTHING
      RETURNING id
    ), content AS (
      INSERT INTO contents (id, content) SELECT id, ${content}::bytea FROM log WHERE ${holdsContent}::boolean RETURNING id
    )
    SELECT id FROM log`;
  return inserted.length === 1;
}

/** Adds all of them or none. False where an id is taken. */
export async function insertLogs(sql: SQL, logs: readonly NewLog[], holdsContent: boolean): Promise<boolean> {
  let isConflict = false;
  try {
    return await sql.begin(async (tx) => {
      const outcomes = await Promise.all(logs.map((log) => insertLog(tx, log, holdsContent)));
      isConflict = outcomes.includes(false);
      // Rolls the transaction back.
      if (isConflict) throw new Error("an id is taken");
      return true;
    });
  } catch (error) {
    if (isConflict) return false;
    throw error;
  }
}
