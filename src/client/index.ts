/** The client library: everything that programs may use. */
export type {
  BundleAnswer,
  BundleFileAnswer,
  HealthAnswer,
  LeftOutAnswer,
  LimitsAnswer,
  LogAnswer,
  RemovedAnswer,
  SharedFileAnswer,
  StatsAnswer,
  UploadAnswer,
} from "../wire/answers.ts";
export type {
  AnalyseAnswer,
  ExceptionInsight,
  FindingInsight,
  InsightsAnswer,
} from "../wire/insights-answer.ts";
export type { Language } from "../wire/languages.ts";
export {
  type AnalyseOptions,
  type CallOptions,
  createClient,
  Lectern,
  type LecternOptions,
  type ShareOptions,
} from "./lectern.ts";
export { LecternError, type LecternErrorCode } from "./lectern-error.ts";
export { logIdOf } from "./log-address.ts";
export type { Fetch } from "./requests.ts";
export type { RetryNotice, RetryOptions } from "./retrying.ts";
export type { LogContent, Progress, SharedFile } from "./upload-body.ts";
