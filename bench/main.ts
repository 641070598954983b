import { measureAnalysis } from "./analysis.ts";
import { measureColdReads } from "./cold-reads.ts";
import { measureGrowth } from "./growth.ts";
import { measureInterference } from "./interference.ts";
import { measureReads } from "./reads.ts";
import { type Measurements, runMeasurements } from "./run-measurements.ts";
import { measureStorageSize } from "./storage-size.ts";
import { measureUploads } from "./uploads.ts";
import { measureVisits } from "./visits.ts";

const measurements: Measurements = {
  reads: measureReads,
  "cold-reads": measureColdReads,
  uploads: measureUploads,
  visits: measureVisits,
  interference: measureInterference,
  growth: measureGrowth,
  size: measureStorageSize,
  analysis: measureAnalysis,
};

const usage = `Usage: npm run bench -- [--quick] [${Object.keys(measurements).join("] [")}]

Without names, everything is measured. --quick takes shorter and fewer rounds.
BENCH_MILLION=N sets how many logs the large store of "growth" has.
`;

process.exit(await runMeasurements(measurements, usage));
