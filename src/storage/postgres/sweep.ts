import type { LogId } from "../../logs/ports.ts";
import type { ContentStore } from "../content-store.ts";
import type { PostgresDatabase } from "./database.ts";
import { readMeta, writeMeta } from "./meta.ts";

/** No upload takes longer than this between writing its content and its row. */
const orphanAgeMs = 24 * 60 * 60 * 1000;
const forgottenNodeMs = 7 * 24 * 60 * 60 * 1000;
const batchSize = 500;
/** A turn looks at so many contents and remembers where it was: however many there are, it takes a minute or so. */
const contentsInTurn = 100_000;
/** And at the views of so many logs that were removed. */
const removalsInTurn = 10_000;
/**
 * Longer than any upload needs from its content to its row. What a clock says is not enough: one that is a day ahead would
 * take the contents of uploads that are under way.
 */
const secondLookMs = 15_000;

export interface SweepPace {
  most?: number;
  /** Between the two looks. */
  pause?: () => Promise<void>;
}

/**
 * Removes contents that no row names: of uploads that ended between the two, and of removals that did. Also views of removed
 * logs, and what is known of nodes that are long gone. Gives how many contents were removed. One call is one turn, and the
 * next goes on from it.
 */
export async function sweep(
  database: PostgresDatabase,
  contents: ContentStore | null,
  now: number,
  { most = contentsInTurn, pause = () => Bun.sleep(secondLookMs) }: SweepPace = {},
): Promise<number> {
  await database.query("sweep", (sql) => sql`DELETE FROM flushes WHERE flushed_at < ${now - forgottenNodeMs}::bigint`);
  await sweepViews(database);
  if (!contents) return 0;
  const orphans: LogId[] = [];
  let seen = 0;
  let batch: LogId[] = [];
  let last: LogId | null = null;
  for await (const { id, writtenAt } of contents.list(await sweptTo(database, "swept-to"))) {
    if (writtenAt <= now - orphanAgeMs) batch.push(id);
    if (batch.length === batchSize) {
      orphans.push(...(await orphansAmong(database, batch)));
      batch = [];
    }
    if (++seen < most) continue;
    last = id;
    break;
  }
  orphans.push(...(await orphansAmong(database, batch)));
  if (orphans.length > 0) await pause();
  let removed = 0;
  for (let at = 0; at < orphans.length; at += batchSize) {
    for (const id of await orphansAmong(database, orphans.slice(at, at + batchSize))) {
      await contents.remove(id);
      removed++;
    }
  }
  await writeMeta(database, "sweep", "swept-to", last ?? "");
  return removed;
}

/**
 * Views that were written in the moment of a removal are removed by the node that did it, some seconds later
 * (`late-views.ts`). Those of a node that was killed before that stay, with the hashes of who viewed the log.
 */
async function sweepViews(database: PostgresDatabase): Promise<void> {
  let after = await sweptTo(database, "views-swept-to");
  for (let seen = 0; seen < removalsInTurn; seen += batchSize) {
    const last = after ?? "";
    const rows = await database.query<{ id: LogId }[]>(
      "sweep",
      (sql) => sql`SELECT id FROM removed WHERE id > ${last} ORDER BY id LIMIT ${batchSize}::int`,
    );
    const ids = rows.map(({ id }) => id);
    await database.query("sweep", async (sql) => {
      const removed = sql.array(ids, "TEXT");
      await sql`DELETE FROM counts WHERE id = ANY(${removed}) AND NOT EXISTS (SELECT 1 FROM logs WHERE logs.id = counts.id)`;
      await sql`DELETE FROM viewers WHERE id = ANY(${removed}) AND NOT EXISTS (SELECT 1 FROM logs WHERE logs.id = viewers.id)`;
    });
    after = rows.length < batchSize ? null : ids.at(-1)!;
    if (after === null) break;
  }
  await writeMeta(database, "sweep", "views-swept-to", after ?? "");
}

/** How far a sweep has come; `null`: this turn begins at the beginning. */
async function sweptTo(database: PostgresDatabase, place: "swept-to" | "views-swept-to"): Promise<LogId | null> {
  const id = await readMeta(database, "sweep", place);
  return id && id.length > 0 ? (id.toString() as LogId) : null;
}

async function orphansAmong(database: PostgresDatabase, ids: LogId[]): Promise<LogId[]> {
  if (ids.length === 0) return [];
  const rows = await database.query<{ id: LogId }[]>(
    "sweep",
    (sql) => sql`SELECT id FROM logs WHERE id = ANY(${sql.array(ids, "TEXT")})`,
  );
  const named = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !named.has(id));
}

/** Whether it is this node's turn: one of them does it, every so often. */
export async function takeTurn(database: PostgresDatabase, everyMs: number, now: number): Promise<boolean> {
  const turn = Buffer.from(String(now));
  const last = await readMeta(database, "sweep", "last-sweep");
  if (!last) {
    const made = await database.query(
      "sweep",
      (sql) =>
        sql`INSERT INTO meta (key, value) VALUES ('last-sweep', ${turn}) ON CONFLICT (key) DO NOTHING RETURNING key`,
    );
    return made.length === 1;
  }
  // Of a clock that was set back, the last turn may be long to come.
  if (Math.abs(now - Number(last.toString())) < everyMs) return false;
  const taken = await database.query(
    "sweep",
    (sql) => sql`UPDATE meta SET value = ${turn} WHERE key = 'last-sweep' AND value = ${last} RETURNING key`,
  );
  return taken.length === 1;
}
