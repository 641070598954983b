import type { AnyJob } from "../../work/job.ts";
import { analyseStored } from "../insights/analyse-stored-job.ts";
import { explainStoredBundle } from "../insights/explain-bundle-job.ts";

/** What the analysis thread does with logs that are stored. */
export const storedLogJobs: readonly AnyJob[] = [analyseStored, explainStoredBundle];
