import { type Measurements, runMeasurements } from "../run-measurements.ts";
import { measurePages } from "./pages.ts";
import { measureReading } from "./reading.ts";

const measurements: Measurements = { reading: measureReading, pages: measurePages };

const usage = `Usage: npm run bench:web -- [--quick] [${Object.keys(measurements).join("] [")}]

reading: a log of 10 MB and 90,000 lines in headless Chromium. pages: the page of a 60 KB log, against nginx.
`;

process.exit(await runMeasurements(measurements, usage));
