import type { LogCounts, LogId, ViewerHash } from "../logs/ports.ts";

/** The new views of one log, as they are written. */
export interface ViewDelta {
  id: LogId;
  views: number;
  /** Viewers that may be new; the database decides. */
  viewers: ViewerHash[];
}

/** One log's counts: what the database said last, and what is to be added to it. */
export interface BufferedCounts {
  stored: LogCounts;
  unwrittenViews: number;
  unwrittenViewers: ViewerHash[];
  /** Handed to the database, not yet confirmed. */
  inFlight: ViewDelta | null;
  /** The log is gone, and nothing more of it is written. */
  isRemoved: boolean;
}

/** Where views are written to. */
export interface ViewTarget<Entry extends BufferedCounts, Written> {
  /** All of them or none. Numbers of batches grow. */
  write(deltas: ViewDelta[], batch: number): Promise<Written>;
  /** Takes what was written into the counts of the entry. */
  confirm(entry: Entry, delta: ViewDelta, written: Written): void;
  /**
   * Whether a batch that failed may have been written all the same, and is recognised by its number. Then it is tried
   * again as it was, before anything newer. Otherwise its views join those that came since.
   */
  keepsFailedBatches: boolean;
}

interface Batch<Entry> {
  number: number;
  taken: { entry: Entry; delta: ViewDelta }[];
  /** Whether more was there than it holds. */
  isPart: boolean;
}

/** While nothing can be written, new viewers are remembered up to here; past it they count as views only. */
const maxUnwrittenViewers = 500_000;
/**
 * What is written at once. Whatever has gathered while nothing could be written goes in parts: a database that was given
 * all of it would not be done within the time that it has, the next time either.
 */
const maxInBatch = { logs: 1000, viewers: 2000 };

/** Counts without a write per view: what is new is gathered in memory, and written together a few times a second. */
export class ViewBuffer<Entry extends BufferedCounts, Written> {
  private readonly dirty = new Set<Entry>();
  private unwrittenViewers = 0;
  private flushing: Promise<void> | null = null;
  /** Taken and not confirmed. */
  private batch: Batch<Entry> | null = null;
  private batches = 0;

  constructor(private readonly target: ViewTarget<Entry, Written>) {}

  addView(entry: Entry): void {
    entry.unwrittenViews++;
    this.dirty.add(entry);
  }

  /** False where there is no room for one more. */
  addViewer(entry: Entry, viewer: ViewerHash): boolean {
    if (entry.isRemoved || this.unwrittenViewers >= maxUnwrittenViewers) return false;
    entry.unwrittenViewers.push(viewer);
    this.unwrittenViewers++;
    this.dirty.add(entry);
    return true;
  }

  remove(entry: Entry): void {
    entry.isRemoved = true;
    this.dirty.delete(entry);
    this.unwrittenViewers -= entry.unwrittenViewers.length;
    entry.unwrittenViewers = [];
  }

  /** Whether anything of it is not confirmed yet. */
  isBusy(entry: Entry): boolean {
    return entry.inFlight !== null || this.dirty.has(entry);
  }

  get isFlushing(): boolean {
    return this.flushing !== null;
  }

  /** Hands everything that is new to the database. If that fails it stays here, for the next time. */
  async flush(): Promise<void> {
    while (this.flushing !== null) await this.flushing.catch(() => {});
    if (this.dirty.size === 0 && !this.batch) return;
    this.flushing = this.writeBatches().finally(() => {
      this.flushing = null;
    });
    await this.flushing;
  }

  /** What comes meanwhile is for the next time: else there would be no end of it. */
  private async writeBatches(): Promise<void> {
    let isMore = true;
    while (isMore && (this.batch !== null || this.dirty.size > 0)) {
      // One that failed was taken before what is new.
      isMore = this.batch !== null;
      this.batch ??= this.takeDirty();
      isMore ||= this.batch.isPart;
      await this.writeBatch(this.batch);
    }
  }

  private async writeBatch({ number, taken }: Batch<Entry>): Promise<void> {
    try {
      const written = await this.target.write(
        taken.map(({ delta }) => delta),
        number,
      );
      this.batch = null;
      for (const { entry, delta } of taken) {
        entry.inFlight = null;
        this.unwrittenViewers -= delta.viewers.length;
        this.target.confirm(entry, delta, written);
      }
    } catch (error) {
      if (!this.target.keepsFailedBatches) this.takeBack(taken);
      throw error;
    }
  }

  private takeDirty(): Batch<Entry> {
    const taken: Batch<Entry>["taken"] = [];
    let room = maxInBatch.viewers;
    for (const entry of this.dirty) {
      if (taken.length === maxInBatch.logs || room === 0) break;
      const viewers = entry.unwrittenViewers.splice(0, room);
      const delta = { id: entry.stored.id, views: entry.unwrittenViews, viewers };
      room -= viewers.length;
      entry.unwrittenViews = 0;
      entry.inFlight = delta;
      if (entry.unwrittenViewers.length === 0) this.dirty.delete(entry);
      taken.push({ entry, delta });
    }
    return { number: ++this.batches, taken, isPart: this.dirty.size > 0 };
  }

  private takeBack(taken: Batch<Entry>["taken"]): void {
    this.batch = null;
    for (const { entry, delta } of taken) {
      entry.inFlight = null;
      if (entry.isRemoved) {
        this.unwrittenViewers -= delta.viewers.length;
        continue;
      }
      entry.unwrittenViews += delta.views;
      entry.unwrittenViewers = delta.viewers.concat(entry.unwrittenViewers);
      this.dirty.add(entry);
    }
  }
}

/** The counts as everybody is shown them: with what is still to be written. */
export function shownCounts({ stored, unwrittenViews, unwrittenViewers, inFlight }: BufferedCounts): LogCounts {
  // Named one by one, because this is done for every view, and copying an object of any shape takes several times as long.
  const { id, name, createdAt, size } = stored;
  return {
    id,
    name,
    createdAt,
    size,
    views: stored.views + unwrittenViews + (inFlight?.views ?? 0),
    uniqueViews: stored.uniqueViews + unwrittenViewers.length + (inFlight?.viewers.length ?? 0),
  };
}
