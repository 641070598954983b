import type { AnyJob } from "../../work/job.ts";
import { mclogsAnalysis } from "../compat/mclogs/analyse-job.ts";
import { analyseBody, analyseStored } from "../insights/analysis-jobs.ts";

/** What the analysis thread can do. */
export const analysisJobs: readonly AnyJob[] = [analyseStored, analyseBody, mclogsAnalysis];
