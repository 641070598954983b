import { randomBytes } from "node:crypto";
import type {
  LogCounts,
  LogDetails,
  LogId,
  LogRemoval,
  LogStore,
  NewLog,
  Remover,
  StoredLog,
  ViewerHash,
} from "../logs/ports.ts";

/** A store that forgets: for tests, and the plainest statement of what a store has to do. */
export class MemoryStore implements LogStore {
  private readonly logs = new Map<LogId, { log: NewLog; views: number; viewers: Set<ViewerHash> }>();
  private readonly analyses = new Map<LogId, { ruleSet: string; result: Uint8Array }>();
  private readonly removed = new Map<LogId, LogRemoval>();
  private readonly key = randomBytes(32);

  async insert(log: NewLog): Promise<"stored" | "conflict"> {
    if (this.logs.has(log.id) || this.removed.has(log.id)) return "conflict";
    this.logs.set(log.id, { log: { ...log, packed: log.packed.slice() }, views: 0, viewers: new Set() });
    return "stored";
  }

  async checkRoom(): Promise<void> {}

  async find(id: LogId): Promise<StoredLog | null> {
    const kept = this.logs.get(id)?.log;
    if (!kept) return null;
    const { details: _, ...log } = kept;
    return { ...log, packed: log.packed.slice() };
  }

  async details(id: LogId): Promise<LogDetails | null> {
    return this.logs.get(id)?.log.details ?? null;
  }

  async countView(id: LogId, viewer: ViewerHash): Promise<LogCounts | null> {
    const entry = this.logs.get(id);
    if (!entry) return null;
    entry.views++;
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
    if (!this.logs.delete(id)) return false;
    this.analyses.delete(id);
    this.removed.set(id, { by });
    return true;
  }

  async removal(id: LogId): Promise<LogRemoval | null> {
    return this.removed.get(id) ?? null;
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

  async close(): Promise<void> {}
}
