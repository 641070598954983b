import type { LogCounts, LogId, LogMeta, Soon, ViewerHash } from "../../logs/ports.ts";
import { Outage } from "../../wire/refusal.ts";

/** The new views of one log since the last flush. */
export interface ViewDelta {
  id: LogId;
  views: number;
  /** Viewers that may be new; the database decides. */
  viewers: ViewerHash[];
}

export interface StoredCounts {
  id: LogId;
  views: number;
  uniqueViews: number;
}

export interface CountSource {
  counts(id: LogId): Promise<LogCounts | null>;
  hasViewer(id: LogId, viewer: ViewerHash): Promise<boolean>;
  /** Adds all of them or none, once for each number, and gives the counts afterwards. Numbers grow. */
  add(batch: number, deltas: ViewDelta[]): Promise<StoredCounts[]>;
  /** What the node knows of a log without asking anybody, for when nobody can be asked. */
  known(id: LogId): LogMeta | null;
}

/** One log's counts: what the database said last, and what this node has to add to it. */
interface Entry {
  stored: LogCounts;
  loadedAt: number;
  loading: Promise<void> | null;
  /** Viewers known to be counted. */
  seen: Set<ViewerHash>;
  unwrittenViews: number;
  unwrittenViewers: ViewerHash[];
  /** Handed to the database, not yet confirmed. */
  inFlight: { views: number; viewers: number } | null;
}

interface Batch {
  number: number;
  taken: { entry: Entry; views: number; viewers: ViewerHash[] }[];
}

const maxEntries = 20_000;
const maxSeenPerLog = 4096;
/** While nothing can be written, new viewers are remembered up to here; past it they count as views only. */
const maxUnwrittenViewers = 500_000;
/** Younger counts are shown as they are. Older ones are asked for again, while the old ones are still good enough. */
const freshMs = 800;
/** Older ones are not shown before the database was asked: views of other nodes show within two seconds. */
const staleMs = 1600;
/** How old counts pass for that could not be asked for: the next request does not ask again at once. */
const failedMs = freshMs / 2;
/** Who would have to wait longer for that is shown the old ones. */
const patienceMs = 500;

/**
 * Views of all nodes in one database, without a write for each: a node adds up its own and writes them a few times a
 * second, so one log that everybody reads is one row's change a node and flush. A node shows its own views at once.
 */
export class SharedViewCounts {
  private readonly entries = new Map<LogId, Entry>();
  private readonly first = new Map<LogId, Promise<Entry | null>>();
  private readonly dirty = new Set<Entry>();
  private unwrittenViewers = 0;
  private flushing: Promise<void> | null = null;
  private batch: Batch | null = null;
  private batches = 0;

  constructor(
    private readonly source: CountSource,
    private readonly now: () => number = () => performance.now(),
  ) {}

  get(id: LogId): Soon<LogCounts | null> {
    return this.withEntry(id, shown);
  }

  add(id: LogId, viewer: ViewerHash): Soon<LogCounts | null> {
    return this.withEntry(id, (entry) => {
      entry.unwrittenViews++;
      this.dirty.add(entry);
      const { views } = shown(entry);
      if (entry.seen.has(viewer)) return shown(entry);
      return this.meet(entry, viewer).then(() => ({ ...shown(entry), views }));
    });
  }

  forget(id: LogId): void {
    const entry = this.entries.get(id);
    if (!entry) return;
    this.entries.delete(id);
    this.dirty.delete(entry);
    this.unwrittenViewers -= entry.unwrittenViewers.length;
  }

  /** The same, unless it is under way already. */
  async flushSoon(): Promise<void> {
    if (!this.flushing) await this.flush();
  }

  /** Hands what is new to the database. If that fails it stays here, for the next time. */
  async flush(): Promise<void> {
    while (this.flushing) await this.flushing.catch(() => {});
    if (this.dirty.size === 0 && !this.batch) return;
    this.flushing = this.writeDirty().finally(() => {
      this.flushing = null;
    });
    await this.flushing;
  }

  private withEntry<T>(id: LogId, use: (entry: Entry) => Soon<T>): Soon<T | null> {
    const entry = this.entries.get(id);
    if (!entry) return this.firstEntry(id).then((loaded) => loaded && use(loaded));
    const age = this.now() - entry.loadedAt;
    if (age > freshMs && !entry.inFlight) {
      const loading = this.reload(entry);
      if (age > staleMs) {
        const waited = Promise.race([loading, Bun.sleep(patienceMs)]);
        return waited.then(() => (this.entries.get(id) === entry ? use(entry) : null));
      }
    }
    return use(entry);
  }

  private firstEntry(id: LogId): Promise<Entry | null> {
    let loading = this.first.get(id);
    if (!loading) {
      loading = this.load(id).finally(() => this.first.delete(id));
      this.first.set(id, loading);
    }
    return loading;
  }

  private async load(id: LogId): Promise<Entry | null> {
    let doubtMs = 0;
    const stored = await this.source.counts(id).catch((error) => {
      const known = error instanceof Outage ? this.source.known(id) : null;
      if (!known) throw error;
      // Better a log with the views of this node alone than none. The others come with the next answer.
      doubtMs = failedMs;
      return { ...known, views: 0, uniqueViews: 0 };
    });
    if (!stored) return null;
    const entry: Entry = {
      stored,
      loadedAt: this.now() - doubtMs,
      loading: null,
      seen: new Set(),
      unwrittenViews: 0,
      unwrittenViewers: [],
      inFlight: null,
    };
    this.evict();
    this.entries.set(id, entry);
    return entry;
  }

  /** What was known stays good while the database cannot be asked: reading goes on. */
  private reload(entry: Entry): Promise<void> {
    entry.loading ??= this.loadAgain(entry).finally(() => {
      entry.loading = null;
    });
    return entry.loading;
  }

  private async loadAgain(entry: Entry): Promise<void> {
    const { id } = entry.stored;
    const asked = this.now();
    try {
      const stored = await this.source.counts(id);
      if (!stored) this.forget(id);
      // A flush that began meanwhile brings counts of its own; whether these hold it cannot be known.
      else if (!entry.inFlight && entry.loadedAt <= asked) {
        entry.stored = stored;
        entry.loadedAt = this.now();
        this.moveToEnd(entry);
      }
    } catch (error) {
      if (!(error instanceof Outage)) throw error;
      entry.loadedAt = this.now() - failedMs;
    }
  }

  private async meet(entry: Entry, viewer: ViewerHash): Promise<void> {
    const { id } = entry.stored;
    const isKnown = await this.source.hasViewer(id, viewer).catch((error) => {
      if (!(error instanceof Outage)) throw error;
      return false;
    });
    if (entry.seen.has(viewer)) return;
    remember(entry, viewer);
    if (isKnown || this.unwrittenViewers >= maxUnwrittenViewers) return;
    entry.unwrittenViewers.push(viewer);
    this.unwrittenViewers++;
    if (this.entries.get(id) === entry) this.dirty.add(entry);
  }

  /**
   * A batch that failed is tried again as it was, under its number, before anything newer: it may have been written, and
   * only the database knows.
   */
  private async writeDirty(): Promise<void> {
    this.batch ??= this.takeDirty();
    const { number, taken } = this.batch;
    const deltas = taken.map(({ entry, views, viewers }) => ({ id: entry.stored.id, views, viewers }));
    const written = new Map((await this.source.add(number, deltas)).map((counts) => [counts.id, counts]));
    this.batch = null;
    for (const { entry, viewers } of taken) {
      entry.inFlight = null;
      this.unwrittenViewers -= viewers.length;
      const counts = written.get(entry.stored.id);
      if (!counts) {
        // Another node has removed the log.
        if (this.entries.get(entry.stored.id) === entry) this.forget(entry.stored.id);
        continue;
      }
      entry.stored = { ...entry.stored, views: counts.views, uniqueViews: counts.uniqueViews };
      entry.loadedAt = this.now();
    }
  }

  private takeDirty(): Batch {
    const taken = [...this.dirty].map((entry) => {
      const { unwrittenViews: views, unwrittenViewers: viewers } = entry;
      entry.inFlight = { views, viewers: viewers.length };
      entry.unwrittenViews = 0;
      entry.unwrittenViewers = [];
      return { entry, views, viewers };
    });
    this.dirty.clear();
    return { number: ++this.batches, taken };
  }

  /** What is read often is asked for often, so the others come first. */
  private moveToEnd(entry: Entry): void {
    const { id } = entry.stored;
    if (this.entries.get(id) !== entry) return;
    this.entries.delete(id);
    this.entries.set(id, entry);
  }

  /** The oldest that have nothing left to write. */
  private evict(): void {
    if (this.entries.size < maxEntries) return;
    for (const [id, entry] of this.entries) {
      if (this.dirty.has(entry) || entry.inFlight || entry.loading) continue;
      this.entries.delete(id);
      if (this.entries.size < maxEntries * 0.95) return;
    }
  }
}

/** Only the oldest are forgotten: they were written long ago. If one comes back, the database knows. */
function remember({ seen, unwrittenViewers, inFlight }: Entry, viewer: ViewerHash): void {
  const most = maxSeenPerLog + unwrittenViewers.length + (inFlight?.viewers ?? 0);
  for (const oldest of seen) {
    if (seen.size < most) break;
    seen.delete(oldest);
  }
  seen.add(viewer);
}

function shown({ stored, unwrittenViews, unwrittenViewers, inFlight }: Entry): LogCounts {
  return {
    ...stored,
    views: stored.views + unwrittenViews + (inFlight?.views ?? 0),
    uniqueViews: stored.uniqueViews + unwrittenViewers.length + (inFlight?.viewers ?? 0),
  };
}
