import { announcedBy, crashExceptions, isAnnouncement } from "../evidence/crash-exception.ts";
import type { Evidence } from "../evidence/evidence.ts";
import type { Run } from "../evidence/runs.ts";
import type { RunOutcome } from "../model/analysis.ts";
import type { ExceptionGroup } from "../model/exception-group.ts";
import type { RuleFacts } from "../model/finding.ts";
import { type FoundFinding, severityRank } from "../model/model.ts";
import { faultOf } from "../traces/meanings/explained.ts";
import { withoutAftermath } from "./aftermath.ts";
import { withBothRequirements } from "./both-requirements.ts";
import { brokenByMixin } from "./broken-by-mixin.ts";
import { asRemark, Causes, consequencesIn, isLackBehind, symptomsOfDamage, withoutRefuser } from "./consequences.ts";
import { withDecidedRequirements } from "./decided-requirements.ts";
import { withoutFunctionsForAbsent } from "./for-absent-mods.ts";
import { withLoadedAgain } from "./loaded-again.ts";
import { withLoginPlugin } from "./login-plugins.ts";
import { withModuleFiles } from "./module-files.ts";
import { inOrder, isForClients } from "./order.ts";
import { isEnd, isWhileStopping, outcomeOf } from "./outcome.ts";
import { withRaisedReport } from "./raised-reports.ts";
import { faultKey, isNotice, type Ranked } from "./ranked.ts";
import { withReloadBlamed } from "./reloads.ts";
import { withoutRepeated } from "./repeated-crashes.ts";
import {
  leftOutForOthers,
  markedBeside,
  ownWordsOfKnown,
  partsOfOthers,
  reasonedFailures,
  withoutInstalled,
  withUnknownErrors,
} from "./said-elsewhere.ts";
import { saidOnce } from "./said-twice.ts";
import { withSurvived } from "./survived.ts";
import { withNobodyIn, withoutParting, withoutTurnedAway } from "./turned-away.ts";
import { withWorldsOwners } from "./world-entries.ts";

export interface Verdict {
  findings: FoundFinding[];
  runs: JudgedRun[];
}

export interface JudgedRun extends Run {
  outcome: RunOutcome;
}

/** What the loader does without: where the game came up, whatever failed in it says more. */
const leftOut: ReadonlySet<string> = new Set(["mod-wrong-loader"]);
const fewestLasting = 5;
/** One that came up may be luck. */
const fewestOvercome = 2;
const fewestConstant = 100;

/** What the log shows, each fault once, in the order of `order.ts`: the first finding is the verdict. */
export function verdict(
  all: readonly FoundFinding[],
  evidence: Evidence,
  factsOf: (code: string) => RuleFacts,
): Verdict {
  const crashes = crashExceptions(evidence).flatMap((group) => {
    const announced = isAnnouncement(group) ? announcedBy(group, evidence) : undefined;
    return announced ? [group, announced] : [group];
  });
  const needed = withoutParting(neededFindings(all, evidence), evidence);
  const happened = withReloadBlamed(withNobodyIn(withoutTurnedAway(needed, evidence), evidence));
  const considered = withoutAftermath(
    withLoadedAgain(withSurvived(happened, evidence, factsOf), evidence),
    evidence,
    factsOf,
  );
  const runs = evidence.runs.map((run) => ({ ...run, outcome: outcomeOf(run, considered) }));
  const findings = isEnd(runs.at(-1)?.outcome)
    ? considered.filter(({ code }) => !factsOf(code).unlessEnded)
    : considered;
  const codes = new Set(findings.map(({ code }) => code));
  // What was survived is nobody's cause.
  const serious = new Causes(findings.filter((one) => !isNotice(one)));
  const { followers, causes } = brokenByMixin(findings);
  const parts = partsOfOthers(findings);
  const repeated = ownWordsOfKnown(findings, factsOf);
  const leftOutBefore = leftOutForOthers(findings);
  const symptoms = symptomsOfDamage(findings);
  const marked = markedBeside(findings, runs);
  const reasoned = reasonedFailures(findings);
  const known = findings.filter(
    (one) =>
      !followers.has(one) &&
      !repeated.has(one) &&
      !leftOutBefore.has(one) &&
      !symptoms.has(one) &&
      !marked.has(one) &&
      !reasoned.has(one) &&
      !(factsOf(one.code).role === "specific" && parts.has(one)) &&
      !factsOf(one.code).impliedBy?.some((other) => codes.has(other)),
  );
  const told = withUnknownErrors(known);
  const consequences = consequencesIn(told, evidence.runs);
  const crash = { groups: crashes, faults: new Set(crashes.map(faultOf)) };
  const ranked = told.map((finding) => {
    const one = rank(finding, evidence, crash, serious, factsOf(finding.code));
    one.finding.isConsequence ||= consequences.has(finding);
    const told = { ...one, finding: asRemark(one.finding) };
    return causes.has(finding) ? { ...told, tier: 0 } : told;
  });
  const ends = endsByFault(ranked, factsOf);
  const isClientsEnd = endedByClientsCode(ranked);
  const ended = ranked.filter(({ tier, finding }) => tier === 0 && finding.isConsequence);
  const announced = ended.filter(({ finding }) => !finding.fault);
  // Whoever runs into a full disk is not at fault, though it ends there.
  const isLackOfEnd = (one: Ranked) => ended.some(({ finding }) => isLackBehind(one.finding, finding));
  const isEndAfterAll = (one: Ranked) =>
    isReasonOfEnd(one, ends) ||
    isReasonAnnounced(one, announced, factsOf) ||
    isLackOfEnd(one) ||
    (isClientsEnd && !one.isOld && isForClients(one));
  const kept = withReasons(withoutRepeated(ranked.map((one) => (isEndAfterAll(one) ? { ...one, tier: 0 } : one))));
  const ordered = inOrder(kept, evidence).map((one, at) =>
    withoutRefuser(at === 0 && isEnd(runs.at(-1)?.outcome) ? asFatal(one) : one.finding),
  );
  const named = withLoginPlugin(withModuleFiles(withBothRequirements(ordered), evidence), evidence);
  return { findings: saidOnce(withRaisedReport(named, evidence)), runs };
}

/** Whether code of the client ended a server: then what is for clients only did, and not only what asked for it last. */
function endedByClientsCode(all: readonly Ranked[]): boolean {
  return all.some(({ finding: { code }, tier, isOld }) => code === "client-class-on-server" && tier === 0 && !isOld);
}

/** What ended the last run is fatal, whatever it is elsewhere; so is the worst that is known where something did. */
function asFatal({ finding, tier, isOld }: Ranked): FoundFinding {
  const isEnd = tier === 0 || finding.severity === "error";
  return isEnd && !isOld ? { ...finding, severity: "fatal" } : finding;
}

/** Without what only seems to be missing, or is there for something that is not. */
function neededFindings(all: readonly FoundFinding[], evidence: Evidence): FoundFinding[] {
  const decided = withWorldsOwners(withDecidedRequirements(all, evidence), evidence);
  return withoutFunctionsForAbsent(withoutInstalled(decided, evidence), evidence);
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

/** Whether it stands above a line that ends the run for it, without an exception of its own. */
function isReasonAnnounced(
  { finding, role, tier, isOld }: Ranked,
  announced: readonly Ranked[],
  factsOf: (code: string) => RuleFacts,
): boolean {
  if (role !== "specific" || tier !== 1) return false;
  return announced.some(
    (end) =>
      end.isOld === isOld &&
      finding.firstLine <= end.finding.firstLine &&
      factsOf(end.finding.code).causedBy.includes(finding.code),
  );
}

function rank(
  finding: FoundFinding,
  { runs }: Evidence,
  crash: { groups: readonly ExceptionGroup[]; faults: ReadonlySet<string> },
  causes: Causes,
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
  const isLate = last !== undefined && isWhileStopping(finding, last);
  const isDecisive =
    (severity === "fatal" && !isLate && (isInCrash || !(isOutlived(finding, last) || isOvercome(finding, runs)))) ||
    (severity === "error" && isInCrash && role === "specific");
  const isLeftOut = leftOut.has(finding.code) && isOutlived(finding, last);
  const least = role === "environment" || isLate || isLeftOut ? severityRank.warning : 0;
  const tier = isDecisive ? 0 : Math.max(least, severityRank[severity], 1);
  const isConsequence = causedBy.some((cause) => cause !== finding.code && causes.concern(cause, finding));
  // What only says that something is wrong comes behind what names it.
  const persistence = tier === 1 && role !== "unknown" ? persistenceOf(finding, last) : 0;
  const starts = isOld && severity === "fatal" && isOvercome(finding, runs) ? startsWith(finding, runs) : 0;
  const told = { ...finding, isConsequence, isFromEarlierRun: isOld };
  return { finding: told, role, isOld, isInCrash, persistence, starts, tier, supersedes };
}

/**
 * Of what failed while a run went on, what failed hundreds of times matters most (2), and then what is met again and again after
 * the run came up (1): what failed once in the start, the server lives without.
 */
function persistenceOf({ count, lines }: FoundFinding, run: Run | undefined): number {
  if (count >= fewestConstant) return 2;
  const upLine = run && count >= fewestLasting ? run.upLine() : null;
  return upLine !== null && lines.filter((line) => line > upLine).length >= fewestLasting ? 1 : 0;
}

/** Whether the run came up after it: whatever ended it later has another reason. */
function isOutlived({ lines }: FoundFinding, run: Run | undefined): boolean {
  const upLine = run ? run.upLine() : null;
  if (!run || upLine === null) return false;
  const { firstLine } = run;
  return lines.length > 0 && lines.every((line) => line >= firstLine && line < upLine);
}

/** Whether later starts came up: what kept an old one from it was put right long ago. */
function isOvercome({ lines, endLine }: FoundFinding, runs: readonly Run[]): boolean {
  const after = Math.max(endLine, lines.at(-1) ?? 0);
  let starts = 0;
  for (let i = runs.length - 1; i >= 0 && starts < fewestOvercome; i--) {
    const run = runs[i]!;
    if (run.firstLine < after) return false;
    if (run.upLine() !== null) starts++;
  }
  return starts === fewestOvercome;
}

/** How many runs have it, where more than one has: what comes back is worth more than what was put right at once. */
function startsWith({ lines }: FoundFinding, runs: readonly Run[]): number {
  const all = runs.filter(({ firstLine, endLine }) => lines.some((line) => firstLine <= line && line < endLine));
  return all.length > 1 ? all.length : 0;
}

/**
 * What failed with an exception of which another says what is wrong follows from that. Where both say whose code it was,
 * the one that was only at work is not told of again: it is innocent.
 */
function withReasons(all: readonly Ranked[]): Ranked[] {
  const reasons = new Map<string, Ranked>();
  const failedThemselves = new Set(all.flatMap((one) => ownFault(one)));
  for (const one of all) {
    const { finding, role } = one;
    if (role !== "specific") continue;
    // Where nobody looked for the exception itself, the line that it begins with tells.
    for (const what of finding.fault ? [finding.fault] : finding.lines) {
      const key = `${one.isOld}\n${what}`;
      if (one.tier < (reasons.get(key)?.tier ?? Number.POSITIVE_INFINITY)) reasons.set(key, one);
    }
  }
  const failedWith = new Set(all.flatMap((one) => (one.role === "general" ? ofCulprit(one) : [])));
  return all.flatMap((each) => {
    // What makes others fail as well matters more than what fails alone.
    const isShared = ownFault(each).some((key) => failedWith.has(key));
    const one = isShared ? { ...each, persistence: Math.max(each.persistence, 1) } : each;
    const { finding, role, isOld, tier } = one;
    if (role !== "general" || !finding.fault) return [one];
    // Who only called it need not be told of beside the one whose code failed with the same.
    if (ofCulprit(one).some((key) => failedThemselves.has(key))) return [];
    const reason = [finding.fault, ...finding.lines.map((line) => line + 1)]
      .map((what) => reasons.get(`${isOld}\n${what}`))
      .find((other) => other !== undefined && other.tier <= tier);
    if (!reason) return [one];
    const { mod, plugin = mod, culprit } = finding.parameters;
    const isOnlyAtWork = plugin !== undefined && culprit !== undefined && plugin !== culprit;
    if (isOnlyAtWork && !reason.finding.isConsequence && reason.finding.parameters["suspect"] === culprit) return [];
    return [{ ...one, finding: { ...finding, isConsequence: true } }];
  });
}

/** `fault of whom`: a failure that is told of somebody's own code. */
function ownFault({ finding, isOld }: Ranked): string[] {
  const { mod, plugin = mod, culprit } = finding.parameters;
  return culprit === undefined && finding.fault && typeof plugin === "string"
    ? [`${isOld}\n${finding.fault}\n${plugin}`]
    : [];
}

/** The same of the one whom it names beside the one that called. */
function ofCulprit({ finding, isOld }: Ranked): string[] {
  const { culprit, mod, plugin = mod } = finding.parameters;
  const isOther = plugin !== undefined && plugin !== culprit;
  return finding.fault && isOther && typeof culprit === "string" ? [`${isOld}\n${finding.fault}\n${culprit}`] : [];
}
