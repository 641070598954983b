import { serveJobs } from "../../../work/thread.ts";
import { type LogTextJob, runLogTextJob } from "./jobs.ts";

serveJobs<LogTextJob, Uint8Array>(runLogTextJob);
