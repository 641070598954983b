import type { SQL, TransactionSQL } from "bun";
import type { LogId, Remover } from "../../logs/ports.ts";
import { unpackDetails } from "./log-details.ts";

/**
 * Removes the rows of a log. The files of a bundle go with it, and a bundle goes with the last of its files. Gives the
 * ids of all that there were.
 */
export function removeRows(sql: SQL, id: LogId, by: Remover): Promise<LogId[]> {
  return sql.begin(async (tx) => {
    const details = await detailsOf(tx, id);
    if (!details) return [];
    if (details.files) return removeAll(tx, [id, ...details.files], by);
    if (details.bundle === null) return removeAll(tx, [id], by);
    // Locked first, as whoever removes the whole bundle does: of two who remove the last two files, one sees the other.
    const bundle = await tx`SELECT id FROM logs WHERE id = ${details.bundle} FOR UPDATE`;
    const removed = await removeAll(tx, [id], by);
    const files = bundle.length > 0 ? ((await detailsOf(tx, details.bundle))?.files ?? []) : [];
    if (files.length === 0) return removed;
    // What was explained of all files has lines of each.
    await tx`DELETE FROM analyses WHERE id = ${details.bundle}`;
    const left = await tx`SELECT id FROM logs WHERE id = ANY(${tx.array([...files], "TEXT")}) LIMIT 1`;
    return left.length > 0 ? removed : [...removed, ...(await removeAll(tx, [details.bundle], by))];
  });
}

async function detailsOf(tx: TransactionSQL, id: LogId) {
  const rows = await tx`SELECT details, owner_hash FROM logs WHERE id = ${id}`;
  const [row] = rows as { details: string | null; owner_hash: string | null }[];
  return row && unpackDetails(row.details, row.owner_hash);
}

/** The first one first: it is what others wait for. */
async function removeAll(tx: TransactionSQL, ids: LogId[], by: Remover): Promise<LogId[]> {
  const removed: LogId[] = [];
  for (const id of ids) {
    const rows = await tx`DELETE FROM logs WHERE id = ${id} RETURNING id`;
    if (rows.length > 0) removed.push(id);
  }
  if (removed.length === 0) return [];
  const gone = tx.array(removed, "TEXT");
  await tx`DELETE FROM contents WHERE id = ANY(${gone})`;
  await tx`DELETE FROM counts WHERE id = ANY(${gone})`;
  await tx`DELETE FROM viewers WHERE id = ANY(${gone})`;
  await tx`DELETE FROM analyses WHERE id = ANY(${gone})`;
  await tx`
    INSERT INTO removed (id, removed_at, removed_by)
    SELECT id, ${Date.now()}::bigint, ${by}::text FROM unnest(${gone}) AS given (id)
    ON CONFLICT (id) DO NOTHING`;
  return removed;
}
