import { z } from "zod";
import type { Assumptions } from "./assumptions.ts";
import { type Point, valueAt } from "./curve.ts";
import { meanOver, type WeightedSize } from "./size-mix.ts";

/** Processor time of one node, in milliseconds, by the size of the log. */
export interface Costs {
  /** When and where it was measured. */
  measured: string;
  upload: Point[];
  rawHit: Point[];
  rawMiss: Point[];
  json: Point[];
  /** The first page of a log: its analysis is made. */
  firstPage: Point[];
  /** A later one: the analysis is there, the page is made anew. */
  page: Point[];
  /** What a page loads of the log itself, on the node that made the page. */
  content: Point[];
  /** Packed bytes of an analysis. */
  analysisBytes: Point[];
}

const points = z.array(z.object({ bytes: z.number().positive(), value: z.number().nonnegative() })).min(1);
const costsShape = z.object({
  measured: z.string(),
  upload: points,
  rawHit: points,
  rawMiss: points,
  json: points,
  firstPage: points,
  page: points,
  content: points,
  analysisBytes: points,
});

/** What another machine has measured, under `capacity` or by itself. What is missing there is taken from `otherwise`. */
export function costsFrom(json: unknown, otherwise: Costs = measuredCosts): Costs {
  const inner = z.object({ capacity: z.unknown() }).safeParse(json);
  const given = costsShape.partial().parse(inner.success && inner.data.capacity ? inner.data.capacity : json);
  const known = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  return { ...otherwise, ...known };
}

/** Milliseconds of an average request of each kind. */
export interface MeanCosts {
  upload: number;
  read: number;
}

export function meanCosts(
  costs: Costs,
  sizes: readonly WeightedSize[],
  hitRate: number,
  given: Assumptions,
): MeanCosts {
  const mean = (curve: Point[]) => meanOver(sizes, (bytes) => valueAt(curve, bytes));
  const raw = hitRate * mean(costs.rawHit) + (1 - hitRate) * mean(costs.rawMiss);
  const firstShare = Math.min(1, given.viewedShare / (given.readsPerLog * given.pageShare || 1));
  const page = firstShare * mean(costs.firstPage) + (1 - firstShare) * mean(costs.page) + mean(costs.content);
  const jsonShare = 1 - given.pageShare - given.rawShare;
  return {
    upload: mean(costs.upload),
    read: given.pageShare * page + given.rawShare * raw + jsonShare * mean(costs.json),
  };
}

const curve = (...values: [kilobytes: number, value: number][]): Point[] =>
  values.map(([kilobytes, value]) => ({ bytes: kilobytes * 1000, value }));

/**
 * One node on PostgreSQL 15 and Ceph's gateway, all on the same machine, asked as clients ask: uploads packed, masked and
 * counted, programs in gzip, browsers in all that they take (`npm run bench:scale -- costs`).
 */
export const measuredCosts: Costs = {
  measured: "2026-11-16, 2 cores of a Neoverse N1",
  upload: curve([4, 1.55], [60, 3.5], [1000, 22.8], [10_000, 208]),
  rawHit: curve([4, 0.19], [60, 0.2], [1000, 9], [10_000, 72]),
  rawMiss: curve([4, 1.12], [60, 2.47], [1000, 10.8], [10_000, 76]),
  json: curve([4, 1.2], [60, 2.73], [1000, 15.7], [10_000, 128]),
  firstPage: curve([4, 5.03], [60, 12.2], [1000, 49.2], [10_000, 289]),
  page: curve([4, 3.66], [60, 7.73], [1000, 13.3], [10_000, 43]),
  content: curve([4, 0.26], [60, 0.33], [1000, 1], [10_000, 3.3]),
  analysisBytes: curve([4, 2_280], [60, 7_280], [1000, 44_200], [10_000, 51_600]),
};
