import type { LevelCounts } from "../../analysis/facts/model.ts";

/** Errors, and whatever is worse. */
export function errorsOf({ emergency, alert, critical, error }: LevelCounts): number {
  return emergency + alert + critical + error;
}
