/** How long some waited, and for what answers. */
export class Waits {
  private readonly waited: number[] = [];
  /** By what was waited for. */
  readonly kinds = new Map<string, Waits>();
  readonly failures = new Map<string, number>();

  add(ms: number, what?: string): void {
    this.waited.push(ms);
    if (what === undefined) return;
    const kind = this.kinds.get(what) ?? new Waits();
    this.kinds.set(what, kind);
    kind.add(ms);
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

  /** What was waited for longest. */
  get slowest(): string {
    let slowest = "";
    for (const [what, kind] of this.kinds) if (kind.max === this.max) slowest = what;
    return slowest;
  }

  get median(): number {
    return this.part(0.5);
  }

  /** What all but one in a hundred did not wait longer than. */
  get p99(): number {
    return this.part(0.99);
  }

  private part(part: number): number {
    const sorted = this.waited.toSorted((a, b) => a - b);
    return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? 0;
  }
}
