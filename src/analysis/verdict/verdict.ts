import { announcedBy, crashExceptions, isAnnouncement } from "../evidence/crash-exception.ts";
import type { Evidence } from "../evidence/evidence.ts";
import type { Run } from "../evidence/runs.ts";
import type { RunOutcome } from "../model/analysis.ts";
import type { ExceptionGroup } from "../model/exception-group.ts";
import type { FindingRole, RuleFacts } from "../model/finding.ts";
import { type FoundFinding, severityRank } from "../model/model.ts";
import { plainName } from "../owners/names.ts";
import { faultOf } from "../traces/meanings/explained.ts";
import { brokenByMixin } from "./broken-by-mixin.ts";
import { consequencesIn } from "./consequences.ts";
import { outcomeOf } from "./outcome.ts";
import { withoutTurnedAway } from "./turned-away.ts";

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
/** Those of one place are compared with each other; where there are more, each says something of its own. */
const maxCompared = 50;
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
  const parts = partsOfOthers(findings);
  const told = findings.filter(
    (one) =>
      !followers.has(one) &&
      !(factsOf(one.code).role === "specific" && parts.has(one)) &&
      !factsOf(one.code).impliedBy?.some((other) => codes.has(other)),
  );
  const consequences = consequencesIn(told, evidence.runs);
  const crash = { groups: crashes, faults: new Set(crashes.map(faultOf)) };
  const ranked = told.map((finding) => {
    const one = rank(finding, evidence, crash, codes, factsOf(finding.code));
    one.finding.isConsequence ||= consequences.has(finding);
    return causes.has(finding) ? { ...one, tier: 0 } : one;
  });
  const ends = endsByFault(ranked, factsOf);
  const kept = withReasons(
    withoutRepeated(ranked.map((one) => (isReasonOfEnd(one, ends) ? { ...one, tier: 0 } : one))),
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

/** Those of which another that is as serious says all that they say, of the same place in the code, and more. */
function partsOfOthers(all: readonly FoundFinding[]): ReadonlySet<FoundFinding> {
  const byPlace = new Map<string, FoundFinding[]>();
  for (const one of all) {
    const { place } = one.parameters;
    if (place === undefined) continue;
    const key = JSON.stringify(place);
    const others = byPlace.get(key);
    if (others) others.push(one);
    else byPlace.set(key, [one]);
  }
  const parts = new Set<FoundFinding>();
  for (const here of byPlace.values()) {
    if (here.length > maxCompared) continue;
    for (const one of here) if (here.some((other) => isPartOf(one, other))) parts.add(one);
  }
  return parts;
}

function isPartOf({ code, parameters, severity }: FoundFinding, other: FoundFinding): boolean {
  const said = Object.entries(parameters);
  return (
    other.code !== code &&
    severityRank[other.severity] <= severityRank[severity] &&
    said.length < Object.keys(other.parameters).length &&
    said.every(([name, value]) => JSON.stringify(other.parameters[name]) === JSON.stringify(value))
  );
}

/** What ended a run, by its exception: the codes that are its causes, and whether it only says what failed. */
interface End {
  causes: Set<string>;
  isGeneral: boolean;
}

function endsByFault(all: readonly Ranked[], factsOf: (code: string) => RuleFacts): ReadonlyMap<string, End> {
  const ends = new Map<string, End>();
  for (const one of all) {
    if (one.tier !== 0 || !one.finding.fault) continue;
    const end = ends.get(faultKey(one)) ?? { causes: new Set(), isGeneral: false };
    ends.set(faultKey(one), end);
    for (const cause of factsOf(one.finding.code).causedBy) end.causes.add(cause);
    end.isGeneral ||= one.role === "general" && one.finding.isConsequence;
  }
  return ends;
}

/** Whether it explains the exception that a line of the software ends the run with: then it comes before that line. */
function isReasonOfEnd(one: Ranked, ends: ReadonlyMap<string, End>): boolean {
  const { finding, role, tier } = one;
  const end = role === "specific" && tier === 1 && finding.fault ? ends.get(faultKey(one)) : undefined;
  if (!end) return false;
  return end.causes.has(finding.code) || (end.isGeneral && finding.severity === "error" && !finding.isConsequence);
}

/** The same for findings of one exception, of the last run or of older ones. */
function faultKey({ isOld, finding: { fault } }: Ranked): string {
  return `${isOld}\n${fault}`;
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
  crash: { groups: readonly ExceptionGroup[]; faults: ReadonlySet<string> },
  codes: ReadonlySet<string>,
  { role, causedBy, supersedes = false }: RuleFacts,
): Ranked {
  const { severity, lines, endLine, fault } = finding;
  const last = runs.at(-1);
  const lastRun = last?.firstLine ?? 0;
  const isOld = runs.length > 1 && endLine <= lastRun && lines.every((line) => line < lastRun);
  const isInCrash =
    (fault !== undefined && crash.faults.has(fault)) ||
    // The line above announces it.
    crash.groups.some(({ firstLine, endLine }) => lines.some((line) => firstLine - 1 <= line && line < endLine));
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
  const explainedFaults = new Set(explained.map(faultKey));
  const areAllExplained = new Set(
    explained.filter(({ isInCrash, finding }) => isInCrash || finding.severity === "fatal").map(({ isOld }) => isOld),
  );
  const isExplained = (one: Ranked) => areAllExplained.has(one.isOld) || explainedFaults.has(faultKey(one));
  const surest = surestByFault(ranked);
  const saidAt = specificByLine(ranked);
  const specific = ranked.some(({ role, tier, isInCrash }) => role === "specific" && tier === 0 && isInCrash);
  const isFatalKnown = ranked.some(
    ({ tier, finding, role }) => tier === 0 && finding.severity === "fatal" && role !== "unknown",
  );
  const hasErrors = ranked.some(({ tier, role }) => tier <= 1 && role === "specific");
  return ranked
    .filter((one) => {
      const key = tellingKey(one);
      if (key && tellers.get(key) !== one) return false;
      if (one.role === "crash") return !isExplained(one) && !isKnownBetter(one, surest);
      if (one.role === "unknown" && isSaidThere(one, saidAt)) return false;
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

/** How sure is who is surest of each crash. */
function surestByFault(all: readonly Ranked[]): ReadonlyMap<string, number> {
  const surest = new Map<string, number>();
  for (const one of all) {
    if (one.role !== "crash" || one.finding.fault === undefined) continue;
    surest.set(faultKey(one), Math.max(surest.get(faultKey(one)) ?? 0, one.finding.confidence));
  }
  return surest;
}

/** One crash in the log and in a report below it: there with the file of the code, here with a guess at its package. */
function isKnownBetter(one: Ranked, surest: ReadonlyMap<string, number>): boolean {
  return one.finding.fault !== undefined && (surest.get(faultKey(one)) ?? 0) > one.finding.confidence;
}

/** The codes that say what is wrong in each line. */
function specificByLine(all: readonly Ranked[]): ReadonlyMap<number, ReadonlySet<string>> {
  const codes = new Map<number, Set<string>>();
  for (const { finding, role } of all) {
    if (role !== "specific" || isNotice(finding)) continue;
    for (const line of finding.lines) codes.set(line, (codes.get(line) ?? new Set()).add(finding.code));
  }
  return codes;
}

/** Whether something that is known stands in the very line of a crash that nobody knows. */
function isSaidThere({ finding }: Ranked, saidAt: ReadonlyMap<number, ReadonlySet<string>>): boolean {
  return finding.lines.some((line) => [...(saidAt.get(line) ?? [])].some((code) => code !== finding.code));
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
