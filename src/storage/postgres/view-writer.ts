import { randomUUID } from "node:crypto";
import type { TransactionSQL } from "bun";
import type { LogCounts, LogId, LogMeta, ViewerHash } from "../../logs/ports.ts";
import type { ViewDelta } from "../view-buffer.ts";
import type { PostgresDatabase } from "./database.ts";
import { deadlines } from "./deadlines.ts";
import { insertViewers } from "./insert-viewers.ts";
import { bigintsOf, textsOf } from "./parameters.ts";
import type { CountSource, StoredCounts } from "./view-counts.ts";
import { ViewerLookups } from "./viewer-lookups.ts";

interface CountsRow {
  name: string;
  created_at: string;
  size: string;
  views: string;
  unique_views: string;
}

interface WrittenRow {
  id: LogId;
  views: string;
  unique_views: string;
}

/** Counts as PostgreSQL keeps them. */
export class ViewWriter implements CountSource {
  private readonly node = randomUUID();
  private readonly lookups: ViewerLookups;

  constructor(
    private readonly database: PostgresDatabase,
    /** What this node knows of a log without the database. */
    readonly known: (id: LogId) => LogMeta | null,
    /** What it knows of a log that is removed is forgotten. */
    readonly removed: (id: LogId) => void,
  ) {
    this.lookups = new ViewerLookups(database);
  }

  async counts(id: LogId): Promise<LogCounts | null> {
    const [row] = await this.database.query<CountsRow[]>(
      "find",
      (sql) => sql`
        SELECT name, created_at, size, coalesce(views, 0) AS views, coalesce(unique_views, 0) AS unique_views
        FROM logs LEFT JOIN counts ON counts.id = logs.id WHERE logs.id = ${id}`,
      deadlines.index,
    );
    if (!row) return null;
    return {
      id,
      name: row.name,
      createdAt: Number(row.created_at),
      size: Number(row.size),
      views: Number(row.views),
      uniqueViews: Number(row.unique_views),
    };
  }

  hasViewer(id: LogId, viewer: ViewerHash): Promise<boolean> {
    return this.lookups.has(id, viewer);
  }

  async add(deltas: ViewDelta[], batch: number): Promise<StoredCounts[]> {
    const ordered = deltas.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    const rows = await this.database.query("views", (sql) => sql.begin((tx) => this.addWithin(tx, batch, ordered)));
    return rows.map(({ id, views, unique_views }) => ({ id, views: Number(views), uniqueViews: Number(unique_views) }));
  }

  /** In the order of ids, so that nodes that write the same logs wait for each other instead of blocking each other. */
  private async addWithin(tx: TransactionSQL, batch: number, deltas: ViewDelta[]): Promise<WrittenRow[]> {
    const ids = textsOf(tx, deltas, ({ id }) => id);
    const marked = await tx`
      INSERT INTO flushes (node, batch, flushed_at) VALUES (${this.node}, ${batch}::bigint, ${Date.now()}::bigint)
      ON CONFLICT (node) DO UPDATE SET batch = excluded.batch, flushed_at = excluded.flushed_at
      WHERE flushes.batch < excluded.batch RETURNING node`;
    // It was written the last time, but the confirmation was lost.
    if (marked.length === 0) return tx`SELECT id, views, unique_views FROM counts WHERE id = ANY(${ids})`;
    const isNew = await insertViewers(tx, deltas);
    const views = bigintsOf(tx, deltas, (delta) => delta.views);
    const viewers = bigintsOf(tx, deltas, ({ id }) => isNew.get(id) ?? 0);
    return tx`
      INSERT INTO counts (id, views, unique_views, last_viewed_at)
      SELECT given.id, given.views, given.viewers, ${Date.now()}::bigint
      FROM unnest(${ids}, ${views}, ${viewers}) AS given (id, views, viewers)
      JOIN logs ON logs.id = given.id ORDER BY given.id
      ON CONFLICT (id) DO UPDATE
      SET views = counts.views + excluded.views, unique_views = counts.unique_views + excluded.unique_views,
        last_viewed_at = greatest(counts.last_viewed_at, excluded.last_viewed_at)
      RETURNING id, views, unique_views`;
  }
}
