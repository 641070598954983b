import { statfs } from "node:fs/promises";
import { dirname } from "node:path";
import type { LogCounts, LogDetails, LogId, LogStore, NewLog, StoredLog, ViewerHash } from "../../logs/ports.ts";
import { Outage } from "../../wire/refusal.ts";
import { threadEntry } from "../../work/thread-entry.ts";
import { ThreadPool } from "../../work/thread-pool.ts";
import type { ReportTrouble } from "../report-trouble.ts";
import { type DataDirectory, openDirectory } from "./directory.ts";
import { Reader } from "./reader.ts";
import type { LargeRead } from "./reader-thread.ts";
import { ViewCounts } from "./view-counts.ts";
import { Writer } from "./writer.ts";

/** Larger packed contents are read on a thread of their own: copying them would hold up every other request. */
const largeBytes = 256 * 1024;
const flushEveryMs = 250;
const lookForRemovalsEveryMs = 1000;
/** With less than this free on the disk, an upload may fail, and health says so. */
const minFreeBytes = 16 * 1024 * 1024;
const checkIsFreshMs = 500;

/** The embedded store: one SQLite file, a thread that writes, a connection that reads. */
export class SqliteStore implements LogStore {
  private readonly views: ViewCounts;
  private readonly largeReads = new ThreadPool<LargeRead, StoredLog | null>({
    entry: threadEntry("storage/sqlite/reader-thread.ts"),
    threads: 1,
    maxQueue: 256,
    deadlineMs: 20_000,
  });
  private readonly timers: ReturnType<typeof setInterval>[];
  private lastRemoval: number;
  private lastReport = Number.NEGATIVE_INFINITY;
  private lastCheck: { at: number; outcome: Promise<void> } | null = null;

  private constructor(
    private readonly directory: DataDirectory,
    private readonly reader: Reader,
    private readonly writer: Writer,
    private readonly report: ReportTrouble,
  ) {
    this.views = new ViewCounts(reader, (deltas) => writer.write({ kind: "views", deltas }));
    this.lastRemoval = reader.removedSince(0).at(-1)?.seq ?? 0;
    this.timers = [
      setInterval(() => this.flushViews(), flushEveryMs),
      setInterval(() => this.noticeRemovals(), lookForRemovalsEveryMs),
    ];
  }

  static async open(dataDirectory: string, report: ReportTrouble): Promise<SqliteStore> {
    const directory = openDirectory(dataDirectory);
    try {
      const writer = await Writer.open(directory.databasePath);
      return new SqliteStore(directory, new Reader(directory.databasePath), writer, report);
    } catch (error) {
      directory.unlock();
      throw error;
    }
  }

  async insert(log: NewLog): Promise<"stored" | "conflict"> {
    try {
      return (await this.writer.write({ kind: "insert", log })) as "stored" | "conflict";
    } catch (error) {
      this.lastCheck = null;
      throw error;
    }
  }

  async find(id: LogId): Promise<StoredLog | null> {
    const bytes = this.reader.packedSize(id);
    if (bytes === null) return null;
    if (bytes <= largeBytes) return this.reader.find(id);
    return this.largeReads.run({ path: this.directory.databasePath, id });
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

  async publicAddress(): Promise<null> {
    return null;
  }

  async remove(id: LogId): Promise<boolean> {
    const removed = (await this.writer.write({ kind: "remove", id, at: Date.now() })) as boolean;
    this.views.forget(id);
    return removed;
  }

  async findAnalysis(id: LogId, ruleSet: string): Promise<Uint8Array | null> {
    return this.reader.analysis(id, ruleSet);
  }

  async keepAnalysis(id: LogId, ruleSet: string, result: Uint8Array): Promise<void> {
    await this.writer.write({ kind: "analysis", id, ruleSet, result });
  }

  async viewerKey(): Promise<Uint8Array> {
    return this.reader.meta("viewer-key");
  }

  /** Really writes. Callers within half a second share one good answer, so that asking for health costs nothing. */
  check(): Promise<void> {
    const now = performance.now();
    if (!this.lastCheck || now - this.lastCheck.at > checkIsFreshMs) {
      const check = { at: now, outcome: this.probe() };
      this.lastCheck = check;
      check.outcome.catch(() => {
        if (this.lastCheck === check) this.lastCheck = null;
      });
    }
    return this.lastCheck.outcome;
  }

  async close(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    try {
      await this.views.flush();
    } finally {
      await this.writer.close();
      this.largeReads.close();
      this.reader.close();
      this.directory.unlock();
    }
  }

  private async probe(): Promise<void> {
    this.reader.meta("viewer-key");
    const { bavail, bsize } = await statfs(dirname(this.directory.databasePath));
    const free = bavail * bsize;
    if (free < minFreeBytes) throw new Outage(`The disk is full: ${Math.floor(free / 1048576)} MiB are free.`);
    await this.writer.write({ kind: "probe" });
  }

  private async flushViews(): Promise<void> {
    try {
      await this.views.flush();
    } catch (error) {
      this.reportOnceAMinute("view counts could not be written; they are kept in memory and tried again", error);
    }
  }

  private reportOnceAMinute(what: string, error: unknown): void {
    const now = performance.now();
    if (now - this.lastReport < 60_000) return;
    this.lastReport = now;
    this.report(what, error as Error);
  }

  /** Another process (`lectern remove`) may take logs away while this one serves. */
  private noticeRemovals(): void {
    try {
      for (const { seq, id } of this.reader.removedSince(this.lastRemoval)) {
        this.lastRemoval = seq;
        this.views.forget(id);
      }
    } catch (error) {
      this.reportOnceAMinute("removals could not be read", error);
    }
  }
}
