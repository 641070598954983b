import { severityRank } from "../model/model.ts";
import { plainName } from "../owners/names.ts";
import { faultKey, isNotice, type Ranked } from "./ranked.ts";

/** Says no more than that something failed. */
const announcement =
  /Mod Loading has failed|LoadingFailedException|ModLoadingException|ModLoadingCrashException|MultipleModsErrored/i;
const maxTrace = 400;

/** A crash that something explains needs no second finding that only says who crashed, or that nobody knows. */
export function withoutRepeated(all: readonly Ranked[]): Ranked[] {
  const settled = new Set(
    all.flatMap(({ supersedes, finding }) => (supersedes && finding.fault ? [finding.fault] : [])),
  );
  const ends = new Set(
    all.flatMap(({ finding, tier }) =>
      finding.fault && tier === 0 && finding.severity === "fatal" ? [finding.fault] : [],
    ),
  );
  // Of older runs it does, too, whatever came up later.
  const oldEnds = new Set(
    all.flatMap(({ finding, isOld }) =>
      finding.fault && isOld && finding.severity === "fatal" ? [finding.fault] : [],
    ),
  );
  const said = new Set(
    all.flatMap((one) => (one.role === "specific" && !isNotice(one.finding) ? accusing(one, "suspect") : [])),
  );
  const ranked = all.filter((one) => {
    const { supersedes, finding, role } = one;
    if (supersedes || !finding.fault) return true;
    if (settled.has(finding.fault)) return false;
    if (role !== "general" || finding.severity !== "error") return true;
    // What ended the run says it, and more; or what says why it failed says whose code it was, too.
    const isEnd = ends.has(finding.fault) || (one.isOld && oldEnds.has(finding.fault));
    return !isEnd && !accusing(one, "mod").some((key) => said.has(key));
  });
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
  const fatal = ranked.filter(
    ({ tier, finding, role }) => tier === 0 && finding.severity === "fatal" && role !== "unknown",
  );
  // What ended an older run does not explain the last one.
  const isFatalKnown = ({ isOld }: Ranked) => fatal.some((other) => isOld || !other.isOld);
  const hasErrors = ranked.some(({ tier, role }) => tier <= 1 && role === "specific");
  /** How many crashes each explains. */
  const reasons = new Map<Ranked, number>();
  return ranked
    .filter((one) => {
      const key = tellingKey(one);
      if (key && tellers.get(key) !== one) return false;
      if (one.role === "crash") return !isExplained(one) && !isKnownBetter(one, surest);
      const saying = one.role === "unknown" ? saidThere(one, saidAt) : [];
      for (const other of saying) reasons.set(other, (reasons.get(other) ?? 0) + 1);
      if (saying.length > 0) return false;
      const isShell = one.role === "unknown" && announcement.test(String(one.finding.parameters["exception"]));
      return one.role !== "unknown" || !(isFatalKnown(one) || specific || (isShell && hasErrors));
    })
    .map((one) => {
      const follows = one.role === "general" && specific && one.tier === 0 && !one.isOld;
      const explains = reasons.get(one) ?? 0;
      // What is the reason of crashes of older runs is worth as much as they are.
      const starts = one.isOld && explains > 1 ? Math.max(one.starts, explains) : one.starts;
      return follows ? { ...one, finding: { ...one.finding, isConsequence: true } } : { ...one, starts };
    });
}

/** Which exception, and whose fault. */
function accusing(one: Ranked, parameter: "suspect" | "mod"): string[] {
  const { fault, parameters } = one.finding;
  const who = parameters[parameter];
  return fault && typeof who === "string" ? [`${faultKey(one)}\n${plainName(who)}`] : [];
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

/** What says what is wrong, or who crashed, in each line. */
function specificByLine(all: readonly Ranked[]): ReadonlyMap<number, readonly Ranked[]> {
  const said = new Map<number, Ranked[]>();
  for (const one of all) {
    if ((one.role !== "specific" && one.role !== "crash") || isNotice(one.finding)) continue;
    for (const line of one.finding.lines) said.set(line, [...(said.get(line) ?? []), one]);
  }
  return said;
}

/** What is known stands in the very lines of a crash that nobody knows. */
function saidThere({ finding }: Ranked, saidAt: ReadonlyMap<number, readonly Ranked[]>): Ranked[] {
  const { code: own, lines, firstLine, endLine } = finding;
  const trace = Array.from({ length: Math.min(endLine - firstLine, maxTrace) }, (_, i) => firstLine + i);
  const all = new Set([...lines, ...trace].flatMap((line) => saidAt.get(line) ?? []));
  return [...all].filter((other) => other.finding.code !== own);
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
