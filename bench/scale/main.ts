import { type Measurements, runMeasurements } from "../run-measurements.ts";
import { measureCosts } from "./costs.ts";
import { measureHop } from "./hop.ts";
import { measureNodes } from "./nodes.ts";
import { measureSlowEngines } from "./slow-engines.ts";

const measurements: Measurements = {
  nodes: measureNodes,
  hop: measureHop,
  slow: measureSlowEngines,
  costs: measureCosts,
};

const usage = `Usage: npm run bench:scale -- [--quick] [${Object.keys(measurements).join("] [")}]

nodes: one, two and three nodes behind HAProxy over the same PostgreSQL, S3 store and Redis. hop: one node over those
engines, against the embedded store. slow: the same with one engine slowed. costs: what a node spends on each kind of request, by the
size of the log; written to costs.json, for npm run capacity -- --costs costs.json.
`;

process.exit(await runMeasurements(measurements, usage));
