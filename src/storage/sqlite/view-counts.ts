import type { LogCounts, LogId, ViewerHash } from "../../logs/ports.ts";
import { type BufferedCounts, shownCounts, ViewBuffer, type ViewDelta } from "../view-buffer.ts";

/** What the counts need from the database; both are answered at once, from memory or the page cache. */
export interface CountSource {
  counts(id: LogId): LogCounts | null;
  hasViewer(id: LogId, viewer: ViewerHash): boolean;
}

interface Entry extends BufferedCounts {
  /** Viewers known to be counted: all that are not written yet, and some that are. */
  seen: Set<ViewerHash>;
  /** Asked for since it was last looked at for eviction. */
  isUsed: boolean;
}

const maxEntries = 20_000;
/** Entries are evicted many at a time, so that single views seldom have to walk over entries that must stay. */
const evictionStep = 1000;
/** Past this many remembered viewers, of one log or of all, the database is asked instead. */
const maxSeenPerLog = 4096;
const maxSeen = 200_000;

/**
 * Exact counts of the embedded store. A view changes memory and is shown at once; what is new is handed to the writer a
 * few times a second. An entry stays in memory while anything of it is unwritten; the others are a cache.
 */
export class ViewCounts {
  private readonly entries = new Map<LogId, Entry>();
  private readonly buffer: ViewBuffer<Entry, unknown>;
  /** Viewers that are remembered, of all entries together. */
  private seen = 0;

  constructor(
    private readonly source: CountSource,
    write: (deltas: ViewDelta[]) => Promise<unknown>,
  ) {
    this.buffer = new ViewBuffer({ write, confirm: addToStored, keepsFailedBatches: false });
  }

  get(id: LogId): LogCounts | null {
    const entry = this.entry(id);
    return entry && shownCounts(entry);
  }

  add(id: LogId, viewer: ViewerHash): LogCounts | null {
    const entry = this.entry(id);
    if (!entry) return null;
    this.buffer.addView(entry);
    if (!entry.seen.has(viewer)) this.meet(entry, viewer);
    return shownCounts(entry);
  }

  forget(id: LogId): void {
    const entry = this.entries.get(id);
    if (!entry) return;
    this.entries.delete(id);
    this.buffer.remove(entry);
    this.seen -= entry.seen.size;
  }

  flush(): Promise<void> {
    return this.buffer.flush();
  }

  private meet(entry: Entry, viewer: ViewerHash): void {
    // Before the new one is added: only stored viewers can be asked for.
    if (hasNoNewViewers(entry) && entry.seen.size >= maxSeenPerLog) this.forgetSeen(entry);
    if (this.seen >= maxSeen) this.forgetAllSeen();
    const isNew = !this.source.hasViewer(entry.stored.id, viewer);
    if (isNew && !this.buffer.addViewer(entry, viewer)) return;
    entry.seen.add(viewer);
    this.seen++;
  }

  private forgetSeen(entry: Entry): void {
    this.seen -= entry.seen.size;
    entry.seen.clear();
  }

  private forgetAllSeen(): void {
    for (const entry of this.entries.values()) {
      if (hasNoNewViewers(entry)) this.forgetSeen(entry);
    }
  }

  private entry(id: LogId): Entry | null {
    const known = this.entries.get(id);
    if (known) {
      known.isUsed = true;
      return known;
    }
    const stored = this.source.counts(id);
    if (!stored) return null;
    // Before the new entry is added, which would look idle although it is about to be used.
    if (this.entries.size >= maxEntries + evictionStep) this.evict();
    const entry: Entry = {
      stored,
      unwrittenViews: 0,
      unwrittenViewers: [],
      inFlight: null,
      isRemoved: false,
      seen: new Set(),
      isUsed: false,
    };
    this.entries.set(id, entry);
    return entry;
  }

  /**
   * Evicts the oldest entries that were not used lately. One that was used moves to the end, once (the CLOCK
   * algorithm).
   */
  private evict(): void {
    let left = this.entries.size * 2;
    for (const [id, entry] of this.entries) {
      if (this.entries.size <= maxEntries || left-- === 0) return;
      this.entries.delete(id);
      if (entry.isUsed || this.buffer.isBusy(entry)) {
        entry.isUsed = false;
        this.entries.set(id, entry);
      } else this.seen -= entry.seen.size;
    }
  }
}

/** Nobody else writes, so what was stored is known without asking. */
function addToStored({ stored }: Entry, { views, viewers }: ViewDelta): void {
  stored.views += views;
  stored.uniqueViews += viewers.length;
}

function hasNoNewViewers({ unwrittenViewers, inFlight }: Entry): boolean {
  return unwrittenViewers.length === 0 && inFlight === null;
}
