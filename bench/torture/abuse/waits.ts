/** How long some waited, and for what answers. */
export class Waits {
  private readonly waited: number[] = [];
  readonly failures = new Map<string, number>();
  /** What was waited for longest. */
  slowest = "";

  add(ms: number, what = ""): void {
    if (ms > this.max) this.slowest = what;
    this.waited.push(ms);
  }

  fail(what: string): void {
    this.failures.set(what, (this.failures.get(what) ?? 0) + 1);
  }

  get count(): number {
    return this.waited.length;
  }

  get max(): number {
    return Math.max(0, ...this.waited);
  }

  /** What all but one in a hundred did not wait longer than. */
  get p99(): number {
    const sorted = this.waited.toSorted((a, b) => a - b);
    return sorted[Math.max(0, Math.ceil(sorted.length * 0.99) - 1)] ?? 0;
  }
}
