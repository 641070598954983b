import { settings } from "../../src/config/config.ts";
import { type Assumptions, valuesOf } from "./assumptions.ts";
import { type BreakingPoint, breakingPoints } from "./breaking-points.ts";
import { type CacheOutcome, type CacheRun, simulateCache } from "./cache-simulation.ts";
import { type Costs, type MeanCosts, meanCosts, measuredCosts } from "./costs.ts";
import { valueAt } from "./curve.ts";
import { type Fleet, fleetFor } from "./fleet.ts";
import { type PerLog, type TableName, tableNames, type YearEnd, yearEnds } from "./growth.ts";
import { type Money, moneyPerMillion } from "./money.ts";
import { measurePacking, packedBytes } from "./packing.ts";
import { type RowBytes, rowBytes } from "./row-bytes.ts";
import { meanOver, ofEach, sizesOf, type WeightedSize } from "./size-mix.ts";
import { detailBytes, tablesWith } from "./tables.ts";

interface CacheRow extends Pick<CacheRun, "nodes" | "cacheBytes" | "balance">, CacheOutcome {}

export interface CapacityModel {
  given: Assumptions;
  costs: Costs;
  sizes: WeightedSize[];
  perLog: PerLog;
  analysisBytes: number;
  years: YearEnd[];
  cache: CacheRow[];
  /** As the deployment files have it. */
  hitRate: number;
  meanCosts: MeanCosts;
  fleet: Fleet;
  money: Money;
  breaking: BreakingPoint[];
}

export interface ModelInput {
  changed?: Partial<Assumptions>;
  costs?: Costs;
  /** As a database has them; else computed from the columns. */
  rowBytes?: Record<TableName, RowBytes>;
  measuredReads?: number;
}

/** What deploy/ sets `CONTENT_CACHE_BYTES` to; a test compares. */
export const plannedCacheBytes = 1024 ** 3;
const defaultCacheBytes = Number(settings.contentCacheBytes.default);
const seed = 20_261_115;

export function capacityModel(input: ModelInput = {}): CapacityModel {
  const given = valuesOf(input.changed);
  const costs = input.costs ?? measuredCosts;
  const sizes = sizesOf();
  const packing = measurePacking();
  const packed = (bytes: number) => packedBytes(packing, bytes);
  const analysisBytes = meanOver(sizes, (bytes) => valueAt(costs.analysisBytes, bytes));
  const perLog: PerLog = {
    textBytes: meanOver(sizes, (bytes) => bytes),
    packedBytes: meanOver(sizes, packed),
    rowBytes: input.rowBytes ?? computedRows(analysisBytes, given),
  };
  const bytesOf = ofEach(sizes, packed);
  const simulate = (nodes: number, cacheBytes: number, balance: CacheRun["balance"]): CacheRow => {
    const outcome = simulateCache({
      uploadsPerSecond: given.uploadsPerDay / 86_400,
      readsPerLog: given.readsPerLog,
      zipfExponent: given.zipfExponent,
      nodes,
      cacheBytes,
      balance,
      bytesOf,
      measuredReads: input.measuredReads ?? 20_000,
      seed,
    });
    return { nodes, cacheBytes, balance, ...outcome };
  };
  // The number of nodes depends a little on the hit rate, which depends on the number of nodes: two iterations are
  // enough.
  const guess = fleetFor(meanCosts(costs, sizes, 0, given), given);
  const planned = simulate(guess.nodes, plannedCacheBytes, "log");
  const mean = meanCosts(costs, sizes, planned.hitRate, given);
  const fleet = fleetFor(mean, given);
  const cache = [3, fleet.nodes].flatMap((nodes) =>
    [defaultCacheBytes, plannedCacheBytes].flatMap((bytes) => [
      simulate(nodes, bytes, "any"),
      simulate(nodes, bytes, "log"),
    ]),
  );
  return {
    given,
    costs,
    sizes,
    perLog,
    analysisBytes,
    years: yearEnds(perLog, given),
    cache,
    hitRate: planned.hitRate,
    meanCosts: mean,
    fleet,
    money: moneyPerMillion(perLog, fleet, planned.hitRate, perLog.packedBytes, given),
    breaking: breakingPoints(perLog, fleet, given),
  };
}

/** From the columns, where no database was asked. */
function computedRows(analysisBytes: number, given: Assumptions): Record<TableName, RowBytes> {
  const tables = tablesWith(analysisBytes);
  const rows = Object.fromEntries(tableNames.map((name) => [name, rowBytes(tables[name])])) as Record<
    TableName,
    RowBytes
  >;
  return { ...rows, logs: { ...rows.logs, heap: rows.logs.heap + given.detailedShare * detailBytes } };
}
