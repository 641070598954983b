import type { Retention } from "../../logs/retention.ts";

/** The limits of the service, as programs can ask for them. `0` for a rate: there is no limit. */
export interface ServiceLimits {
  maxLogBytes: number;
  uploadsPerMinute: number;
  analysesPerMinute: number;
  assistantCallsPerMinute: number;
  /** `null`: logs are kept for good. */
  retention: Retention | null;
}
