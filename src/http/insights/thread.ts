import { serveJobs } from "../../work/thread.ts";
import { type AnalysisJob, runAnalysisJob } from "./jobs.ts";

serveJobs<AnalysisJob, Uint8Array>(runAnalysisJob, (result) => [result]);
