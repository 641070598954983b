interface Entry<Value> {
  value: Value;
  bytes: number;
  /** Asked for since it was last looked at for eviction. */
  isUsed: boolean;
}

/**
 * Keeps values whose sizes together stay within a number of bytes. What is pushed out is the oldest that nobody asked
 * for lately: a hit only sets a mark, which is cheaper than keeping everything in the order of its use.
 */
export class ByteBoundedCache<Value> {
  private readonly entries = new Map<string, Entry<Value>>();
  private used = 0;
  /** The hand of the clock. Iterating anew would pass over all deleted slots at the beginning of the map. */
  private oldest = this.entries.entries();

  constructor(
    private readonly limit: number,
    /** One value may take at most this much, so that it cannot push out everything else. */
    private readonly maxValueBytes: number,
  ) {}

  get(key: string): Value | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    entry.isUsed = true;
    return entry.value;
  }

  set(key: string, value: Value, bytes: number): void {
    this.delete(key);
    if (bytes > this.maxValueBytes) return;
    this.used += bytes;
    if (this.used > this.limit) this.evict();
    this.entries.set(key, { value, bytes, isUsed: false });
  }

  delete(key: string): void {
    const entry = this.entries.get(key);
    if (!entry) return;
    this.entries.delete(key);
    this.used -= entry.bytes;
  }

  get usedBytes(): number {
    return this.used;
  }

  /** An entry that was used since the last eviction loses its mark and moves to the end: the CLOCK algorithm. */
  private evict(): void {
    while (this.used > this.limit) {
      const { value, done } = this.oldest.next();
      if (done) {
        if (this.entries.size === 0) return;
        this.oldest = this.entries.entries();
        continue;
      }
      const [key, entry] = value;
      this.delete(key);
      if (!entry.isUsed) continue;
      entry.isUsed = false;
      this.entries.set(key, entry);
      this.used += entry.bytes;
    }
  }
}
