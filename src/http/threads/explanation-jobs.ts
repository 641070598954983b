import type { AnyJob } from "../../work/job.ts";
import { bundleInsightsInWords, insightsInWords } from "../api/insights-jobs.ts";
import { mclogsContent } from "../compat/mclogs/content-job.ts";
import { mclogsInsightsInWords } from "../compat/mclogs/insights-job.ts";
import { summariseCrash } from "../insights/crash-summary-job.ts";
import { compareInWords } from "../site/compare/compare-job.ts";

/** What the heavy threads put into words. Apart from all else that they do, which needs no words. */
export const explanationJobs: readonly AnyJob[] = [
  insightsInWords,
  bundleInsightsInWords,
  mclogsInsightsInWords,
  mclogsContent,
  compareInWords,
  summariseCrash,
];
