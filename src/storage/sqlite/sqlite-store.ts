import type { Crashes, CrashSighting } from "../../logs/crash-ports.ts";
import type {
  LogCounts,
  LogDetails,
  LogId,
  LogRemoval,
  NewLog,
  NewText,
  Remover,
  StoredLog,
  TextInsertion,
  ViewerHash,
} from "../../logs/ports.ts";
import type { AgePage, LogAge, LogStore, Records, ReportOutcome, StoreFigures } from "../../logs/store-ports.ts";
import { StorageFull } from "../../wire/refusal.ts";
import { threadEntry } from "../../work/thread-entry.ts";
import { ThreadPool } from "../../work/thread-pool.ts";
import type { EngineMeter } from "../engine-meter.ts";
import { packAndInsert } from "../pack-and-insert.ts";
import { onceAMinute, type ReportTrouble } from "../report-trouble.ts";
import { SharedCheck } from "../shared-check.ts";
import { type SpaceChanged, type SpaceLimits, StorageSpace } from "../storage-space.ts";
import { crashReadsOver, type FoundCrashes } from "./crash-reads.ts";
import { type DataDirectory, openDirectory } from "./directory.ts";
import { DiskUse } from "./disk-use.ts";
import { Reader } from "./reader.ts";
import type { Asked, SlowAnswer, SlowRead } from "./reader-thread.ts";
import { ViewCounts } from "./view-counts.ts";
import { Writer, type WriterEvents } from "./writer.ts";
import { contentBytesOf, type Write, type WriteResult } from "./writes.ts";

/** Larger packed contents are read on a thread of their own: copying them would hold up every other request. */
const largeBytes = 256 * 1024;
const flushEveryMs = 250;
const lookForRemovalsEveryMs = 1000;
const measureEveryMs = 1000;
/** Measuring takes some microseconds of another thread. */
const freshness = { roomyMs: 1500, shortMs: 100, refusalMs: 20 };

export interface SqliteStoreOptions {
  limits: SpaceLimits;
  /** The largest log there can be: so much room its removal may need. */
  maxLogBytes: number;
  spaceChanged: SpaceChanged;
  meter?: EngineMeter;
}

const withoutLimits: SqliteStoreOptions = {
  limits: { minFreeBytes: 0, maxStoreBytes: 0 },
  maxLogBytes: 0,
  spaceChanged: () => {},
};

/** The embedded store: one SQLite file, a thread that writes, a connection that reads. */
export class SqliteStore implements LogStore {
  readonly records: Records;
  readonly crashes: Crashes;
  private readonly views: ViewCounts;
  private readonly slowReads = new ThreadPool<SlowRead, SlowAnswer>({
    entry: threadEntry("storage/sqlite/reader-thread.ts"),
    threads: 1,
    maxQueue: 256,
    deadlineMs: 20_000,
  });
  private readonly reportRarely: ReportTrouble;
  private readonly timers: ReturnType<typeof setInterval>[];
  private lastRemoval: number;
  private readonly writes = new SharedCheck(() => this.probe());

  private constructor(
    private readonly directory: DataDirectory,
    private readonly reader: Reader,
    private readonly writer: Writer,
    private readonly space: StorageSpace,
    report: ReportTrouble,
  ) {
    this.reportRarely = onceAMinute(report);
    this.views = new ViewCounts(reader, (deltas) => writer.write({ kind: "views", deltas }));
    this.records = {
      read: async (kind, key) => reader.record(kind, key),
      list: async (kind, after, limit) => reader.recordList(kind, after, limit),
      keys: async (kind, after, limit) => reader.recordKeys(kind, after, limit),
      replace: async (of, key, expected, value) =>
        (await writer.write({ kind: "record", of, key, expected, value })) as boolean,
    };
    this.crashes = {
      note: (sighting) => this.noteCrash(sighting),
      ...crashReadsOver(reader, async (crashes) => (await this.slowRead({ crashes })) as FoundCrashes),
    };
    this.lastRemoval = reader.removedSince(0).at(-1)?.seq ?? 0;
    this.timers = [
      setInterval(() => this.flushViews(), flushEveryMs),
      setInterval(() => this.noticeRemovals(), lookForRemovalsEveryMs),
      setInterval(() => space.measure(), measureEveryMs),
    ];
  }

  static async open(
    dataDirectory: string,
    report: ReportTrouble,
    options: SqliteStoreOptions = withoutLimits,
  ): Promise<SqliteStore> {
    const directory = openDirectory(dataDirectory);
    const { databasePath } = directory;
    try {
      const reader = new Reader(databasePath);
      const { limits, maxLogBytes, spaceChanged: changed } = options;
      const use = new DiskUse(reader, databasePath, limits, maxLogBytes);
      const now = () => performance.now();
      const space = new StorageSpace({ limits, measure: () => use.measure(), freshness, changed, now });
      const events: WriterEvents = {
        gaveBack: () => space.measure(),
        notListed: (reason) => report("lectern.removed could not be written; it is tried again", new Error(reason)),
      };
      const writer = await Writer.open(databasePath, events, options.meter);
      await space.measure();
      return new SqliteStore(directory, reader, writer, space, report);
    } catch (error) {
      directory.unlock();
      throw error;
    }
  }

  async insert(log: NewLog): Promise<"stored" | "conflict"> {
    return (await this.admitAndWrite({ kind: "insert", log })) as "stored" | "conflict";
  }

  async insertText(log: NewText): Promise<TextInsertion> {
    // Before it is packed, nobody knows how much room it needs; where it is short, that is found out first.
    const settle = this.space.admitAtOnce(log.text.length);
    if (!settle) return packAndInsert((packed) => this.insert(packed), log);
    return (await this.write({ kind: "insert-text", log }, settle)) as TextInsertion;
  }

  async insertAll(logs: readonly NewLog[]): Promise<"stored" | "conflict"> {
    return (await this.admitAndWrite({ kind: "insert-all", logs }, logs.length)) as "stored" | "conflict";
  }

  private async admitAndWrite(insertion: Write, logs = 1): Promise<WriteResult> {
    const settle = await this.space.admit(contentBytesOf(insertion), logs);
    return this.write(insertion, settle);
  }

  private async write(insertion: Write, settle: () => void): Promise<WriteResult> {
    try {
      return await this.writer.write(insertion);
    } catch (error) {
      this.writes.forget();
      const { message } = error as Error;
      throw message.includes("disk is full") ? new StorageFull(`The disk is full: ${message}.`, "disk") : error;
    } finally {
      settle();
    }
  }

  checkRoom(): Promise<void> {
    return this.space.checkRoom();
  }

  async find(id: LogId): Promise<StoredLog | null> {
    const bytes = this.reader.packedSize(id);
    if (bytes === null) return null;
    if (bytes <= largeBytes) return this.reader.find(id);
    return (await this.slowRead({ id })) as StoredLog | null;
  }

  private slowRead(read: Asked): Promise<SlowAnswer> {
    return this.slowReads.run({ path: this.directory.databasePath, ...read });
  }

  async details(id: LogId): Promise<LogDetails | null> {
    return this.reader.details(id);
  }

  countView(id: LogId, viewer: ViewerHash): LogCounts | null {
    return this.views.add(id, viewer);
  }

  counts(id: LogId): LogCounts | null {
    return this.views.get(id);
  }

  async keepReport(log: LogId, key: string, expected: string | null, value: string): Promise<ReportOutcome> {
    return (await this.admitAndWrite({ kind: "report", log, key, expected, value })) as ReportOutcome;
  }

  async publicAddress(): Promise<null> {
    return null;
  }

  async remove(id: LogId, by: Remover): Promise<boolean> {
    const removed = (await this.writer.write({ kind: "remove", id, at: Date.now(), by })) as boolean;
    this.views.forget(id);
    // What went with it.
    this.noticeRemovals();
    return removed;
  }

  async removal(id: LogId): Promise<LogRemoval | null> {
    return this.reader.removal(id);
  }

  async age(id: LogId): Promise<LogAge | null> {
    return this.reader.age(id);
  }

  async ages(after: string | null, limit: number): Promise<AgePage> {
    return this.reader.ages(after, limit);
  }

  async findAnalysis(id: LogId, ruleSet: string): Promise<Uint8Array | null> {
    return this.reader.analysis(id, ruleSet);
  }

  keepAnalysis(id: LogId, ruleSet: string, result: Uint8Array): Promise<void> {
    return this.writeIfRoom({ kind: "analysis", id, ruleSet, result }, result.length);
  }

  private noteCrash(sighting: CrashSighting): Promise<void> {
    return this.writeIfRoom({ kind: "crash", sighting }, sighting.traits.length);
  }

  /** What can be made again gives way to logs. */
  private async writeIfRoom(write: Write, bytes: number): Promise<void> {
    const settle = this.space.admitAtOnce(bytes);
    if (!settle) return;
    try {
      await this.writer.write(write);
    } finally {
      settle();
    }
  }

  async viewerKey(): Promise<Uint8Array> {
    return this.reader.meta("viewer-key");
  }

  /** Where room is short, health does not write. */
  async check(): Promise<void> {
    await this.space.checkLevel();
    await this.writes.check();
  }

  notices(): Record<string, string> {
    return this.space.notices();
  }

  figures(): StoreFigures {
    const queues = { writes: this.writer.waiting, "large-reads": this.slowReads.waiting };
    return { ...this.space.figures(), queues, cache: null };
  }

  async close(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    try {
      await this.views.flush();
    } finally {
      await this.writer.close();
      this.slowReads.close();
      this.reader.close();
      this.directory.unlock();
    }
  }

  /** Really writes. */
  private async probe(): Promise<void> {
    this.reader.meta("viewer-key");
    await this.writer.write({ kind: "probe" });
  }

  private async flushViews(): Promise<void> {
    try {
      await this.views.flush();
    } catch (error) {
      this.reportRarely("view counts could not be written; they are kept in memory and tried again", error as Error);
    }
  }

  /** Another process (`lectern remove`) may take logs away while this one serves. */
  private noticeRemovals(): void {
    try {
      for (const { seq, id } of this.reader.removedSince(this.lastRemoval)) {
        this.lastRemoval = seq;
        this.views.forget(id);
      }
    } catch (error) {
      this.reportRarely("removals could not be read", error as Error);
    }
  }
}
