import { isAccusable } from "../../owners/owner.ts";
import { culpritFor, explainedParameters, ownerParameters } from "../../traces/meanings/explained.ts";
import { failedClassOf } from "../relations.ts";
import type { BundleRule } from "../rule.ts";
import { ruleMatch } from "../rule-match.ts";

/** `Could not initialize class X` says that X had failed before: the log has where, and why. */
export const failedClass: BundleRule = {
  // It has words and a rule for single logs.
  codes: [],
  find({ run, end, joined, candidates }) {
    const name = end ? failedClassOf(end) : null;
    if (!end || !name) return [];
    const method = `${name}.<clinit>`;
    for (const signs of run.files) {
      const group = signs.file.analysis.exceptions.find(
        (one) =>
          one.root.message.includes(name) === false &&
          [...one.frames, ...one.outerFrames].some((frame) => frame.method === method),
      );
      if (!group) continue;
      const { owners, isDevelopment } = joined;
      const culprit = culpritFor(group, owners);
      const owner = culprit && isAccusable(culprit.owner) ? culprit.owner : null;
      const parameters = {
        class: name,
        ...(owner ? ownerParameters("suspect", owner) : {}),
        ...explainedParameters(group, { owners, isDevelopment, description: null }, owner),
      };
      const listing = owner ? joined.listing(owner, signs.index) : null;
      const evidence = [
        signs.evidence(group.firstLine, "cause"),
        { ...end.evidence[0]!, role: "exception" as const },
        ...(listing ? [listing] : []),
      ];
      const said = { code: "class-init-failed", severity: "fatal", role: "general", confidence: 0.85 } as const;
      const replaces = candidates.filter(
        (one) => one.finding.code === "class-init-failed" && (one === end || one.group === group),
      );
      return [ruleMatch(run.files, { ...said, parameters, weight: 4.1, evidence, group, replaces })];
    }
    return [];
  },
};
