import { roleRank } from "../model/finding.ts";
import { type Parameters, severityRank } from "../model/model.ts";
import { jvmReportCodes } from "../rules/matching/jvm-report-codes.ts";
import { type Candidate, isSaidIn } from "./candidates.ts";
import type { EndOfRun } from "./end-of-run.ts";
import { isBad, namesOf, tellsAsMuch } from "./telling.ts";

const jvmCodes: ReadonlySet<string> = new Set(jvmReportCodes);

/** What two findings of one code must not differ in to be the same. */
const identity = [
  "modId",
  "pluginId",
  "mod",
  "plugin",
  "class",
  "method",
  "file",
  "entity",
  "block",
  "world",
  "target",
  "port",
  "library",
  "reason",
  "dependencies",
  "mods",
];

/** What several files of one run say is told once, with the lines of each. */
export function mergeCandidates(all: readonly Candidate[]): Candidate[] {
  const byCode = new Map<string, Candidate[]>();
  for (const one of all) {
    const known = byCode.get(one.finding.code) ?? [];
    byCode.set(one.finding.code, known);
    const at = known.findIndex((other) => other.signs !== one.signs && areSame(other, one));
    if (at === -1) known.push(one);
    else known[at] = mergeTwo(known[at]!, one);
  }
  return withoutWeaker([...byCode.values()].flat());
}

function areSame(a: Candidate, b: Candidate): boolean {
  if (a.finding.code !== b.finding.code || isSaidIn(a, b.signs)) return false;
  const [one, other] = [a.finding.parameters, b.finding.parameters];
  if (Object.keys(one).length > 0 && same(one, other)) return true;
  if (a.fault !== null && b.fault !== null) return a.fault === b.fault;
  return identity.every((name) => !(name in one) || !(name in other) || same(one[name]!, other[name]!));
}

function same(a: Parameters | Parameters[string], b: Parameters | Parameters[string]): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** The one that names more says it; what the other knows beside is added. */
function mergeTwo(a: Candidate, b: Candidate): Candidate {
  const size = ({ finding }: Candidate) => Object.keys(finding.parameters).length;
  const [fuller, other] = (namesOf(b) - namesOf(a) || size(b) - size(a)) > 0 ? [b, a] : [a, b];
  const severity =
    severityRank[a.finding.severity] <= severityRank[b.finding.severity] ? a.finding.severity : b.finding.severity;
  return {
    ...fuller,
    rank: Math.min(a.rank, b.rank),
    finding: {
      ...fuller.finding,
      severity,
      parameters: { ...other.finding.parameters, ...fuller.finding.parameters },
      confidence: Math.max(a.finding.confidence, b.finding.confidence),
      // Files of one run tell of the same times.
      count: Math.max(a.finding.count, b.finding.count),
      isConsequence: a.finding.isConsequence && b.finding.isConsequence,
      isFromEarlierRun: a.finding.isFromEarlierRun && b.finding.isFromEarlierRun,
    },
    evidence: [...fuller.evidence, ...other.evidence],
  };
}

/** Of one fault, the finding that explains it most is told; the lines of the others prove it too. */
function withoutWeaker(all: readonly Candidate[]): Candidate[] {
  const kept: Candidate[] = [];
  for (const one of [...all].sort((a, b) => roleRank[a.role] - roleRank[b.role] || namesOf(b) - namesOf(a))) {
    const at = kept.findIndex((other) => !isSaidIn(one, other.signs) && saysItBetter(other, one));
    if (at === -1) kept.push(one);
    else kept[at] = withProofOf(kept[at]!, one);
  }
  return kept;
}

function saysItBetter(better: Candidate, one: Candidate): boolean {
  if (!isBad(better) || !tellsAsMuch(better, one)) return false;
  // The JVM says in its report what its last words in a log announce.
  const isOfJvm = jvmCodes.has(better.finding.code) && jvmCodes.has(one.finding.code);
  if (isOfJvm) return better.signs.kind === "jvm-crash" && one.signs.kind !== "jvm-crash";
  const isVague = one.role === "crash" || one.role === "unknown";
  return isVague && better.fault !== null && better.fault === one.fault && roleRank[better.role] < roleRank[one.role];
}

/** It stands where the other would have stood: what ended a run comes first, whatever says it. */
function withProofOf(better: Candidate, one: Candidate): Candidate {
  const lines = one.evidence.map((line) => ({ ...line, role: "exception" as const }));
  return {
    ...better,
    rank: Math.min(better.rank, one.rank),
    evidence: [...better.evidence, ...lines],
    finding: { ...better.finding, severity: "fatal" },
  };
}

function filesOf({ signs, evidence }: Candidate): Set<number> {
  return new Set([signs.index, ...evidence.map(({ file }) => file)]);
}

/**
 * What ended the run first, and what explains more before what explains less. The findings of one file stay in their
 * order: what that file shows alone has been weighed already. So what comes first is what comes first in one of the files.
 */
export function inOrder(all: readonly Candidate[], { isEnd, isLater }: EndOfRun): Candidate[] {
  const sorted = [...all].sort((a, b) => Number(isLater(a)) - Number(isLater(b)) || a.rank - b.rank || compare(a, b));
  // What several files say stands in the order of each of them.
  const queues = [...new Set(all.flatMap((one) => [...filesOf(one)]))].map((file) =>
    sorted.filter((one) => filesOf(one).has(file)),
  );
  const ordered = new Set<Candidate>();
  while (ordered.size < all.length) {
    for (const queue of queues) while (queue[0] && ordered.has(queue[0])) queue.shift();
    ordered.add(queues.flatMap(([first]) => first ?? []).sort(compare)[0]!);
  }
  return [...ordered];

  function compare(a: Candidate, b: Candidate): number {
    return (
      Number(a.finding.severity === "notice") - Number(b.finding.severity === "notice") ||
      Number(a.finding.isFromEarlierRun) - Number(b.finding.isFromEarlierRun) ||
      Number(isLater(a)) - Number(isLater(b)) ||
      Number(isEnd(b)) - Number(isEnd(a)) ||
      severityRank[a.finding.severity] - severityRank[b.finding.severity] ||
      Number(a.finding.isConsequence) - Number(b.finding.isConsequence) ||
      explaining(a) - explaining(b) ||
      Number(namesOf(b) > 0) - Number(namesOf(a) > 0) ||
      b.finding.confidence - a.finding.confidence ||
      a.signs.place - b.signs.place ||
      a.line - b.line
    );
  }
}

/** Of what ended a run, its own words say more than that nobody knows why. */
function explaining({ role, finding }: Candidate): number {
  return role === "own-words" && finding.severity === "fatal" ? roleRank.unknown - 0.5 : roleRank[role];
}
