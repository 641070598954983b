/** Keeps the last used values whose sizes together stay within a number of bytes. */
export class AnswerCache<Value> {
  /** In the order of last use, oldest first. */
  private readonly entries = new Map<string, { value: Value; bytes: number }>();
  private used = 0;

  constructor(
    private readonly limit: number,
    /** One value may take at most this much, so that it cannot push out everything else. */
    private readonly maxValueBytes: number,
  ) {}

  get(key: string): Value | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    this.entries.delete(key);
    this.entries.set(key, entry);
    return entry.value;
  }

  set(key: string, value: Value, bytes: number): void {
    this.delete(key);
    if (bytes > this.maxValueBytes) return;
    this.entries.set(key, { value, bytes });
    this.used += bytes;
    for (const oldest of this.entries.keys()) {
      if (this.used <= this.limit) break;
      this.delete(oldest);
    }
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
}
