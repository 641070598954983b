import type { LogDetails, LogId, LogMeta, NewLog, StoredLog } from "../logs/ports.ts";

/** What this node has read or written lately, up to a number of bytes. Contents never change, so it is never wrong. */
export class ContentCache {
  private readonly logs = new Map<LogId, NewLog>();
  private readonly reading = new Map<LogId, Promise<NewLog | null>>();
  private bytes = 0;
  hits = 0;
  misses = 0;

  constructor(private readonly maxBytes: number) {}

  get(id: LogId): StoredLog | null {
    const log = this.logs.get(id);
    if (!log) {
      this.misses++;
      return null;
    }
    this.hits++;
    this.logs.delete(id);
    this.logs.set(id, log);
    return copy(log);
  }

  /** Without its content, and without counting as a use. */
  meta(id: LogId): LogMeta | null {
    const log = this.logs.get(id);
    return log ? { id, name: log.name, createdAt: log.createdAt, size: log.size } : null;
  }

  details(id: LogId): LogDetails | null {
    return this.logs.get(id)?.details ?? null;
  }

  /**
   * Concurrent reads of the same content are one read of the store, and what it gives is kept, unless it is removed
   * meanwhile.
   */
  once(id: LogId, read: () => Promise<NewLog | null>): Promise<StoredLog | null> {
    const reading = this.reading.get(id) ?? this.start(id, read);
    return reading.then((log) => log && copy(log));
  }

  private start(id: LogId, read: () => Promise<NewLog | null>): Promise<NewLog | null> {
    const reading = read()
      .then((log) => {
        if (log && this.reading.get(id) === reading) this.set(log);
        return log;
      })
      .finally(() => {
        if (this.reading.get(id) === reading) this.reading.delete(id);
      });
    this.reading.set(id, reading);
    return reading;
  }

  set(log: NewLog): void {
    const { id, packed, details } = log;
    if (packed.length > this.maxBytes / 8) return;
    this.drop(id);
    this.logs.set(id, { ...copy(log), details });
    this.bytes += packed.length;
    for (const [oldest] of this.logs) {
      if (this.bytes <= this.maxBytes) return;
      this.drop(oldest);
    }
  }

  /** The log is removed. */
  delete(id: LogId): void {
    this.drop(id);
    this.reading.delete(id);
  }

  private drop(id: LogId): void {
    const log = this.logs.get(id);
    if (!log) return;
    this.logs.delete(id);
    this.bytes -= log.packed.length;
  }
}

/**
 * A copy, because the caller may transfer its bytes to another thread. They are compressed, so this is cheap. (`slice` of a
 * `Buffer` copies nothing.)
 */
function copy({ id, name, createdAt, size, hash, packed }: StoredLog): StoredLog {
  return { id, name, createdAt, size, hash, packed: new Uint8Array(packed) };
}
