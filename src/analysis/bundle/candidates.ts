import type { ReportedFinding } from "../model/analysis.ts";
import type { ExceptionGroup } from "../model/exception-group.ts";
import type { FindingRole } from "../model/finding.ts";
import { type FoundFinding, tellingLine } from "../model/model.ts";
import { ruleFactsOf } from "../rules/rule-set.ts";
import { faultOf } from "../traces/meanings/explained.ts";
import { isEnd } from "../verdict/outcome.ts";
import { ExceptionPlaces } from "./exception-places.ts";
import type { FileSigns } from "./file-signs.ts";
import type { JoinedOwners } from "./joined-owners.ts";
import type { BundleEvidence } from "./model.ts";
import { isBad } from "./telling.ts";
import { withOwners } from "./with-owners.ts";

/** A finding of one file, with what the others add to it. */
export interface Candidate {
  finding: Pick<
    FoundFinding,
    "code" | "severity" | "confidence" | "parameters" | "count" | "isConsequence" | "isFromEarlierRun" | "house"
  >;
  role: FindingRole;
  signs: FileSigns;
  line: number;
  /** Where among the findings of its file. */
  rank: number;
  group: ExceptionGroup | null;
  fault: string | null;
  evidence: BundleEvidence[];
}

const linesAnnounced = 3;
const linesTried = 20;
/** Of one file. The worst come first. */
const maxFindings = 100;

/** The findings of a file, with names that only another file of the run gives. */
export function candidatesOf(signs: FileSigns, joined: JoinedOwners): Candidate[] {
  const { findings, exceptions } = signs.file.analysis;
  const places = new ExceptionPlaces(exceptions);
  return findings.slice(0, maxFindings).map((finding, rank) => {
    const group = groupOf(finding, signs, places);
    const told = withOwners(finding, group, signs, joined);
    const line = tellingLine(finding);
    const { code, confidence, count, isConsequence, isFromEarlierRun, house } = finding;
    const renamed = told?.code ?? code;
    return {
      finding: {
        code: renamed,
        severity: rank === 0 && isBad({ finding }) && isOfCrash(signs) ? "fatal" : finding.severity,
        confidence: told?.confidence ?? confidence,
        parameters: told ? told.parameters : finding.parameters,
        count,
        isConsequence,
        isFromEarlierRun,
        ...(house ? { house } : {}),
      },
      role: ruleFactsOf(renamed).role,
      signs,
      line,
      rank,
      group,
      fault: group ? faultOf(group) : null,
      evidence: [...linesOf(finding).map((at) => signs.evidence(at, "cause")), ...(told?.proofs ?? [])],
    };
  });
}

/** What the report of a crash says first ended the run, however bad it would be elsewhere. */
function isOfCrash({ kind, file }: FileSigns): boolean {
  return (kind === "crash-report" || kind === "jvm-crash") && isEnd(file.analysis.outcome);
}

/** Whether a file says it itself. */
export function isSaidIn({ evidence }: Pick<Candidate, "evidence">, { index }: FileSigns): boolean {
  return evidence.some(({ file, role }) => file === index && role === "cause");
}

/** The line that says it, and the one above that announces it, where they are two. */
function linesOf(finding: ReportedFinding): number[] {
  const line = tellingLine(finding);
  const isAnnounced = finding.firstLine < line && line - finding.firstLine <= linesAnnounced;
  return isAnnounced ? [line, finding.firstLine] : [line];
}

/** The exception that a finding tells of: it stands in it, or right above it. */
function groupOf(finding: ReportedFinding, { file, kind }: FileSigns, places: ExceptionPlaces): ExceptionGroup | null {
  const { exceptions } = file.analysis;
  for (const line of [...finding.lines.slice(0, linesTried), finding.firstLine]) {
    const group = places.at(line);
    if (group) return group;
  }
  const isOfCrash = kind === "crash-report" && ruleFactsOf(finding.code).role !== "environment";
  return isOfCrash ? (exceptions.find(({ crash }) => crash) ?? exceptions[0] ?? null) : null;
}
