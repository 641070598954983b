import type { FileSigns } from "../file-signs.ts";
import type { BundleRule } from "../rule.ts";
import { betterMatch } from "../rule-match.ts";

const code = "log-incomplete";

/**
 * A single log that stops during a start may be a piece that somebody copied. Where every log of the run stops at the same
 * step, the game itself came no further.
 */
export const logsStopTogether: BundleRule = {
  codes: [],
  find({ run, candidates, end }) {
    const stopped = candidates.find(({ finding }) => finding.code === code);
    const logs = run.files.filter(({ isGameLog }) => isGameLog);
    if (end || !stopped || logs.length < 2 || new Set(logs.map(stepOf)).size > 1) return [];
    return [betterMatch(run.files, stopped, { severity: "warning", confidence: 0.7, weight: 1 })];
  },
};

/** What it was doing when it stopped. */
function stepOf({ file }: FileSigns): string | null {
  const finding = file.analysis.findings.find((one) => one.code === code);
  return finding ? JSON.stringify(finding.parameters) : null;
}
