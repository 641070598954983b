import type { Evidence } from "../evidence/evidence.ts";
import type { Run } from "../evidence/runs.ts";
import type { ExceptionGroup } from "../exception-group.ts";
import { announcedBy, crashExceptions, isAnnouncement } from "../exceptions/crash-exception.ts";
import { faultOf } from "../exceptions/explained.ts";
import type { FindingRole } from "../finding.ts";
import type { FoundFinding, Severity } from "../model.ts";
import { plainName } from "../owners/names.ts";
import { brokenByMixin } from "./broken-by-mixin.ts";
import { consequencesIn } from "./consequences.ts";
import { outcomeOf, type RunOutcome } from "./outcome.ts";
import { withoutTurnedAway } from "./turned-away.ts";

export interface RuleFacts {
  role: FindingRole;
  causedBy: readonly string[];
  supersedes?: boolean;
  impliedBy?: readonly string[];
}

export interface Verdict {
  findings: FoundFinding[];
  runs: JudgedRun[];
}

export interface JudgedRun extends Run {
  outcome: RunOutcome;
}

interface Ranked {
  supersedes: boolean;
  finding: FoundFinding;
  role: FindingRole;
  isOld: boolean;
  isInCrash: boolean;
  /** 0 ended the run, 1 failed in it, 2 and 3 are remarks. */
  tier: number;
}

/** Says no more than that something failed. */
const announcement =
  /Mod Loading has failed|LoadingFailedException|ModLoadingException|ModLoadingCrashException|MultipleModsErrored/i;
const severityRank: Record<Severity, number> = { fatal: 0, error: 1, warning: 2, notice: 3 };
const roleRank: Record<FindingRole, number> = { specific: 0, general: 1, crash: 2, unknown: 3, environment: 4 };

/**
 * The order of findings is the verdict: what ended the last run first, and what explains more before what explains less;
 * then what failed while it ran; what only older runs show comes behind, and remarks come last. One fault is told once.
 */
export function verdict(
  all: readonly FoundFinding[],
  evidence: Evidence,
  factsOf: (code: string) => RuleFacts,
): Verdict {
  const crashes = crashExceptions(evidence).flatMap((group) => {
    const announced = isAnnouncement(group) ? announcedBy(group, evidence) : undefined;
    return announced ? [group, announced] : [group];
  });
  const findings = withoutTurnedAway(all, evidence);
  const codes = new Set(findings.map(({ code }) => code));
  const { followers, causes } = brokenByMixin(findings);
  const told = findings.filter(
    (one) =>
      !followers.has(one) &&
      !(factsOf(one.code).role === "specific" && isPartOf(one, findings)) &&
      !factsOf(one.code).impliedBy?.some((other) => codes.has(other)),
  );
  const consequences = consequencesIn(told, evidence.runs);
  const ranked = told.map((finding) => {
    const one = rank(finding, evidence, crashes, codes, factsOf(finding.code));
    one.finding.isConsequence ||= consequences.has(finding);
    return causes.has(finding) ? { ...one, tier: 0 } : one;
  });
  const kept = withReasons(
    withoutRepeated(ranked.map((one) => (isReasonOfEnd(one, ranked, factsOf) ? { ...one, tier: 0 } : one))),
  );
  const runs = evidence.runs.map((run) => ({ ...run, outcome: outcomeOf(run, findings) }));
  const ordered = kept
    .sort(
      (a, b) =>
        Number(isRemark(a)) - Number(isRemark(b)) ||
        Number(a.isOld) - Number(b.isOld) ||
        a.tier - b.tier ||
        // Of older runs, the latest.
        (a.isOld ? lastLine(b) - lastLine(a) : 0) ||
        Number(a.finding.isConsequence) - Number(b.finding.isConsequence) ||
        roleRank[a.role] - roleRank[b.role] ||
        Number(b.isInCrash) - Number(a.isInCrash) ||
        severityRank[a.finding.severity] - severityRank[b.finding.severity] ||
        b.finding.confidence - a.finding.confidence ||
        a.finding.firstLine - b.finding.firstLine,
    )
    .map(({ finding }) => finding);
  return { findings: ordered, runs };
}

/** Whether another that is as serious says all that it says, of the same place in the code, and more. */
function isPartOf({ code, parameters, severity }: FoundFinding, all: readonly FoundFinding[]): boolean {
  const said = Object.entries(parameters);
  if (parameters["place"] === undefined) return false;
  return all.some(
    (other) =>
      other.code !== code &&
      severityRank[other.severity] <= severityRank[severity] &&
      said.length < Object.keys(other.parameters).length &&
      said.every(([name, value]) => JSON.stringify(other.parameters[name]) === JSON.stringify(value)),
  );
}

/** Whether it explains the exception that a line of the software ends the run with: then it comes before that line. */
function isReasonOfEnd(
  { finding, role, isOld, tier }: Ranked,
  all: readonly Ranked[],
  factsOf: (code: string) => RuleFacts,
): boolean {
  if (role !== "specific" || tier !== 1 || !finding.fault) return false;
  const isError = finding.severity === "error" && !finding.isConsequence;
  return all.some(
    (other) =>
      other.tier === 0 &&
      other.isOld === isOld &&
      other.finding.fault === finding.fault &&
      (factsOf(other.finding.code).causedBy.includes(finding.code) ||
        (isError && other.role === "general" && other.finding.isConsequence)),
  );
}

/** Nobody wants to read a remark before what failed, were it in an older run. */
function isRemark({ finding }: Ranked): boolean {
  return isNotice(finding);
}

function lastLine({ finding }: Ranked): number {
  return finding.lines.at(-1) ?? finding.firstLine;
}

function rank(
  finding: FoundFinding,
  { runs }: Evidence,
  crashes: readonly ExceptionGroup[],
  codes: ReadonlySet<string>,
  { role, causedBy, supersedes = false }: RuleFacts,
): Ranked {
  const { severity, lines, endLine, fault } = finding;
  const last = runs.at(-1);
  const lastRun = last?.firstLine ?? 0;
  const isOld = runs.length > 1 && endLine <= lastRun && lines.every((line) => line < lastRun);
  const isInCrash = crashes.some(
    (crash) =>
      (fault !== undefined && fault === faultOf(crash)) ||
      // The line above announces it.
      lines.some((line) => crash.firstLine - 1 <= line && line < crash.endLine),
  );
  const isDecisive =
    (severity === "fatal" && (isInCrash || !isOutlived(finding, last))) ||
    (severity === "error" && isInCrash && role === "specific");
  const least = role === "environment" ? severityRank.warning : 0;
  const tier = isDecisive ? 0 : Math.max(least, severityRank[severity], 1);
  const isConsequence = causedBy.some((cause) => cause !== finding.code && codes.has(cause));
  return { finding: { ...finding, isConsequence, isFromEarlierRun: isOld }, role, isOld, isInCrash, tier, supersedes };
}

/** Whether the run came up after it, and crashed later: that has another reason. */
function isOutlived({ lines }: FoundFinding, run: Run | undefined): boolean {
  const upLine = run?.hasCrashed ? run.upLine() : null;
  if (!run || upLine === null) return false;
  const { firstLine } = run;
  return lines.length > 0 && lines.every((line) => line >= firstLine && line < upLine);
}

/** A crash that something explains needs no second finding that only says who crashed, or that nobody knows. */
function withoutRepeated(all: readonly Ranked[]): Ranked[] {
  const settled = new Set(
    all.flatMap(({ supersedes, finding }) => (supersedes && finding.fault ? [finding.fault] : [])),
  );
  const ends = new Set(
    all.flatMap(({ finding, tier }) =>
      finding.fault && tier === 0 && finding.severity === "fatal" ? [finding.fault] : [],
    ),
  );
  const ranked = all.filter(
    ({ supersedes, finding, role }) =>
      supersedes ||
      !finding.fault ||
      // What ended the run says it, and more.
      !(settled.has(finding.fault) || (role === "general" && finding.severity === "error" && ends.has(finding.fault))),
  );
  const tellers = new Map<string, Ranked>();
  for (const one of ranked) {
    const key = tellingKey(one);
    const other = key ? tellers.get(key) : undefined;
    if (key && (!other || isBetter(one, other))) tellers.set(key, one);
  }
  const explained = ranked.filter(({ role, tier }) => tier === 0 && (role === "specific" || role === "general"));
  const isExplained = (one: Ranked) =>
    explained.some(
      (other) =>
        other.isOld === one.isOld &&
        (other.finding.fault === one.finding.fault || other.isInCrash || other.finding.severity === "fatal"),
    );
  const specific = ranked.some(({ role, tier, isInCrash }) => role === "specific" && tier === 0 && isInCrash);
  const isFatalKnown = ranked.some(
    ({ tier, finding, role }) => tier === 0 && finding.severity === "fatal" && role !== "unknown",
  );
  const hasErrors = ranked.some(({ tier, role }) => tier <= 1 && role === "specific");
  return ranked
    .filter((one) => {
      const key = tellingKey(one);
      if (key && tellers.get(key) !== one) return false;
      if (one.role === "crash") return !isExplained(one) && !isKnownBetter(one, ranked);
      if (one.role === "unknown" && isSaidThere(one, ranked)) return false;
      const isShell = one.role === "unknown" && announcement.test(String(one.finding.parameters["exception"]));
      return one.role !== "unknown" || !(isFatalKnown || specific || (isShell && hasErrors));
    })
    .map((one) => {
      const follows = one.role === "general" && specific && one.tier === 0 && !one.isOld;
      return follows ? { ...one, finding: { ...one.finding, isConsequence: true } } : one;
    });
}

/** What failed with an exception of which another says what is wrong follows from that. */
function withReasons(all: readonly Ranked[]): Ranked[] {
  const reasons = new Map<string, Ranked>();
  for (const one of all) {
    const { finding, role } = one;
    if (role !== "specific" || finding.isConsequence) continue;
    // Where nobody looked for the exception itself, the line that it begins with tells.
    for (const what of finding.fault ? [finding.fault] : finding.lines) {
      const key = `${one.isOld}\n${what}`;
      if (one.tier < (reasons.get(key)?.tier ?? Number.POSITIVE_INFINITY)) reasons.set(key, one);
    }
  }
  return all.map((one) => {
    const { finding, role, isOld, tier } = one;
    if (role !== "general" || !finding.fault) return one;
    const isFollowing = [finding.fault, ...finding.lines.map((line) => line + 1)].some(
      (what) => (reasons.get(`${isOld}\n${what}`)?.tier ?? Number.POSITIVE_INFINITY) <= tier,
    );
    return isFollowing ? { ...one, finding: { ...finding, isConsequence: true } } : one;
  });
}

/** One crash in the log and in a report below it: there with the file of the code, here with a guess at its package. */
function isKnownBetter({ finding, isOld, role }: Ranked, all: readonly Ranked[]): boolean {
  return all.some(
    (other) =>
      other.role === role &&
      other.isOld === isOld &&
      finding.fault !== undefined &&
      other.finding.fault === finding.fault &&
      other.finding.confidence > finding.confidence,
  );
}

/** Whether something that is known stands in the very line of a crash that nobody knows. */
function isSaidThere({ finding: { lines, code } }: Ranked, all: readonly Ranked[]): boolean {
  return all.some(
    ({ finding, role }) =>
      role === "specific" &&
      finding.code !== code &&
      !isNotice(finding) &&
      finding.lines.some((line) => lines.includes(line)),
  );
}

function isNotice({ severity }: FoundFinding): boolean {
  return severity === "notice";
}

/** Two lines may say of the same mod that it failed with the same exception. */
function tellingKey({ role, finding }: Ranked): string | null {
  const { mod, modId } = finding.parameters;
  const who = modId ?? mod;
  if (role !== "general" || finding.severity !== "fatal" || !finding.fault || typeof who !== "string") return null;
  return `${finding.fault}\n${plainName(who)}`;
}

function isBetter(a: Ranked, b: Ranked): boolean {
  const rankOf = ({ finding }: Ranked) => severityRank[finding.severity];
  return rankOf(a) < rankOf(b) || (rankOf(a) === rankOf(b) && a.finding.confidence > b.finding.confidence);
}
