import type { TransactionSQL } from "bun";
import type { LogId } from "../../logs/ports.ts";

/** Adds viewers of logs, and returns how many of each log's were new. */
export async function insertViewers(
  tx: TransactionSQL,
  logs: readonly { id: LogId; viewers: readonly string[] }[],
): Promise<Map<LogId, number>> {
  const pairs = logs.flatMap(({ id, viewers }) => viewers.toSorted().map((viewer) => ({ id, viewer })));
  const isNew = new Map<LogId, number>();
  if (pairs.length === 0) return isNew;
  const ids = pairs.map(({ id }) => id);
  const viewers = pairs.map(({ viewer }) => viewer);
  const added = (await tx`
    INSERT INTO viewers (id, viewer)
    SELECT given.id, decode(given.viewer, 'hex')
    FROM unnest(${tx.array(ids, "TEXT")}, ${tx.array(viewers, "TEXT")}) AS given (id, viewer)
    JOIN logs ON logs.id = given.id ORDER BY given.id, given.viewer
    ON CONFLICT (id, viewer) DO NOTHING RETURNING id`) as { id: LogId }[];
  for (const { id } of added) isNew.set(id, (isNew.get(id) ?? 0) + 1);
  return isNew;
}
