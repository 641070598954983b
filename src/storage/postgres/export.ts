import type { SQL } from "bun";
import type { CrashSighting } from "../../logs/crash-ports.ts";
import { asRemover, type LogId, type ViewerHash } from "../../logs/ports.ts";
import type { Records } from "../../logs/store-ports.ts";
import type { ContentStore } from "../content-store.ts";
import {
  type Cursor,
  type KeptAnalysis,
  type Located,
  type LogRecord,
  type LogViews,
  type RecordPage,
  type RecordRow,
  type Removal,
  recordFrom,
  type StoreExport,
  Unreadable,
} from "../transfer.ts";
import { UnusableStore } from "../unusable-store.ts";
import { type PostgresDatabase, sqlState } from "./database.ts";
import { type DetailsRow, unpackDetails } from "./log-details.ts";
import { readMeta } from "./meta.ts";
import { PostgresRecords } from "./records.ts";

const maxViewers = 10_000;
/** Objects that are asked for at a time. */
export const objectsAtOnce = 16;

type StoredRow = RecordRow & DetailsRow;

interface ContentRow {
  id: LogId;
  content: Uint8Array | null;
}

/** Everything in a PostgreSQL database and the object store beside it, if there is one. */
export class PostgresExport implements StoreExport {
  readonly operatorRecords: Records;

  constructor(
    protected readonly database: PostgresDatabase,
    protected readonly objects: ContentStore | null,
    readonly place: string,
  ) {
    this.operatorRecords = new PostgresRecords(database);
  }

  /** PostgreSQL has checksums of its own, and tells of them when what they are of is read. */
  async damage(): Promise<string[]> {
    return [];
  }

  async countLogs(): Promise<number> {
    const [row] = await this.query<{ logs: string }[]>((sql) => sql`SELECT count(*) AS logs FROM logs`);
    return Number(row!.logs);
  }

  async viewerKey(): Promise<Uint8Array> {
    const key = await readMeta(this.database, "transfer", "viewer-key");
    if (!key) throw new UnusableStore(`${this.place} lacks its viewer key.`);
    return new Uint8Array(key);
  }

  async page(after: Cursor | null, limit: number): Promise<RecordPage> {
    const rows = await this.query<StoredRow[]>(
      (sql) => sql`
        SELECT logs.id, name, created_at, size, hash, details, owner_hash,
          coalesce(views, 0) AS views, coalesce(unique_views, 0) AS unique_views
        FROM logs LEFT JOIN counts ON counts.id = logs.id
        WHERE logs.id > ${String(after ?? "")} ORDER BY logs.id LIMIT ${limit}::int`,
    );
    return { records: rows.map(recordOf), next: rows.length < limit ? null : rows.at(-1)!.id };
  }

  async records(ids: LogId[]): Promise<Map<LogId, LogRecord>> {
    const rows = await this.query<StoredRow[]>(
      (sql) => sql`
        SELECT logs.id, name, created_at, size, hash, details, owner_hash,
          coalesce(views, 0) AS views, coalesce(unique_views, 0) AS unique_views
        FROM logs LEFT JOIN counts ON counts.id = logs.id WHERE logs.id = ANY(${sql.array(ids, "TEXT")})`,
    );
    return new Map(rows.map((row) => [row.id, recordOf(row)]));
  }

  async contents(logs: readonly Located[]): Promise<Map<LogId, Uint8Array | Unreadable>> {
    const ids = idsOf(logs);
    const rows = await this.query((sql) => readContents(sql, ids));
    const found = new Map(rows);
    const { objects } = this;
    if (objects) {
      const elsewhere = ids.filter((id) => !found.has(id));
      await forEachConcurrently(elsewhere, objectsAtOnce, async (id) => {
        const content = await objects.get(id);
        if (content) found.set(id, content);
      });
    }
    return found;
  }

  async analyses(logs: readonly Located[]): Promise<KeptAnalysis[]> {
    const rows = await this.query<{ id: LogId; rule_set: string; result: Uint8Array }[]>(
      (sql) => sql`SELECT id, rule_set, result FROM analyses WHERE id = ANY(${sql.array(idsOf(logs), "TEXT")})`,
    );
    return rows.map(({ id, rule_set: ruleSet, result }) => ({ id, ruleSet, result }));
  }

  async sightings(logs: readonly Located[]): Promise<CrashSighting[]> {
    const rows = await this.query<CrashSighting[]>(
      (sql) => sql`
        SELECT id AS log, crash_logs.fingerprint, coalesce(about, '') AS about, sharer, day, platform, traits
        FROM crash_logs LEFT JOIN crashes ON crashes.fingerprint = crash_logs.fingerprint
        WHERE id = ANY(${sql.array(idsOf(logs), "TEXT")})`,
    );
    return rows.map((row) => ({ ...row, traits: new Uint8Array(row.traits) }));
  }

  async *views(logs: readonly Located[]): AsyncIterable<LogViews[]> {
    const ids = idsOf(logs);
    const seen = new Set<LogId>();
    let last: ViewerRow | null = { id: "" as LogId, viewer: "" as ViewerHash };
    while (last !== null) {
      const rows: ViewerRow[] = await this.viewersAfter(ids, last);
      last = rows.length < maxViewers ? null : rows.at(-1)!;
      const viewers = Map.groupBy(rows, ({ id }) => id);
      if (viewers.size > 0) yield await this.withCounts(viewers);
      for (const id of viewers.keys()) seen.add(id);
    }
    const others = new Map(ids.filter((id) => !seen.has(id)).map((id) => [id, []]));
    if (others.size > 0) yield await this.withCounts(others);
  }

  async removals(after: LogId | null, limit: number): Promise<Removal[]> {
    const rows = await this.query<{ id: LogId; removed_at: string; removed_by: string | null }[]>(
      (sql) => sql`
        SELECT id, removed_at, removed_by FROM removed WHERE id > ${after ?? ""} ORDER BY id LIMIT ${limit}::int`,
    );
    return rows.map((row) => ({ id: row.id, removedAt: Number(row.removed_at), by: asRemover(row.removed_by) }));
  }

  async removedAmong(ids: LogId[]): Promise<Set<LogId>> {
    const rows = await this.query((sql) => sql`SELECT id FROM removed WHERE id = ANY(${sql.array(ids, "TEXT")})`);
    return new Set((rows as { id: LogId }[]).map(({ id }) => id));
  }

  async close(): Promise<void> {
    await this.database.close();
  }

  protected query<T>(run: (sql: SQL) => Promise<T>): Promise<T> {
    return this.database.query("transfer", run);
  }

  private async viewersAfter(ids: LogId[], last: ViewerRow): Promise<ViewerRow[]> {
    return await this.query<ViewerRow[]>(
      (sql) => sql`
        SELECT id, encode(viewer, 'hex') AS viewer FROM viewers
        WHERE id = ANY(${sql.array(ids, "TEXT")}) AND (id, viewer) > (${last.id}, decode(${last.viewer}, 'hex'))
        ORDER BY viewers.id, viewers.viewer LIMIT ${maxViewers}::int`,
    );
  }

  private async withCounts(viewers: Map<LogId, ViewerRow[]>): Promise<LogViews[]> {
    const rows = await this.query<{ id: LogId; views: string; viewed_at: string | null }[]>(
      (sql) => sql`
        SELECT logs.id, coalesce(views, 0) AS views, CASE WHEN views IS NOT NULL THEN coalesce(last_viewed_at, (
          SELECT convert_from(value, 'UTF8')::bigint FROM meta WHERE key = 'views-dated-since'
        )) END AS viewed_at
        FROM logs LEFT JOIN counts ON counts.id = logs.id
        WHERE logs.id = ANY(${sql.array([...viewers.keys()], "TEXT")})`,
    );
    return rows.map(({ id, views, viewed_at }) => ({
      id,
      views: Number(views),
      viewers: viewers.get(id)!.map(({ viewer }) => viewer),
      viewedAt: viewed_at === null ? null : Number(viewed_at),
    }));
  }
}

interface ViewerRow {
  id: LogId;
  viewer: ViewerHash;
}

function idsOf(logs: readonly Located[]): LogId[] {
  return logs.map(({ id }) => id);
}

function recordOf(row: StoredRow): LogRecord {
  return recordFrom(row, row.id, unpackDetails(row));
}

/** A damaged one makes the server refuse them all: then they are read one by one. */
async function readContents(sql: SQL, ids: LogId[]): Promise<[LogId, Uint8Array | Unreadable][]> {
  const read = async (some: LogId[]) => {
    const rows = await sql`SELECT id, content FROM contents WHERE id = ANY(${sql.array(some, "TEXT")})`;
    return (rows as ContentRow[]).flatMap(({ id, content }): [LogId, Uint8Array][] => (content ? [[id, content]] : []));
  };
  try {
    return await read(ids);
  } catch (error) {
    if (!isDamage(error)) throw error;
  }
  const found: [LogId, Uint8Array | Unreadable][] = [];
  for (const id of ids) {
    try {
      found.push(...(await read([id])));
    } catch (error) {
      if (!isDamage(error)) throw error;
      found.push([id, new Unreadable((error as Error).message)]);
    }
  }
  return found;
}

function isDamage(error: unknown): boolean {
  return sqlState(error).startsWith("XX");
}

/** Runs `work` for all, a few of them at a time. */
export async function forEachConcurrently<T>(all: T[], atOnce: number, work: (one: T) => Promise<void>): Promise<void> {
  const left = all.values();
  const worker = async () => {
    for (const one of left) await work(one);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, all.length) }, worker));
}
