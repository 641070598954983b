import type { Assumptions } from "./assumptions.ts";
import type { Fleet } from "./fleet.ts";
import { lastingTables, type PerLog, rowsOf, totalOf } from "./growth.ts";

const hoursPerYear = 8766;
const monthsPerYear = 12;
const gigabyte = 1e9;
const million = 1e6;

/** Dollars for a million logs. */
export interface Money {
  writes: number;
  reads: number;
  nodes: number;
  egress: number;
  /** Of the object store and the database, for each year that the logs are kept. */
  objectYear: number;
  databaseYear: number;
  /** Taking them in, serving all their reads, and the first year of keeping them. */
  firstYear: number;
  /** Keeping them for all the years of the plan, the first included, and everything else once. */
  allYears: number;
}

export function moneyPerMillion(
  perLog: PerLog,
  fleet: Fleet,
  hitRate: number,
  sentBytes: number,
  given: Assumptions,
): Money {
  const writes = given.millionPuts;
  const reads = given.readsPerLog * (1 - hitRate) * given.millionGets;
  // Machines are there for the peak, day and night.
  const nodeYear = fleet.nodes * given.nodeCores * given.coreHour * hoursPerYear;
  const nodes = nodeYear / ((given.uploadsPerDay * 365) / million);
  const egress = ((given.readsPerLog * million * sentBytes) / gigabyte) * given.egressGb;
  const objectYear =
    ((million * perLog.packedBytes * given.objectCopies) / gigabyte) * given.objectGbMonth * monthsPerYear;
  const rows = rowsOf(million, given);
  const tableBytes = Object.fromEntries(
    lastingTables.map((name) => [name, rows[name] * (perLog.rowBytes[name].heap + perLog.rowBytes[name].index)]),
  ) as Parameters<typeof totalOf>[0];
  const databaseBytes = totalOf(tableBytes, lastingTables) * given.databaseCopies;
  const databaseYear = (databaseBytes / gigabyte) * given.diskGbMonth * monthsPerYear;
  const once = writes + reads + nodes + egress;
  return {
    writes,
    reads,
    nodes,
    egress,
    objectYear,
    databaseYear,
    firstYear: once + objectYear + databaseYear,
    allYears: once + (objectYear + databaseYear) * given.years,
  };
}
