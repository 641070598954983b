import type { AnyJob } from "../../work/job.ts";
import { logshareAnalysis } from "../compat/logshare/analyse-job.ts";
import { mclogsAnalysis } from "../compat/mclogs/analyse-job.ts";
import { openHidden } from "../compat/open-hidden-job.ts";
import { analyseBody } from "../insights/analyse-body-job.ts";

/** What the analysis thread does with texts that are sent to be analysed, and not stored. */
export const sentTextJobs: readonly AnyJob[] = [openHidden, analyseBody, mclogsAnalysis, logshareAnalysis];
