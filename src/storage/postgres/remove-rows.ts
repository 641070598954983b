import type { SQL, TransactionSQL } from "bun";
import type { LogId, Remover } from "../../logs/ports.ts";
import type { Removal } from "../transfer.ts";
import { forgetCrashes } from "./crash-rows.ts";
import { type DetailsRow, unpackDetails } from "./log-details.ts";
import { bigintsOf, textsOf } from "./parameters.ts";
import { forgetReports } from "./report-rows.ts";

interface LogRow extends DetailsRow {
  id: LogId;
}

/**
 * Removes the rows of a log. The files of a bundle go with it, and a bundle goes with the last of its files. Gives the
 * ids of all that there were.
 */
export function removeRows(sql: SQL, id: LogId, by: Remover): Promise<LogId[]> {
  return sql.begin(async (tx) => {
    // They may have to search for what belongs together, and can wait for it.
    if (by === "operator") await tx`SET LOCAL statement_timeout = '10min'`;
    const [row] = await rowsOf(tx, [id]);
    return row ? removeWithin(tx, row, { id, by, removedAt: Date.now() }) : [];
  });
}

/** Removes many logs. The ids of those that are not there are not given out any more, either. */
export async function removeGiven(tx: TransactionSQL, removals: Removal[]): Promise<LogId[]> {
  await noteRemoved(tx, removals);
  const given = new Map(removals.map((removal) => [removal.id, removal]));
  const removed: LogId[] = [];
  for (const row of await rowsOf(tx, [...given.keys()])) {
    removed.push(...(await removeWithin(tx, row, given.get(row.id)!)));
  }
  return removed;
}

async function removeWithin(tx: TransactionSQL, row: LogRow, removal: Removal): Promise<LogId[]> {
  const { id } = row;
  const files = await filesOf(tx, row);
  if (files) return removeAll(tx, [id, ...files], removal);
  const bundle = await bundleOf(tx, row);
  if (bundle === null) return removeAll(tx, [id], removal);
  // Locked first, as whoever removes the whole bundle does: of two who remove the last two files, one sees the other.
  await tx`SELECT id FROM logs WHERE id = ${bundle} FOR UPDATE`;
  const removed = await removeAll(tx, [id], removal);
  const [whole] = await rowsOf(tx, [bundle]);
  if (!whole) return removed;
  const others = (await filesOf(tx, whole)) ?? [];
  // What was explained of all files has lines of each.
  await tx`DELETE FROM analyses WHERE id = ${bundle}`;
  await forgetCrashes(tx, [bundle]);
  const left = await tx`SELECT id FROM logs WHERE id = ANY(${tx.array(others, "TEXT")}) LIMIT 1`;
  return left.length > 0 ? removed : [...removed, ...(await removeAll(tx, [bundle], removal))];
}

async function rowsOf(tx: TransactionSQL, ids: LogId[]): Promise<LogRow[]> {
  return tx`SELECT id, size, details, owner_hash FROM logs WHERE id = ANY(${tx.array(ids, "TEXT")}) ORDER BY id`;
}

/**
 * The files of a bundle; `null`: it is none. A bundle and its files name each other: where one side is damaged, the other
 * is searched, through all logs.
 */
async function filesOf(tx: TransactionSQL, row: LogRow): Promise<LogId[] | null> {
  const { files } = unpackDetails(row).details;
  if (Number(row.size) > 0 && !files) return null;
  if (files && files.length > 0 && (await areKnown(tx, files))) return [...files];
  const naming = await tx`SELECT id FROM logs WHERE details LIKE ${`%"bundle":"${row.id}"%`}`;
  return [...new Set([...(files ?? []), ...(naming as LogRow[]).map(({ id }) => id)])];
}

async function bundleOf(tx: TransactionSQL, row: LogRow): Promise<LogId | null> {
  const { details, isDamaged } = unpackDetails(row);
  const { bundle } = details;
  if (bundle !== null && (await areKnown(tx, [bundle]))) return bundle;
  // An owner who stands in the column is that of a log which was shared alone.
  if (bundle === null && (!isDamaged || row.owner_hash !== null)) return null;
  const naming = await tx`SELECT id FROM logs WHERE size = 0 AND details LIKE ${`%"${row.id}"%`} LIMIT 1`;
  return (naming as LogRow[])[0]?.id ?? null;
}

/** Whether each of them is a log, or was one. */
async function areKnown(tx: TransactionSQL, ids: readonly LogId[]): Promise<boolean> {
  const given = tx.array([...ids], "TEXT");
  const rows = await tx`
    SELECT id FROM logs WHERE id = ANY(${given}) UNION SELECT id FROM removed WHERE id = ANY(${given})`;
  return rows.length === new Set(ids).size;
}

/** The first one first: it is what others wait for. */
async function removeAll(tx: TransactionSQL, ids: LogId[], { removedAt, by }: Removal): Promise<LogId[]> {
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
  await forgetCrashes(tx, removed);
  await forgetReports(tx, removed);
  await noteRemoved(
    tx,
    removed.map((id) => ({ id, removedAt, by })),
  );
  return removed;
}

async function noteRemoved(tx: TransactionSQL, removals: Removal[]): Promise<void> {
  const ids = textsOf(tx, removals, ({ id }) => id);
  const removers = textsOf(tx, removals, ({ by }) => by ?? "");
  const times = bigintsOf(tx, removals, ({ removedAt }) => removedAt);
  await tx`
    INSERT INTO removed (id, removed_at, removed_by)
    SELECT id, removed_at, nullif(removed_by, '')
    FROM unnest(${ids}, ${times}, ${removers}) AS given (id, removed_at, removed_by)
    ON CONFLICT (id) DO NOTHING`;
}
