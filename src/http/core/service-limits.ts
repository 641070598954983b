import type { Retention } from "../../logs/retention.ts";

/** What the service allows, as it is told to programs. `0` for a rate: there is no limit. */
export interface ServiceLimits {
  maxLogBytes: number;
  uploadsPerMinute: number;
  analysesPerMinute: number;
  assistantCallsPerMinute: number;
  /** `null`: logs are kept for good. */
  retention: Retention | null;
}
