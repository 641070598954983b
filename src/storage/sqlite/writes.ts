import type { Database } from "bun:sqlite";
import { isDeepStrictEqual } from "node:util";
import { packPlainSync } from "../../logs/content.ts";
import type { CrashSighting } from "../../logs/crash-ports.ts";
import {
  type LogId,
  type NewLog,
  type NewText,
  noDetails,
  type Remover,
  type TextInsertion,
} from "../../logs/ports.ts";
import type { RecordKind, ReportOutcome } from "../../logs/store-ports.ts";
import type { ViewDelta } from "../view-buffer.ts";
import { BundleRows } from "./bundle-rows.ts";
import { CrashWrites } from "./crash-writes.ts";
import { RecordWrites } from "./record-writes.ts";

/** Everything that changes the database. All of it runs on the writer's thread, through `WriteSession`. */
export type Write =
  | { kind: "insert"; log: NewLog }
  | { kind: "insert-text"; log: NewText }
  /** All of them or none. */
  | { kind: "insert-all"; logs: readonly NewLog[] }
  /** `viewedAt`: where it was not now. */
  | { kind: "views"; deltas: (ViewDelta & { viewedAt?: number | null })[] }
  | { kind: "remove"; id: string; at: number; by: Remover | null }
  | { kind: "analysis"; id: string; ruleSet: string; result: Uint8Array }
  | { kind: "crash"; sighting: CrashSighting }
  | { kind: "report"; log: LogId; key: string; expected: string | null; value: string }
  | { kind: "record"; of: RecordKind; key: string; expected: string | null; value: string | null }
  | { kind: "probe" };

export type WriteResult = "stored" | "conflict" | ReportOutcome | TextInsertion | boolean | null;

/** Bytes of the contents and reports that it adds, as it brings them. */
export function contentBytesOf(write: Write): number {
  if (write.kind === "insert") return write.log.packed.length;
  if (write.kind === "insert-text") return write.log.text.length;
  if (write.kind === "report") return Buffer.byteLength(write.value);
  return write.kind === "insert-all" ? write.logs.reduce((sum, { packed }) => sum + packed.length, 0) : 0;
}

export class WriteSession {
  private readonly insertLog;
  private readonly findSeq;
  private readonly bundles: BundleRows;
  private readonly addDetails;
  private readonly addViewer;
  private readonly addCounts;
  private readonly dropAnalysis;
  private readonly deletions;
  private readonly addRemoved;
  private readonly probe;
  private readonly keepAnalysis;
  private readonly records: RecordWrites;
  private readonly crashes: CrashWrites;

  constructor(private readonly db: Database) {
    this.insertLog = db.prepare(
      `INSERT INTO logs (id, name, created_at, size, hash, content)
       SELECT ?1, ?2, ?3, ?4, ?5, ?6 WHERE NOT EXISTS (SELECT 1 FROM removed WHERE id = ?1)
       ON CONFLICT (id) DO NOTHING`,
    );
    this.findSeq = db.prepare<{ seq: number }, [string]>("SELECT seq FROM logs WHERE id = ?");
    this.bundles = new BundleRows(db);
    this.addDetails = db.prepare(
      "INSERT INTO details (log, source, metadata, owner_hash, lines, errors, files, bundle, sharer) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
    );
    this.addViewer = db.prepare("INSERT OR IGNORE INTO viewers (log, viewer) VALUES (?, ?)");
    this.addCounts = db.prepare(
      `INSERT INTO counts (log, views, unique_views, last_viewed_at) VALUES (?1, ?2, ?3, ?4)
       ON CONFLICT (log) DO UPDATE
       SET views = views + ?2, unique_views = unique_views + ?3, last_viewed_at = max(ifnull(last_viewed_at, 0), ?4)`,
    );
    this.dropAnalysis = db.prepare<unknown, [number]>("DELETE FROM analyses WHERE log = ?");
    this.deletions = [
      db.prepare("DELETE FROM viewers WHERE log = ?"),
      db.prepare("DELETE FROM counts WHERE log = ?"),
      db.prepare("DELETE FROM details WHERE log = ?"),
      this.dropAnalysis,
      db.prepare("DELETE FROM logs WHERE seq = ?"),
    ];
    this.addRemoved = db.prepare("INSERT OR IGNORE INTO removed (id, removed_at, removed_by) VALUES (?, ?, ?)");
    this.keepAnalysis = db.prepare(
      "INSERT OR REPLACE INTO analyses (log, rule_set, result) SELECT seq, ?2, ?3 FROM logs WHERE id = ?1",
    );
    this.records = new RecordWrites(db);
    this.crashes = new CrashWrites(db);
    this.probe = db.prepare("INSERT OR REPLACE INTO meta (key, value) VALUES ('probe', randomblob(8))");
  }

  /** Applies all writes in one transaction: one fsync serves them all. Throws, with nothing applied, if any fails. */
  applyTogether(writes: Write[]): WriteResult[] {
    return this.db.transaction(() => writes.map((write) => this.apply(write))).immediate();
  }

  private apply(write: Write): WriteResult {
    switch (write.kind) {
      case "insert":
        return this.insert(write.log);
      case "insert-text":
        return this.insertText(write.log);
      case "insert-all":
        return this.insertAll(write.logs);
      case "views":
        for (const delta of write.deltas) this.countViews(delta);
        return null;
      case "remove":
        return this.remove(write.id, write.at, write.by);
      case "analysis":
        this.keepAnalysis.run(write.id, write.ruleSet, write.result);
        return null;
      case "crash":
        this.noteCrash(write.sighting);
        return null;
      case "report":
        return this.keepReport(write.log, write.key, write.expected, write.value);
      case "record":
        return this.records.replace(write.of, write.key, write.expected, write.value);
      case "probe":
        this.probe.run();
        return null;
    }
  }

  private insertText(log: NewText): TextInsertion {
    const { text, effort, ...rest } = log;
    const content = packPlainSync(log);
    const outcome = this.insert({ ...rest, ...content });
    return outcome === "stored" ? { outcome, packedBytes: content.packed.length } : { outcome, content };
  }

  private insert(log: NewLog): "stored" | "conflict" {
    const inserted = this.insertLog.run(log.id, log.name, log.createdAt, log.size, log.hash, log.packed);
    if (inserted.changes === 0) return "conflict";
    const { details } = log;
    // Nearly all logs have an owner: that is looked at first.
    if (details.ownerHash !== null || !isDeepStrictEqual(details, noDetails)) {
      const { source, metadata, ownerHash, lineCounts, bundle, sharer } = details;
      const [lines, errors] = [lineCounts?.lines ?? null, lineCounts?.errors ?? null];
      const files = details.files && JSON.stringify(details.files);
      this.addDetails.run(
        inserted.lastInsertRowid,
        source,
        JSON.stringify(metadata),
        ownerHash,
        lines,
        errors,
        files,
        bundle,
        sharer,
      );
    }
    return "stored";
  }

  /** Looks before it writes: what others do in the same transaction must stay. */
  private insertAll(logs: readonly NewLog[]): WriteResult {
    if (logs.some(({ id }) => this.bundles.knows(id))) return "conflict";
    for (const log of logs) this.insert(log);
    return "stored";
  }

  private countViews(delta: ViewDelta & { viewedAt?: number | null }): void {
    const row = this.findSeq.get(delta.id);
    if (!row) return;
    let unique = 0;
    for (const viewer of delta.viewers) unique += this.addViewer.run(row.seq, Buffer.from(viewer, "hex")).changes;
    this.addCounts.run(row.seq, delta.views, unique, delta.viewedAt ?? Date.now());
  }

  private noteCrash(sighting: CrashSighting): void {
    const row = this.findSeq.get(sighting.log);
    if (row) this.crashes.note(row.seq, sighting);
  }

  private keepReport(log: LogId, key: string, expected: string | null, value: string): ReportOutcome {
    if (!this.findSeq.get(log)) return "no such log";
    return this.records.replace("report", key, expected, value) ? "kept" : "changed";
  }

  private remove(id: string, at: number, by: Remover | null): boolean {
    const row = this.findSeq.get(id);
    if (!row) return false;
    const [files, bundle] = [this.bundles.filesOf(id), this.bundles.bundleOf(id)];
    for (const deletion of this.deletions) deletion.run(row.seq);
    this.crashes.forget(row.seq);
    this.addRemoved.run(id, at, by);
    this.records.forgetReports(id);
    for (const file of files ?? []) this.remove(file, at, by);
    if (bundle !== null) this.leave(bundle, at, by);
    return true;
  }

  /** One of its files is gone. */
  private leave(bundle: string, at: number, by: Remover | null): void {
    const row = this.findSeq.get(bundle);
    if (!row) return;
    // What was explained of all files has lines of each.
    this.dropAnalysis.run(row.seq);
    this.crashes.forget(row.seq);
    const files = this.bundles.filesOf(bundle) ?? [];
    if (!files.some((file) => this.findSeq.get(file) !== null)) this.remove(bundle, at, by);
  }
}
