import { randomBytes } from "node:crypto";
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
} from "../../src/logs/ports.ts";
import { reportKeysOf, withoutTexts } from "../../src/logs/report-record.ts";
import type { AgePage, LogAge, LogStore, Records, ReportOutcome, StoreFigures } from "../../src/logs/store-ports.ts";
import { packAndInsert } from "../../src/storage/pack-and-insert.ts";
import { MemoryCrashes } from "./memory-crashes.ts";

/** A store that forgets: for tests, and the plainest statement of what a store has to do. */
export class MemoryStore implements LogStore {
  private readonly logs = new Map<
    LogId,
    { log: NewLog; views: number; viewers: Set<ViewerHash>; viewedAt: number | null }
  >();
  private readonly analyses = new Map<LogId, { ruleSet: string; result: Uint8Array }>();
  private readonly removed = new Map<LogId, LogRemoval>();
  private readonly key = randomBytes(32);
  private readonly kept = new Map<string, string>();
  readonly crashes = new MemoryCrashes((id) => this.logs.has(id));

  readonly records: Records = {
    read: async (kind, key) => this.kept.get(`${kind} ${key}`) ?? null,
    list: async (kind, after, limit) =>
      [...this.kept]
        .filter(([name]) => name.startsWith(`${kind} `))
        .map(([name, value]) => ({ key: name.slice(kind.length + 1), value }))
        .filter(({ key }) => after === null || Buffer.compare(Buffer.from(key), Buffer.from(after)) > 0)
        .sort((a, b) => Buffer.compare(Buffer.from(a.key), Buffer.from(b.key)))
        .slice(0, limit),
    keys: async (kind, after, limit) => (await this.records.list(kind, after, limit)).map(({ key }) => key),
    replace: async (kind, key, expected, value) => {
      const name = `${kind} ${key}`;
      if ((this.kept.get(name) ?? null) !== expected || expected === value)
        return expected === value && expected !== null;
      if (value === null) this.kept.delete(name);
      else this.kept.set(name, value);
      return true;
    },
  };

  async insert(log: NewLog): Promise<"stored" | "conflict"> {
    if (this.logs.has(log.id) || this.removed.has(log.id)) return "conflict";
    this.logs.set(log.id, {
      log: { ...log, packed: new Uint8Array(log.packed) },
      views: 0,
      viewers: new Set(),
      viewedAt: null,
    });
    return "stored";
  }

  insertText(log: NewText): Promise<TextInsertion> {
    return packAndInsert((packed) => this.insert(packed), log);
  }

  async insertAll(logs: readonly NewLog[]): Promise<"stored" | "conflict"> {
    if (logs.some(({ id }) => this.logs.has(id) || this.removed.has(id))) return "conflict";
    for (const log of logs) await this.insert(log);
    return "stored";
  }

  async checkRoom(): Promise<void> {}

  async find(id: LogId): Promise<StoredLog | null> {
    const kept = this.logs.get(id)?.log;
    if (!kept) return null;
    const { details: _, ...log } = kept;
    return { ...log, packed: new Uint8Array(log.packed) };
  }

  async details(id: LogId): Promise<LogDetails | null> {
    return this.logs.get(id)?.log.details ?? null;
  }

  async countView(id: LogId, viewer: ViewerHash): Promise<LogCounts | null> {
    const entry = this.logs.get(id);
    if (!entry) return null;
    entry.views++;
    entry.viewedAt = Date.now();
    entry.viewers.add(viewer);
    return this.counts(id);
  }

  async counts(id: LogId): Promise<LogCounts | null> {
    const entry = this.logs.get(id);
    if (!entry) return null;
    const { name, createdAt, size } = entry.log;
    return { id, name, createdAt, size, views: entry.views, uniqueViews: entry.viewers.size };
  }

  async publicAddress(): Promise<null> {
    return null;
  }

  async remove(id: LogId, by: Remover): Promise<boolean> {
    const details = this.logs.get(id)?.log.details;
    if (!details) return false;
    this.logs.delete(id);
    this.analyses.delete(id);
    this.crashes.forget(id);
    this.removed.set(id, { by });
    await this.forgetReports(id);
    for (const file of details.files ?? []) await this.remove(file, by);
    if (details.bundle) {
      this.analyses.delete(details.bundle);
      this.crashes.forget(details.bundle);
    }
    const siblings = details.bundle && this.logs.get(details.bundle)?.log.details.files;
    if (siblings && !siblings.some((file) => this.logs.has(file))) await this.remove(details.bundle!, by);
    return true;
  }

  private async forgetReports(id: LogId): Promise<void> {
    const { after, before } = reportKeysOf(id);
    for (const { key, value } of await this.records.list("report", after, Number.POSITIVE_INFINITY)) {
      if (key >= before) return;
      this.kept.set(`report-gone ${key}`, withoutTexts(key, value));
      this.kept.delete(`report ${key}`);
    }
  }

  async keepReport(log: LogId, key: string, expected: string | null, value: string): Promise<ReportOutcome> {
    if (!this.logs.has(log)) return "no such log";
    return (await this.records.replace("report", key, expected, value)) ? "kept" : "changed";
  }

  async removal(id: LogId): Promise<LogRemoval | null> {
    return this.removed.get(id) ?? null;
  }

  async age(id: LogId): Promise<LogAge | null> {
    const entry = this.logs.get(id);
    return entry ? { id, createdAt: entry.log.createdAt, viewedAt: entry.viewedAt } : null;
  }

  async ages(after: string | null, limit: number): Promise<AgePage> {
    const ids = [...this.logs.keys()].sort().filter((id) => after === null || id > after);
    const page = ids.slice(0, limit);
    const ages = (await Promise.all(page.map((id) => this.age(id)))).filter((age) => age !== null);
    return { ages, next: page.length < limit ? null : page.at(-1)! };
  }

  async findAnalysis(id: LogId, ruleSet: string): Promise<Uint8Array | null> {
    const kept = this.analyses.get(id);
    return kept?.ruleSet === ruleSet ? kept.result : null;
  }

  async keepAnalysis(id: LogId, ruleSet: string, result: Uint8Array): Promise<void> {
    if (this.logs.has(id)) this.analyses.set(id, { ruleSet, result });
  }

  async viewerKey(): Promise<Uint8Array> {
    return this.key;
  }

  async check(): Promise<void> {}

  notices(): Record<string, string> {
    return {};
  }

  figures(): StoreFigures {
    return { disk: null, used: null, quota: null, queues: {}, cache: null };
  }

  async close(): Promise<void> {}
}
