import type { ReadLog } from "../../logs/read.ts";
import type { ServiceMetrics } from "../../metrics/service-metrics.ts";
import type { JobPool } from "../../work/job-pool.ts";
import type { LargeAnswers } from "./large-answers.ts";

/** Texts up to this size are handled on the request thread, in less than a millisecond. */
export const maxSmallTextBytes = 256 * 1024;

/** What handlers need to answer with a log. */
export interface AnswerContext {
  readonly readLog: ReadLog;
  readonly heavy: JobPool;
  readonly large: LargeAnswers;
  readonly metrics: ServiceMetrics;
}
