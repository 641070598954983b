import { type Measurements, runMeasurements } from "../run-measurements.ts";
import { measureReading } from "./reading.ts";

const measurements: Measurements = { reading: measureReading };

const usage = `Usage: npm run bench:web -- [--quick] [${Object.keys(measurements).join("] [")}]

reading: a log of 10 MB and 90,000 lines in headless Chromium.
`;

process.exit(await runMeasurements(measurements, usage));
