import type { ReadLog } from "../../logs/read.ts";
import type { ServiceMetrics } from "../../metrics/service-metrics.ts";
import type { JobPool } from "../../work/job-pool.ts";
import type { Crowd } from "../core/fairness/crowd.ts";
import type { RequestThread } from "../core/fairness/request-thread.ts";
import type { Patience } from "../core/patience.ts";
import type { LargeAnswers } from "./large-answers.ts";

/** What handlers need to answer with a log. */
export interface AnswerContext {
  readonly readLog: ReadLog;
  readonly heavy: JobPool;
  readonly large: LargeAnswers;
  readonly crowd: Crowd;
  readonly thread: RequestThread;
  readonly metrics: ServiceMetrics;
  readonly patience: Patience;
}
