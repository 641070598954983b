import { majorOf } from "../../rules/matching/java-versions.ts";
import { javaWith } from "../java-methods.ts";
import type { BundleRule } from "../rule.ts";
import { betterMatch } from "../rule-match.ts";
import { javaOfFiles } from "../stated.ts";

/** What is missing is Java's own, and another file says that the Java of the run is older than it. */
export const javaOfAMethod: BundleRule = {
  // It has words and a rule for single logs.
  codes: [],
  find({ candidates, run }) {
    const java = javaOfFiles(run.files);
    const used = java ? majorOf(java.value) : Number.NaN;
    if (!java || !(used > 0)) return [];
    for (const one of candidates) {
      const { class: missing, method } = one.finding.parameters;
      if (!/^(?:method|class)-missing$/.test(one.finding.code) || typeof missing !== "string") continue;
      const required = javaWith(missing, typeof method === "string" ? method : null);
      if (required === null || used >= required || one.finding.isFromEarlierRun) continue;
      const parameters = { required: String(required), used: String(used) };
      const evidence = [...one.evidence, java.evidence];
      const { group, fault } = one;
      const said = { code: "java-too-old", confidence: 0.9, weight: 5 };
      return [betterMatch(run.files, one, { ...said, parameters, evidence, group, fault })];
    }
    return [];
  },
};
