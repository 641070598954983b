import { contentBytesOf, type Write, type WriteResult } from "./writes.ts";

export interface QueuedWrite {
  ticket: number;
  write: Write;
  /** On the system's monotonic clock, in milliseconds. Past it, its sender was told that it failed. */
  expiresAt: number;
}

export type Outcome = { ticket: number; result: WriteResult } | { ticket: number; failure: string };

/** Applies all writes in one transaction, or throws with nothing applied. */
export type ApplyTogether = (writes: Write[]) => WriteResult[];

/** Bounds the memory and time of one transaction. */
const maxGroup = 512;
const maxGroupBytes = 32 * 1024 * 1024;
/** Texts that are packed on the way: so long, some 20 ms, everybody in the group waits for each other. */
const maxTextBytes = 4 * 1024 * 1024;
/** The bytes of a removed log are overwritten, and how many they are is not known here. */
const maxRemovals = 2;

/** Failures that belong to one write of a group, not to the database: the others may still pass. */
const ownFailures = ["SQLITE_FULL", "SQLITE_TOOBIG", "SQLITE_IOERR_WRITE"];

/** What waits to be written, and how it is put together: as much as possible into one commit. */
export class WriteQueue {
  private queue: QueuedWrite[] = [];

  constructor(
    private readonly apply: ApplyTogether,
    private readonly now: () => number,
  ) {}

  get isEmpty(): boolean {
    return this.queue.length === 0;
  }

  add(writes: readonly QueuedWrite[]): void {
    this.queue.push(...writes);
  }

  commitGroup(): Outcome[] {
    const group = this.takeGroup();
    const now = this.now();
    // A log that was refused must not turn up later: its sender shares it again.
    const late = group.filter(({ expiresAt }) => expiresAt <= now);
    const inTime = group.filter(({ expiresAt }) => expiresAt > now);
    return [...late.map(({ ticket }) => ({ ticket, failure: "the write came too late" })), ...this.commit(inTime)];
  }

  /**
   * Removals that do not fit in wait for the next group, and let others pass: those who share do not wait for them. So do
   * texts that would have to be packed first.
   */
  private takeGroup(): QueuedWrite[] {
    const group: QueuedWrite[] = [];
    const rest: QueuedWrite[] = [];
    let size = 0;
    let removals = 0;
    let textBytes = 0;
    for (const queued of this.queue) {
      const { write } = queued;
      const isRemoval = write.kind === "remove";
      const isText = write.kind === "insert-text";
      const isFull = group.length === maxGroup || size >= maxGroupBytes;
      if (isFull || (isRemoval && removals === maxRemovals) || (isText && textBytes >= maxTextBytes)) {
        rest.push(queued);
        continue;
      }
      group.push(queued);
      const bytes = contentBytesOf(write);
      if (isRemoval) removals++;
      if (isText) textBytes += bytes;
      size += bytes;
    }
    this.queue = rest;
    return group;
  }

  private commit(group: QueuedWrite[]): Outcome[] {
    if (group.length === 0) return [];
    try {
      const results = this.apply(group.map(({ write }) => write));
      return group.map(({ ticket }, i) => ({ ticket, result: results[i]! }));
    } catch (error) {
      const { code, message } = error as { code?: string; message: string };
      // One by one: a log that does not fit on the disk must not take the others with it.
      if (group.length > 1 && ownFailures.includes(code ?? "")) return group.flatMap((one) => this.commit([one]));
      return group.map(({ ticket }) => ({ ticket, failure: message }));
    }
  }
}
