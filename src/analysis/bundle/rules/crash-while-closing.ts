import { between, minute, second } from "../moments.ts";
import type { BundleRule } from "../rule.ts";
import { betterMatch } from "../rule-match.ts";

const atOnce = 2 * second;

/** The JVM died, and the log had just ended as it should: what still ran, ran too long. */
export const crashWhileClosing: BundleRule = {
  codes: ["jvm-crash-closing"],
  find({ run, end }) {
    if (end?.finding.code !== "jvm-crash" || end.signs.kind !== "jvm-crash" || !end.signs.end) return [];
    const crash = end.signs.end;
    for (const signs of run.files.filter(({ isGameLog }) => isGameLog)) {
      const { stopLine } = signs;
      const when = stopLine === null ? null : signs.timeAt(stopLine);
      const gap = when ? between(when, crash) : Number.NaN;
      if (stopLine === null || !(gap >= -atOnce && gap <= minute)) continue;
      const evidence = [...end.evidence, signs.evidence(stopLine, "before")];
      const { group } = end;
      return [betterMatch(run.files, end, { code: "jvm-crash-closing", evidence, group, weight: 4.5 })];
    }
    return [];
  },
};
