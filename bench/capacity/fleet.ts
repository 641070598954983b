import type { Assumptions } from "./assumptions.ts";
import type { MeanCosts } from "./costs.ts";

const secondsPerDay = 86_400;

export interface Fleet {
  uploadsPerSecond: number;
  readsPerSecond: number;
  /** Cores that are busy, at the mean and at the peak. */
  meanCores: number;
  peakCores: number;
  nodes: number;
  /** Requests of this mix that one node takes at its wanted load. */
  requestsPerNode: number;
}

export function fleetFor(costs: MeanCosts, given: Assumptions): Fleet {
  const uploadsPerSecond = given.uploadsPerDay / secondsPerDay;
  const readsPerSecond = uploadsPerSecond * given.readsPerLog;
  const meanCores = (uploadsPerSecond * costs.upload + readsPerSecond * costs.read) / 1000;
  const peakCores = meanCores * given.peakFactor;
  const perNode = given.nodeCores * given.nodeLoad;
  return {
    uploadsPerSecond,
    readsPerSecond,
    meanCores,
    peakCores,
    nodes: Math.ceil(peakCores / perNode) + given.spareNodes,
    requestsPerNode: meanCores === 0 ? 0 : ((uploadsPerSecond + readsPerSecond) * perNode) / meanCores,
  };
}
