/** A number that only grows. */
export class Counter {
  value = 0;

  add(by = 1): void {
    this.value += by;
  }
}

/** How often a value was at most each of some bounds: enough to tell medians and tails, at a fixed size. */
export class Histogram {
  /** One for each bound, and one for what is above all. Not cumulative: that is made when somebody reads. */
  readonly counts: Float64Array;
  sum = 0;

  constructor(readonly bounds: readonly number[]) {
    this.counts = new Float64Array(bounds.length + 1);
  }

  /** Most values are near the first bounds, so a walk is quicker than anything cleverer. */
  observe(value: number): void {
    let at = 0;
    while (at < this.bounds.length && value > this.bounds[at]!) at++;
    this.counts[at]!++;
    this.sum += value;
  }

  get count(): number {
    return this.counts.reduce((sum, count) => sum + count, 0);
  }

  /** The bound below which a share of all values lies; `null` where there are none, or it is above all bounds. */
  quantile(share: number): number | null {
    const wanted = this.count * share;
    let seen = 0;
    for (const [at, count] of this.counts.entries()) {
      seen += count;
      if (count > 0 && seen >= wanted) return this.bounds[at] ?? null;
    }
    return null;
  }
}

export type Labels = readonly string[];

export interface FamilyHead {
  name: string;
  help: string;
  labels: Labels;
}

/** Whoever can choose a label must not be able to make memory grow: past this, all further values share one. */
const maxChildren = 500;
const overflow = "other";

/** Metrics of one name, one for each set of label values. */
export abstract class Family<Child> {
  abstract readonly type: "counter" | "histogram";
  readonly children = new Map<string, { values: Labels; child: Child }>();

  constructor(readonly head: FamilyHead) {}

  /** Where thousands are counted in a second, keep the child instead of looking it up. */
  with(...values: string[]): Child {
    const key = values.join("\0");
    const found = this.children.get(key);
    if (found) return found.child;
    if (this.children.size >= maxChildren && values.some((value) => value !== overflow)) {
      return this.with(...values.map(() => overflow));
    }
    const child = this.make();
    this.children.set(key, { values, child });
    return child;
  }

  protected abstract make(): Child;
}

export class CounterFamily extends Family<Counter> {
  readonly type = "counter";

  protected make(): Counter {
    return new Counter();
  }
}

export class HistogramFamily extends Family<Histogram> {
  readonly type = "histogram";

  constructor(
    head: FamilyHead,
    private readonly bounds: readonly number[],
  ) {
    super(head);
  }

  protected make(): Histogram {
    return new Histogram(this.bounds);
  }
}

/** Numbers that are looked up when somebody asks. */
export class GaugeFamily {
  private readonly sources: (() => Iterable<GaugeValue>)[] = [];

  constructor(
    readonly head: FamilyHead,
    /** `counter` for what grows and is counted elsewhere. */
    readonly type: "gauge" | "counter" = "gauge",
  ) {}

  /** `null` is left out: there is nothing to tell. */
  read(source: () => number | null, ...values: string[]): void {
    this.sources.push(() => {
      const value = source();
      return value === null ? [] : [{ values, value }];
    });
  }

  readMany(source: () => Iterable<GaugeValue>): void {
    this.sources.push(source);
  }

  *values(): Iterable<GaugeValue> {
    for (const source of this.sources) yield* source();
  }
}

export interface GaugeValue {
  values: Labels;
  value: number;
}

export type AnyFamily = CounterFamily | HistogramFamily | GaugeFamily;
