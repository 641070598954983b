import type { Evidence } from "../evidence/evidence.ts";
import { crashExceptions } from "../exceptions/crash-exception.ts";
import type { FoundFinding, Severity } from "../model.ts";
import type { FindingRole } from "../rule.ts";

export interface RuleFacts {
  role: FindingRole;
  causedBy: readonly string[];
}

const severityRank: Record<Severity, number> = { fatal: 0, error: 1, warning: 2, notice: 3 };
const roleRank: Record<FindingRole, number> = { specific: 0, general: 1, unknown: 2, environment: 3 };

/**
 * The order of findings is the verdict: what ended the last run first, and what explains more before what explains less;
 * then what failed while it ran, then remarks. What only older runs show comes behind.
 */
export function verdict(
  findings: readonly FoundFinding[],
  evidence: Evidence,
  factsOf: (code: string) => RuleFacts,
): FoundFinding[] {
  const crash = crashExceptions(evidence)[0];
  const lastRun = evidence.runs.at(-1)?.firstLine ?? 0;
  const codes = new Set(findings.map(({ code }) => code));
  const ranked = findings.map((one) => {
    const { role, causedBy } = factsOf(one.code);
    const isOld = evidence.runs.length > 1 && one.lines.every((line) => line < lastRun) && one.endLine <= lastRun;
    const isInCrash =
      crash !== undefined &&
      one.lines.some((line) => crash.firstLine <= line && line < crash.endLine) &&
      role === "specific";
    const isDecisive = one.severity === "fatal" || (one.severity === "error" && isInCrash);
    const tier = isDecisive
      ? 0
      : role === "environment"
        ? Math.max(2, severityRank[one.severity])
        : severityRank[one.severity];
    const isConsequence = causedBy.some((cause) => cause !== one.code && codes.has(cause));
    return { one: { ...one, isConsequence }, role, isOld, isInCrash, tier };
  });
  const isExplained = ranked.some(({ role, isInCrash, tier }) => role === "specific" && isInCrash && tier === 0);
  for (const rank of ranked) {
    if (rank.role === "general" && isExplained && rank.one.severity === "fatal" && !rank.isOld)
      rank.one.isConsequence = true;
  }
  const isFatalKnown = ranked.some(({ one, role }) => one.severity === "fatal" && role !== "unknown");
  return ranked
    .filter(({ role, one }) => !(role === "unknown" && isFatalKnown && one.severity === "fatal"))
    .sort(
      (a, b) =>
        Number(a.isOld) - Number(b.isOld) ||
        a.tier - b.tier ||
        Number(a.one.isConsequence) - Number(b.one.isConsequence) ||
        roleRank[a.role] - roleRank[b.role] ||
        severityRank[a.one.severity] - severityRank[b.one.severity] ||
        b.one.confidence - a.one.confidence ||
        a.one.firstLine - b.one.firstLine,
    )
    .map(({ one }) => one);
}
