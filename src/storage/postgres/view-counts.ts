import type { LogCounts, LogId, LogMeta, MaybePromise, ViewerHash } from "../../logs/ports.ts";
import { Outage } from "../../wire/refusal.ts";
import { type BufferedCounts, shownCounts, ViewBuffer, type ViewDelta } from "../view-buffer.ts";

export interface StoredCounts {
  id: LogId;
  views: number;
  uniqueViews: number;
}

export interface CountSource {
  counts(id: LogId): Promise<LogCounts | null>;
  hasViewer(id: LogId, viewer: ViewerHash): Promise<boolean>;
  /** Adds all of them or none, once for each number, and gives the counts afterwards. Numbers grow. */
  add(deltas: ViewDelta[], batch: number): Promise<StoredCounts[]>;
  /** What the node knows of a log without asking anybody, for when nobody can be asked. */
  known(id: LogId): LogMeta | null;
  /** Told of a log that turns out to be removed: from then on nothing is known of it. */
  removed(id: LogId): void;
}

interface Entry extends BufferedCounts {
  loadedAt: number;
  loading: Promise<void> | null;
  /** Viewers known to be counted. */
  seen: Set<ViewerHash>;
}

const maxEntries = 20_000;
const maxSeenPerLog = 4096;
/** Younger counts are shown as they are. Older ones are asked for again, while the old ones are still good enough. */
const freshMs = 800;
/**
 * Older ones are not shown before the database has answered, or is lost: views of other nodes show within two seconds, and
 * so do removals, however slow it is.
 */
const staleMs = 1600;
/** How old counts pass for that could not be asked for: the next request does not ask again at once. */
const failedMs = freshMs / 2;

/**
 * Views of all nodes in one database, without a write for each: a node adds up its own and writes them a few times a
 * second, so one log that everybody reads is one row's change a node and flush. A node shows its own views at once.
 */
export class SharedViewCounts {
  private readonly entries = new Map<LogId, Entry>();
  private readonly first = new Map<LogId, Promise<Entry | null>>();
  private readonly buffer: ViewBuffer<Entry, Map<LogId, StoredCounts>>;

  constructor(
    private readonly source: CountSource,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.buffer = new ViewBuffer({
      write: async (deltas, batch) => new Map((await source.add(deltas, batch)).map((counts) => [counts.id, counts])),
      confirm: (entry, _, written) => this.confirm(entry, written.get(entry.stored.id)),
      keepsFailedBatches: true,
    });
  }

  get(id: LogId): MaybePromise<LogCounts | null> {
    return this.withEntry(id, shownCounts);
  }

  add(id: LogId, viewer: ViewerHash): MaybePromise<LogCounts | null> {
    return this.withEntry(id, (entry) => {
      this.buffer.addView(entry);
      const counts = shownCounts(entry);
      if (entry.seen.has(viewer)) return counts;
      return this.meet(entry, viewer).then(() => ({ ...shownCounts(entry), views: counts.views }));
    });
  }

  forget(id: LogId): void {
    const entry = this.entries.get(id);
    if (!entry) return;
    this.entries.delete(id);
    this.buffer.remove(entry);
  }

  flush(): Promise<void> {
    return this.buffer.flush();
  }

  /** Flushes, unless a flush is under way already. */
  async flushUnlessRunning(): Promise<void> {
    if (!this.buffer.isFlushing) await this.buffer.flush();
  }

  private withEntry<T>(id: LogId, use: (entry: Entry) => MaybePromise<T>): MaybePromise<T | null> {
    const entry = this.entries.get(id);
    if (!entry) return this.firstEntry(id).then((loaded) => loaded && use(loaded));
    const age = this.now() - entry.loadedAt;
    if (age > freshMs && !entry.inFlight) {
      const loading = this.reload(entry);
      if (age > staleMs) return loading.then(() => (this.entries.get(id) === entry ? use(entry) : null));
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
    if (!stored) {
      this.source.removed(id);
      return null;
    }
    const entry: Entry = {
      stored,
      unwrittenViews: 0,
      unwrittenViewers: [],
      inFlight: null,
      isRemoved: false,
      loadedAt: this.now() - doubtMs,
      loading: null,
      seen: new Set(),
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
      if (!stored) this.noticeRemoval(entry);
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
    if (!isKnown) this.buffer.addViewer(entry, viewer);
  }

  private confirm(entry: Entry, written: StoredCounts | undefined): void {
    if (!written) {
      this.noticeRemoval(entry);
      return;
    }
    entry.stored = { ...entry.stored, views: written.views, uniqueViews: written.uniqueViews };
    entry.loadedAt = this.now();
  }

  /** By another node. */
  private noticeRemoval(entry: Entry): void {
    const { id } = entry.stored;
    if (this.entries.get(id) === entry) this.forget(id);
    this.source.removed(id);
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
      if (entry.loading || this.buffer.isBusy(entry)) continue;
      this.entries.delete(id);
      if (this.entries.size < maxEntries * 0.95) return;
    }
  }
}

/** Only the oldest are forgotten: they were written long ago. If one comes back, the database knows. */
function remember({ seen, unwrittenViewers, inFlight }: Entry, viewer: ViewerHash): void {
  const most = maxSeenPerLog + unwrittenViewers.length + (inFlight?.viewers.length ?? 0);
  for (const oldest of seen) {
    if (seen.size < most) break;
    seen.delete(oldest);
  }
  seen.add(viewer);
}
