import type { SQL } from "bun";
import { unpack } from "../../logs/content.ts";
import type { Crashes, CrashSighting } from "../../logs/crash-ports.ts";
import {
  asRemover,
  type LogCounts,
  type LogDetails,
  type LogId,
  type LogRemoval,
  type MaybePromise,
  type NewLog,
  type NewText,
  type Remover,
  type StoredLog,
  type TextInsertion,
  type ViewerHash,
} from "../../logs/ports.ts";
import type { AgePage, LogAge, LogStore, Records, ReportOutcome, StoreFigures } from "../../logs/store-ports.ts";
import { Outage, StorageFull } from "../../wire/refusal.ts";
import { freeBytes } from "../../work/free-bytes.ts";
import { ContentCache } from "../content-cache.ts";
import type { ContentStore } from "../content-store.ts";
import { packAndInsert } from "../pack-and-insert.ts";
import { onceAMinute, type ReportTrouble } from "../report-trouble.ts";
import type { SpaceChanged, StorageSpace } from "../storage-space.ts";
import { noteCrash, PostgresCrashes } from "./crash-rows.ts";
import { type DatabaseOperation, isDiskFull, type PostgresDatabase } from "./database.ts";
import { databaseSpace } from "./database-space.ts";
import { deadlines } from "./deadlines.ts";
import { HealthProbe } from "./health-probe.ts";
import { insertLog, insertLogs } from "./insert-log.ts";
import { LateViews } from "./late-views.ts";
import { type DetailsRow, unpackDetails } from "./log-details.ts";
import { readMeta } from "./meta.ts";
import { LogAges, PostgresRecords } from "./records.ts";
import { removeRows } from "./remove-rows.ts";
import { keepReport } from "./report-rows.ts";
import { migrate } from "./schema.ts";
import { sweep, takeTurn } from "./sweep.ts";
import { SharedViewCounts } from "./view-counts.ts";
import { ViewWriter } from "./view-writer.ts";

const flushEveryMs = 250;
const sweepEveryMs = 10 * 60 * 1000;
const measureEveryMs = 10_000;
const lateViewsEveryMs = 10_000;
/** An operator waits for what belongs to a damaged bundle to be searched. */
const operatorRemovalMs = 10 * 60 * 1000;
/** How long an address of the object store is good. */
const publicSeconds = 60;

export interface PostgresStoreDependencies {
  database: PostgresDatabase;
  /** `null`: PostgreSQL holds the contents, too. */
  contents: ContentStore | null;
  /** For contents that this node has read or written lately. */
  cacheBytes: number;
  /** Whether readers may be sent to the object store itself. */
  hasPublicReads: boolean;
  /** 0: no quota. */
  maxStoreBytes: number;
  spaceChanged: SpaceChanged;
  report: ReportTrouble;
}

/** Any number of nodes over one PostgreSQL, and one object store if there is one. Nothing is kept on the node. */
export class PostgresStore implements LogStore {
  readonly records: Records;
  readonly crashes: Crashes;
  private readonly logAges: LogAges;
  private readonly views: SharedViewCounts;
  private readonly cache: ContentCache;
  private readonly lateViews: LateViews;
  private readonly health: HealthProbe;
  private readonly timers: ReturnType<typeof setInterval>[];
  private readonly space: StorageSpace;
  private readonly reportRarely: ReportTrouble;

  private constructor(private readonly deps: PostgresStoreDependencies) {
    this.records = new PostgresRecords(deps.database);
    this.crashes = new PostgresCrashes(deps.database, (sighting) => this.noteCrash(sighting));
    this.logAges = new LogAges(deps.database);
    this.cache = new ContentCache(deps.cacheBytes);
    const known = (id: LogId) => this.cache.meta(id);
    this.views = new SharedViewCounts(new ViewWriter(deps.database, known, (id) => this.cache.delete(id)));
    this.lateViews = new LateViews(deps.database);
    this.health = new HealthProbe(deps.database, deps.contents);
    this.space = databaseSpace(deps.database, deps.maxStoreBytes, deps.spaceChanged);
    this.reportRarely = onceAMinute(deps.report);
    this.timers = [
      setInterval(() => this.space.measure(), measureEveryMs),
      setInterval(() => this.removeLateViews(), lateViewsEveryMs),
      setInterval(() => this.flushViews(), flushEveryMs),
      setInterval(() => this.sweepInTurn(), sweepEveryMs),
    ];
  }

  static async open(deps: PostgresStoreDependencies): Promise<PostgresStore> {
    await deps.database.query("migrate", (sql) => migrate(sql), 30_000);
    const store = new PostgresStore(deps);
    await store.space.measure();
    return store;
  }

  insert(log: NewLog): Promise<"stored" | "conflict"> {
    return this.insertAll([log]);
  }

  insertText(log: NewText): Promise<TextInsertion> {
    return packAndInsert((packed) => this.insert(packed), log);
  }

  /** The contents first, then the rows: a row never names what is not there. What a row never came for is swept. */
  async insertAll(logs: readonly NewLog[]): Promise<"stored" | "conflict"> {
    const packedBytes = logs.reduce((sum, { packed }) => sum + packed.length, 0);
    const settle = await this.space.admit(this.deps.contents ? 0 : packedBytes, logs.length);
    try {
      return await this.insertBoth(logs);
    } catch (error) {
      return asStorageFull(error);
    } finally {
      settle();
    }
  }

  private async insertBoth(logs: readonly NewLog[]): Promise<"stored" | "conflict"> {
    const { contents } = this.deps;
    const end = performance.now() + deadlines.insert;
    if (contents) {
      const put = await Promise.all(logs.map(({ id, packed }) => contents.put(id, packed, deadlines.put)));
      if (put.includes("conflict")) return "conflict";
    }
    const [first] = logs;
    const isInserted = await this.query(
      "insert",
      (sql) =>
        logs.length === 1 ? insertLog(sql, first!, contents === null) : insertLogs(sql, logs, contents === null),
      end - performance.now(),
    );
    if (!isInserted) return "conflict";
    for (const log of logs) this.cache.set(log);
    return "stored";
  }

  checkRoom(): Promise<void> {
    return this.space.checkRoom();
  }

  async find(id: LogId): Promise<StoredLog | null> {
    const cached = this.cache.get(id);
    if (!cached) return this.cache.once(id, () => this.read(id));
    // Another node may have removed it. Whoever counts views knows within a moment.
    return (await this.views.get(id)) ? cached : null;
  }

  private async read(id: LogId): Promise<NewLog | null> {
    // Together, so that both fit into the time of one.
    const object = this.deps.contents?.get(id, deadlines.content);
    object?.catch(() => {});
    const [row] = await this.query<ContentRow[]>(
      "find",
      (sql) => sql`
        SELECT name, created_at, size, hash, details, owner_hash, content
        FROM logs LEFT JOIN contents ON contents.id = logs.id WHERE logs.id = ${id}`,
      deadlines.content,
    );
    if (!row) return null;
    const packed = row.content ?? (await object);
    if (!packed) {
      // Another node may have removed it between the two.
      if (!(await this.isThere(id))) return null;
      throw new Outage(`The content of ${id} is not where it was written.`);
    }
    const { name, hash } = row;
    const meta = { id, name, createdAt: Number(row.created_at), size: Number(row.size) };
    const log = { ...meta, hash, packed: bytesOf(packed), details: unpackDetails(row).details };
    // What is kept is not looked at again: damaged bytes would stay here after they were restored.
    freeBytes(await unpack(log));
    return log;
  }

  private async isThere(id: LogId): Promise<boolean> {
    const rows = await this.query("find", (sql) => sql`SELECT 1 FROM logs WHERE id = ${id}`, deadlines.index);
    return rows.length > 0;
  }

  async details(id: LogId): Promise<LogDetails | null> {
    const cached = this.cache.details(id);
    if (cached) return (await this.views.get(id)) ? cached : null;
    const [row] = await this.query<DetailsRow[]>(
      "find",
      (sql) => sql`SELECT size, details, owner_hash FROM logs WHERE id = ${id}`,
      deadlines.index,
    );
    return row ? unpackDetails(row).details : null;
  }

  countView(id: LogId, viewer: ViewerHash): MaybePromise<LogCounts | null> {
    return this.views.add(id, viewer);
  }

  counts(id: LogId): MaybePromise<LogCounts | null> {
    return this.views.get(id);
  }

  async keepReport(log: LogId, key: string, expected: string | null, value: string): Promise<ReportOutcome> {
    const settle = await this.space.admit(Buffer.byteLength(value));
    const kept = this.query("record", (sql) => keepReport(sql, log, key, expected, value), deadlines.index);
    return kept.catch(asStorageFull).finally(settle);
  }

  async publicAddress(id: LogId): Promise<string | null> {
    const { contents, hasPublicReads } = this.deps;
    return contents && hasPublicReads ? contents.readableAddress(id, publicSeconds) : null;
  }

  /** The row first, then the content: nobody is led to what is gone. What cannot be removed now is swept later. */
  async remove(id: LogId, by: Remover): Promise<boolean> {
    const withinMs = by === "operator" ? operatorRemovalMs : deadlines.index;
    const removed = await this.query("remove", (sql) => removeRows(sql, id, by), withinMs);
    for (const gone of [id, ...removed]) {
      this.views.forget(gone);
      this.cache.delete(gone);
    }
    this.lateViews.expect(removed);
    await Promise.all(removed.map((gone) => this.removeObject(gone)));
    return removed.length > 0;
  }

  private async removeObject(id: LogId): Promise<void> {
    const { contents, report } = this.deps;
    await contents?.remove(id, deadlines.removal).catch((error) => {
      if (!(error instanceof Outage)) throw error;
      report(`the object of ${id} could not be removed; it is swept later`, error);
    });
  }

  async removal(id: LogId): Promise<LogRemoval | null> {
    const [row] = await this.query<{ removed_by: string | null }[]>(
      "find",
      (sql) => sql`SELECT removed_by FROM removed WHERE id = ${id}`,
      deadlines.index,
    );
    return row ? { by: asRemover(row.removed_by) } : null;
  }

  age(id: LogId): Promise<LogAge | null> {
    return this.logAges.age(id);
  }

  ages(after: string | null, limit: number): Promise<AgePage> {
    return this.logAges.ages(after, limit);
  }

  /** What was kept can be made again: without PostgreSQL it counts as not kept. */
  async findAnalysis(id: LogId, ruleSet: string): Promise<Uint8Array | null> {
    const read = this.query(
      "analysis",
      (sql) => sql`SELECT result FROM analyses WHERE id = ${id} AND rule_set = ${ruleSet}`,
      deadlines.index,
    );
    const [row] = (await read.catch(noneIfOutage)) as { result: Uint8Array }[];
    return row ? bytesOf(row.result) : null;
  }

  /** The row is held meanwhile: a removal comes before it, or finds what was kept. */
  async keepAnalysis(id: LogId, ruleSet: string, result: Uint8Array): Promise<void> {
    const settle = this.space.admitAtOnce(result.length);
    if (!settle) return;
    const kept = this.query(
      "analysis",
      (sql) => sql`
        WITH log AS (SELECT id FROM logs WHERE id = ${id} FOR KEY SHARE)
        INSERT INTO analyses (id, rule_set, result)
        SELECT id, ${ruleSet}::text, ${Buffer.from(result)}::bytea FROM log
        ON CONFLICT (id) DO UPDATE SET rule_set = excluded.rule_set, result = excluded.result`,
      deadlines.index,
    );
    await kept.finally(settle);
  }

  /** It can be counted again, so it gives way to logs. */
  private async noteCrash(sighting: CrashSighting): Promise<void> {
    const settle = this.space.admitAtOnce(sighting.traits.length);
    if (!settle) return;
    await this.query("crashes", (sql) => noteCrash(sql, sighting), deadlines.index).finally(settle);
  }

  async viewerKey(): Promise<Uint8Array> {
    const key = await readMeta(this.deps.database, "find", "viewer-key");
    if (!key) throw new Outage("PostgreSQL lacks the viewer key.");
    return new Uint8Array(key);
  }

  async check(): Promise<void> {
    await this.health.check();
    await this.space.checkLevel();
  }

  notices(): Record<string, string> {
    return this.space.notices();
  }

  figures(): StoreFigures {
    const { hits, misses } = this.cache;
    const queues = { queries: this.deps.database.waiting };
    return { ...this.space.figures(), queues, cache: { hits, misses } };
  }

  async close(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    try {
      await this.views.flush();
      await this.lateViews.remove(true);
    } finally {
      await this.deps.database.close();
    }
  }

  private query<T>(operation: DatabaseOperation, run: (sql: SQL) => Promise<T>, withinMs?: number): Promise<T> {
    return this.deps.database.query(operation, run, withinMs);
  }

  private async sweepInTurn(): Promise<void> {
    const { database, contents, report } = this.deps;
    try {
      if (await takeTurn(database, sweepEveryMs, Date.now())) await sweep(database, contents, Date.now());
    } catch (error) {
      report("what no log needs could not be swept; it is tried again", error as Error);
    }
  }

  /** They are tried again. */
  private async removeLateViews(): Promise<void> {
    await this.lateViews.remove().catch((error: Error) => {
      if (!(error instanceof Outage)) this.deps.report("views of removed logs could not be removed", error);
    });
  }

  private async flushViews(): Promise<void> {
    try {
      await this.views.flushUnlessRunning();
    } catch (error) {
      this.reportRarely("view counts could not be written; they are kept in memory and tried again", error as Error);
    }
  }
}

interface ContentRow extends DetailsRow {
  name: string;
  created_at: string;
  hash: string;
  content: Uint8Array | null;
}

function asStorageFull(error: unknown): never {
  throw isDiskFull(error) ? new StorageFull((error as Error).message, "disk") : error;
}

function noneIfOutage(error: unknown): never[] {
  if (error instanceof Outage) return [];
  throw error;
}

function bytesOf(value: Uint8Array): Uint8Array {
  return new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
}
