import type { TransactionSQL } from "bun";
import type { CrashSighting } from "../../logs/crash-ports.ts";
import type { LogId, NewLog } from "../../logs/ports.ts";
import {
  ContentMismatch,
  isSameBytes,
  type KeptAnalysis,
  type LogViews,
  type Removal,
  type StoreImport,
} from "../transfer.ts";
import { addCrashes } from "./crash-rows.ts";
import { forEachConcurrently, objectsAtOnce, PostgresExport } from "./export.ts";
import { insertLog } from "./insert-log.ts";
import { insertViewers } from "./insert-viewers.ts";
import { asBuffer, bigintsOf, textsOf } from "./parameters.ts";
import { removeGiven } from "./remove-rows.ts";

interface WrittenRow {
  id: LogId;
  hash: string;
  size: string;
  content: Uint8Array | null;
}

interface AddedRows {
  added: Set<LogId>;
  /** One that came back as something else. */
  unlike: LogId | null;
}

/** Fills a PostgreSQL database, and the object store beside it, if there is one. */
export class PostgresImport extends PostgresExport implements StoreImport {
  async setViewerKey(key: Uint8Array): Promise<void> {
    await this.query((sql) => sql`UPDATE meta SET value = ${asBuffer(key)} WHERE key = 'viewer-key'`);
  }

  /** The content first, then the row, as the store does it. */
  async addLogs(logs: NewLog[], analyses: KeptAnalysis[]): Promise<Set<LogId>> {
    await forEachConcurrently(logs, objectsAtOnce, (log) => this.putObject(log));
    let other: ContentMismatch | null = null;
    const add = async (tx: TransactionSQL) => {
      const { added, unlike } = await this.addRows(tx, logs, analyses);
      // Rolls the transaction back. Errors that leave it become outages of PostgreSQL, which this is not.
      other = unlike === null ? null : new ContentMismatch(unlike);
      if (other) throw other;
      return added;
    };
    try {
      return await this.query((sql) => sql.begin(add));
    } catch (error) {
      throw other ?? error;
    }
  }

  async addViews(views: LogViews[]): Promise<void> {
    const ordered = views.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    await this.query((sql) => sql.begin((tx) => addViewsWithin(tx, ordered)));
  }

  async addSightings(sightings: CrashSighting[]): Promise<void> {
    await this.query((sql) => sql.begin((tx) => addCrashes(tx, sightings)));
  }

  async remove(removals: Removal[]): Promise<LogId[]> {
    const gone = await this.query((sql) => sql.begin((tx) => removeGiven(tx, removals)));
    const { objects } = this;
    if (objects) await forEachConcurrently(gone, objectsAtOnce, (id) => objects.remove(id));
    return gone;
  }

  /** What an earlier attempt left there is as good as what this one would write, if it is the same. */
  private async putObject({ id, packed }: NewLog): Promise<void> {
    const { objects } = this;
    if (!objects) return;
    await objects.put(id, packed);
    const written = await objects.get(id);
    if (!written || !isSameBytes(written, packed)) throw new ContentMismatch(id);
  }

  private async addRows(tx: TransactionSQL, logs: NewLog[], analyses: KeptAnalysis[]): Promise<AddedRows> {
    // One statement for each, all on their way at once: the server prepares it once, whatever the number of logs.
    const outcomes = await Promise.all(logs.map((log) => insertLog(tx, log, this.objects === null)));
    const added = logs.filter((_, at) => outcomes[at]);
    const ids = textsOf(tx, added, ({ id }) => id);
    const rows = (await tx`
      SELECT logs.id, hash, size, content FROM logs LEFT JOIN contents ON contents.id = logs.id
      WHERE logs.id = ANY(${ids})`) as WrittenRow[];
    const written = new Map(rows.map((row) => [row.id, row]));
    const unlike = added.find((log) => !this.isSame(log, written.get(log.id)))?.id ?? null;
    await Promise.all(
      analyses
        .filter(({ id }) => written.has(id))
        .map(
          ({ id, ruleSet, result }) => tx`
            INSERT INTO analyses (id, rule_set, result) VALUES (${id}, ${ruleSet}, ${asBuffer(result)})
            ON CONFLICT (id) DO NOTHING`,
        ),
    );
    return { added: new Set(written.keys()), unlike };
  }

  private isSame(log: NewLog, row: WrittenRow | undefined): boolean {
    if (row?.hash !== log.hash || Number(row.size) !== log.size) return false;
    return row.content ? isSameBytes(row.content, log.packed) : this.objects !== null;
  }
}

/** As nodes write them, so that the number of viewers is right at any moment, also while nodes count. */
async function addViewsWithin(tx: TransactionSQL, views: LogViews[]): Promise<void> {
  const isNew = await insertViewers(tx, views);
  const numbers = (of: (one: LogViews) => number) => bigintsOf(tx, views, of);
  await tx`
    INSERT INTO counts (id, views, unique_views, last_viewed_at)
    SELECT given.id, given.views, given.viewers, given.viewed_at
    FROM unnest(
      ${textsOf(tx, views, ({ id }) => id)}, ${numbers((one) => one.views)}, ${numbers(({ id }) => isNew.get(id) ?? 0)},
      ${numbers(({ viewedAt }) => viewedAt ?? Date.now())}
    ) AS given (id, views, viewers, viewed_at)
    JOIN logs ON logs.id = given.id ORDER BY given.id
    ON CONFLICT (id) DO UPDATE SET
      views = greatest(counts.views, excluded.views), unique_views = counts.unique_views + excluded.unique_views,
      last_viewed_at = greatest(counts.last_viewed_at, excluded.last_viewed_at)`;
}
