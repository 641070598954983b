import type { Counter, CounterFamily, Histogram, HistogramFamily } from "./metric-types.ts";

const methods = ["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"];
const otherMethod = "other";

interface RouteCounts {
  times: Histogram;
  /** By method and status. */
  counts: Map<number, Counter>;
}

/**
 * Counts answers. This is the busiest place of all, so nothing is joined or made here but for the first answer of its
 * kind. Routes are patterns such as `/api/log/:id`, of which there are some dozens; anybody can send any method.
 */
export class RequestCounts {
  private readonly routes = new Map<string, RouteCounts>();

  constructor(
    private readonly total: CounterFamily,
    private readonly times: HistogramFamily,
  ) {}

  answered(method: string, route: string, status: number, ms: number): void {
    const at = methods.indexOf(method);
    let found = this.routes.get(route);
    if (!found) {
      found = { times: this.times.with(route), counts: new Map() };
      this.routes.set(route, found);
    }
    found.times.observe(ms / 1000);
    const key = status * 8 + at;
    let counter = found.counts.get(key);
    if (!counter) {
      counter = this.total.with(methods[at] ?? otherMethod, route, String(status));
      found.counts.set(key, counter);
    }
    counter.value++;
  }
}
