import type { LogCounts, LogId, ViewerHash } from "../../logs/ports.ts";
import type { ViewDelta } from "./writes.ts";

/** What the counts need from the database; both are answered at once, from memory or the page cache. */
export interface CountSource {
  counts(id: LogId): LogCounts | null;
  hasViewer(id: LogId, viewer: ViewerHash): boolean;
}

/** One log's counts as everybody is told them: what is stored and what is still to be written. */
interface Entry {
  counts: LogCounts;
  /** Viewers known to be counted: all that are not written yet, and some that are. */
  seen: Set<ViewerHash>;
  unwrittenViews: number;
  unwrittenViewers: ViewerHash[];
  /** Handed to the writer, not yet confirmed. */
  inFlight: boolean;
  /** Asked for since it was last looked at for eviction. */
  isUsed: boolean;
}

const maxEntries = 20_000;
/** Evicting in steps keeps the walk over entries that must stay off the path of single views. */
const evictionStep = 1000;
/** Past this many remembered viewers, of one log or of all, the database is asked instead. */
const maxSeenPerLog = 4096;
const maxSeen = 200_000;
/** While nothing can be written, new viewers are remembered up to here; past it they count as views only. */
const maxUnwrittenViewers = 500_000;

/**
 * Exact counts without a write per view. A view changes memory and is shown at once; what is new is handed to the
 * writer a few times a second. An entry stays in memory while anything of it is unwritten; the others are a cache.
 */
export class ViewCounts {
  private readonly entries = new Map<LogId, Entry>();
  private readonly dirty = new Set<Entry>();
  private unwrittenViewers = 0;
  /** Of all entries together. */
  private seen = 0;
  private flushing: Promise<void> | null = null;

  constructor(
    private readonly source: CountSource,
    private readonly write: (deltas: ViewDelta[]) => Promise<unknown>,
  ) {}

  get(id: LogId): LogCounts | null {
    const entry = this.entry(id);
    return entry && { ...entry.counts };
  }

  add(id: LogId, viewer: ViewerHash): LogCounts | null {
    const entry = this.entry(id);
    if (!entry) return null;
    entry.counts.views++;
    entry.unwrittenViews++;
    this.dirty.add(entry);
    if (!entry.seen.has(viewer)) this.meet(entry, viewer);
    return { ...entry.counts };
  }

  forget(id: LogId): void {
    const entry = this.entries.get(id);
    if (!entry) return;
    this.entries.delete(id);
    this.dirty.delete(entry);
    this.seen -= entry.seen.size;
    this.unwrittenViewers -= entry.unwrittenViewers.length;
  }

  /** Hands everything that is new to the writer. If that fails it stays here, for the next time. */
  async flush(): Promise<void> {
    while (this.flushing) await this.flushing.catch(() => {});
    if (this.dirty.size === 0) return;
    this.flushing = this.writeDirty().finally(() => {
      this.flushing = null;
    });
    await this.flushing;
  }

  private async writeDirty(): Promise<void> {
    const batch = [...this.dirty].map((entry) => {
      const taken = { entry, views: entry.unwrittenViews, viewers: entry.unwrittenViewers };
      entry.unwrittenViews = 0;
      entry.unwrittenViewers = [];
      entry.inFlight = true;
      return taken;
    });
    this.dirty.clear();
    try {
      await this.write(batch.map(({ entry, views, viewers }) => ({ id: entry.counts.id, views, viewers })));
      for (const { entry, viewers } of batch) {
        entry.inFlight = false;
        this.unwrittenViewers -= viewers.length;
      }
    } catch (error) {
      for (const { entry, views, viewers } of batch) {
        entry.inFlight = false;
        entry.unwrittenViews += views;
        entry.unwrittenViewers = viewers.concat(entry.unwrittenViewers);
        if (this.entries.get(entry.counts.id) === entry) this.dirty.add(entry);
        else this.unwrittenViewers -= viewers.length;
      }
      throw error;
    }
  }

  private meet(entry: Entry, viewer: ViewerHash): void {
    // Before the new one is added, which would make the entry unclean: only stored viewers can be asked for.
    const isClean = entry.unwrittenViewers.length === 0 && !entry.inFlight;
    if (isClean && entry.seen.size >= maxSeenPerLog) this.forgetSeen(entry);
    if (this.seen >= maxSeen) this.forgetAllSeen();
    const isNew = !this.source.hasViewer(entry.counts.id, viewer);
    if (isNew) {
      if (this.unwrittenViewers >= maxUnwrittenViewers) return;
      entry.counts.uniqueViews++;
      entry.unwrittenViewers.push(viewer);
      this.unwrittenViewers++;
    }
    entry.seen.add(viewer);
    this.seen++;
  }

  private forgetSeen(entry: Entry): void {
    this.seen -= entry.seen.size;
    entry.seen.clear();
  }

  private forgetAllSeen(): void {
    for (const entry of this.entries.values()) {
      if (entry.unwrittenViewers.length === 0 && !entry.inFlight) this.forgetSeen(entry);
    }
  }

  private entry(id: LogId): Entry | null {
    const known = this.entries.get(id);
    if (known) {
      known.isUsed = true;
      return known;
    }
    const counts = this.source.counts(id);
    if (!counts) return null;
    // Before this one is in: it may look idle now, but is about to be used.
    if (this.entries.size >= maxEntries + evictionStep) this.evict();
    const entry = {
      counts,
      seen: new Set<ViewerHash>(),
      unwrittenViews: 0,
      unwrittenViewers: [],
      inFlight: false,
      isUsed: false,
    };
    this.entries.set(id, entry);
    return entry;
  }

  /** The oldest that nobody asked for lately go; who was asked for goes to the end of the line, once. */
  private evict(): void {
    let left = this.entries.size * 2;
    for (const [id, entry] of this.entries) {
      if (this.entries.size <= maxEntries || left-- === 0) return;
      const isBusy = entry.inFlight || this.dirty.has(entry);
      this.entries.delete(id);
      if (isBusy || entry.isUsed) {
        entry.isUsed = false;
        this.entries.set(id, entry);
      } else this.seen -= entry.seen.size;
    }
  }
}
