import type { Analysis } from "../model/analysis.ts";
import type { LevelCounts } from "../model/facts.ts";
import type { Kind } from "../model/model.ts";

/** Errors, and whatever is worse. */
export function errorsOf({ emergency, alert, critical, error }: LevelCounts): number {
  return emergency + alert + critical + error;
}

/** Files that are one report, and not a list of messages with levels. */
const reports: ReadonlySet<Kind> = new Set(["crash-report", "network-protocol-error-report", "jvm-crash"]);

/**
 * How many errors and warnings a log has; `null` where its kind of file does not write levels: a crash report is not a log
 * without errors.
 */
export function levelTotals({ software, facts }: Analysis): { errors: number; warnings: number } | null {
  const errors = errorsOf(facts.levelCounts);
  const warnings = facts.levelCounts.warning;
  if (errors + warnings > 0) return { errors, warnings };
  // Any other text has levels if it has times: what writes the one writes the other.
  const isPlainText = software.kind === "unknown" && facts.timeline.by === "line";
  return isPlainText || reports.has(software.kind) ? null : { errors, warnings };
}
