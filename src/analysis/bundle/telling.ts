import type { Analysis, ReportedFinding } from "../model/analysis.ts";
import { type FindingRole, roleRank } from "../model/finding.ts";
import { type Parameters, type Severity, severityRank } from "../model/model.ts";

/** What a finding tells, alone: how bad, what kind of explanation, and whom or what it names. */
interface Told {
  finding: { severity: Severity; parameters: Parameters };
  role: FindingRole;
}

const whoOrWhat =
  /^(?:mod|plugin|suspect|culprit|provider|datapack|dependencies|mods|class|file|library|server|port|block|entity|script|world)(?:Id)?$/;

export function namesOf({ finding }: Pick<Told, "finding">): number {
  return Object.keys(finding.parameters).filter((name) => whoOrWhat.test(name)).length;
}

/**
 * Whether nothing is lost for the reader where one is told in the place of the other: it explains as much, and where the
 * other names somebody or something, it does too.
 */
export function tellsAsMuch(one: Told, other: Told): boolean {
  if (severityRank[one.finding.severity] > severityRank.error && isBad(other)) return false;
  if (roleRank[one.role] > roleRank[other.role]) return false;
  return namesOf(one) > 0 || namesOf(other) === 0 || roleRank[one.role] < roleRank[other.role];
}

export function isBad({ finding: { severity } }: Pick<Told, "finding">): boolean {
  return severity === "fatal" || severity === "error";
}

/** What a file says first of its last run, if it is more than a remark. */
export function headOf({ findings }: Pick<Analysis, "findings">): ReportedFinding | undefined {
  return findings.find(({ severity, isFromEarlierRun }) => severity !== "notice" && !isFromEarlierRun);
}
