import { roleRank } from "../model/finding.ts";
import { type Parameters, severityRank } from "../model/model.ts";
import type { Candidate } from "./candidates.ts";

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
  if (
    a.finding.code !== b.finding.code ||
    a.evidence.some(({ file, role }) => role === "cause" && file === b.signs.index)
  ) {
    return false;
  }
  if (a.fault !== null && b.fault !== null) return a.fault === b.fault;
  const [one, other] = [a.finding.parameters, b.finding.parameters];
  return identity.every((name) => !(name in one) || !(name in other) || same(one[name]!, other[name]!));
}

function same(a: Parameters[string], b: Parameters[string]): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** The one that knows more says it; what the other knows beside is added. */
function mergeTwo(a: Candidate, b: Candidate): Candidate {
  const size = ({ finding }: Candidate) => Object.keys(finding.parameters).length;
  const [fuller, other] = size(b) > size(a) ? [b, a] : [a, b];
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
  for (const one of [...all].sort((a, b) => roleRank[a.role] - roleRank[b.role])) {
    const isWeak = one.role === "crash" || one.role === "unknown";
    const better = isWeak
      ? kept.find(
          (other) =>
            other.fault !== null &&
            other.fault === one.fault &&
            other.signs !== one.signs &&
            roleRank[other.role] < roleRank[one.role] &&
            severityRank[other.finding.severity] <= severityRank.error,
        )
      : undefined;
    if (!better) kept.push(one);
    else {
      better.evidence = [...better.evidence, ...one.evidence.map((line) => ({ ...line, role: "exception" as const }))];
      better.finding = { ...better.finding, severity: "fatal" };
    }
  }
  return kept;
}

/**
 * What ended the run first, and what explains more before what explains less. The findings of one file stay in their order:
 * what that file shows alone has been weighed already.
 */
export function inOrder(all: readonly Candidate[], isEnd: (one: Candidate) => boolean): Candidate[] {
  const byFile = new Map<number, Candidate[]>();
  for (const one of [...all].sort((a, b) => a.rank - b.rank)) {
    byFile.set(one.signs.index, [...(byFile.get(one.signs.index) ?? []), one]);
  }
  const queues = [...byFile.values()];
  const ordered: Candidate[] = [];
  while (ordered.length < all.length) {
    const next = queues.flatMap(([first]) => first ?? []).sort((a, b) => compare(a, b, isEnd))[0]!;
    queues.find(([first]) => first === next)!.shift();
    ordered.push(next);
  }
  return ordered;
}

function compare(a: Candidate, b: Candidate, isEnd: (one: Candidate) => boolean): number {
  return (
    Number(a.finding.severity === "notice") - Number(b.finding.severity === "notice") ||
    Number(a.finding.isFromEarlierRun) - Number(b.finding.isFromEarlierRun) ||
    Number(isEnd(b)) - Number(isEnd(a)) ||
    severityRank[a.finding.severity] - severityRank[b.finding.severity] ||
    Number(a.finding.isConsequence) - Number(b.finding.isConsequence) ||
    roleRank[a.role] - roleRank[b.role] ||
    b.finding.confidence - a.finding.confidence ||
    a.signs.index - b.signs.index ||
    a.line - b.line
  );
}
