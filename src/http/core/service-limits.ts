import type { Retention } from "../../logs/retention.ts";

/** The limits of the service, as programs can ask for them. `0` for a rate: there is no limit. */
export interface ServiceLimits {
  maxLogBytes: number;
  uploadsPerMinute: number;
  analysesPerMinute: number;
  assistantCallsPerMinute: number;
  /** `null`: logs are kept for good. */
  retention: Retention | null;
  knownCrashes: KnownCrashesSetting;
}

/** Whether faults are counted over all logs, and whether everybody may see which are frequent. */
export type KnownCrashesSetting = "off" | "on" | "public";
