import { type Candidate, candidatesOf } from "./candidates.ts";
import { endOfRun } from "./end-of-run.ts";
import { meaningOfExit } from "./exit-codes.ts";
import type { FileSigns } from "./file-signs.ts";
import { JoinedOwners } from "./joined-owners.ts";
import { inOrder, mergeCandidates } from "./merge.ts";
import type { BundleEvidence, BundleFinding } from "./model.ts";
import { isPieceOf } from "./pieces.ts";
import { explains } from "./relations.ts";
import type { BundleContext, RuleMatch } from "./rule.ts";
import { bundleRules } from "./rules/all.ts";
import type { FileRun } from "./runs.ts";
import { isBad, namesOf, tellsAsMuch } from "./telling.ts";
import { ranTogether } from "./times-fit.ts";
import { crashCodes } from "./with-owners.ts";

const maxFindings = 100;
const maxEvidence = 12;

export interface BundleVerdict {
  findings: BundleFinding[];
  otherSide: FileSigns[];
}

/**
 * Of all files of a run, the cause comes first; what follows from it is told as such. First is what one of the files says
 * first, the most telling of them; something else only where it is linked to that and tells as much, and then that follows.
 */
export function bundleVerdict(run: FileRun, others: readonly FileRun[]): BundleVerdict {
  const joined = new JoinedOwners(run.files);
  const otherSide = others.flatMap(({ files }) => files).filter((file) => isOtherSide(file, run));
  const own = withoutPieces(run.files).flatMap((signs) => candidatesOf(signs, joined));
  const candidates = mergeCandidates([...own, ...headsOf(otherSide)]);
  const ending = endOfRun(run, candidates);
  const ordered = inOrder(candidates, ending);
  const end = endIn(ordered.filter((one) => isBad(one) && !ending.isLater(one) && !onlySaysThatItEnded(one)));
  const context: BundleContext = { run, others, otherSide, joined, candidates: ordered, end };
  const matches = bundleRules.flatMap((rule) => rule.find(context)).filter(isOfSeveral);
  const cause = causeOf(
    end,
    ordered.filter((one) => !ending.isLater(one)),
    matches,
  );
  const replaced = new Set(matches.flatMap(({ replaces }) => replaces ?? []));
  const first = cause ?? ordered.find(({ finding }) => finding.severity !== "notice") ?? ordered[0];
  const all = [...new Set([...(first ? [first] : []), ...(end ? [end] : []), ...matches, ...ordered])].filter(
    (one) => !replaced.has(one),
  );
  const findings = all.slice(0, maxFindings).map((one): BundleFinding => {
    const isExplained = cause !== null && explains(cause, one) > 0;
    const follows =
      (one === end && isEndOf(cause, end)) || isExplained || ending.isAfterwards(one) || one.finding.isConsequence;
    const isConsequence = one !== first && follows;
    const extra = one === first ? proofs(one, end, run) : [];
    // What explains the end of a run ended it.
    const isFatal = one === cause && end?.finding.severity === "fatal";
    const severity = isFatal ? ("fatal" as const) : one.finding.severity;
    return bundleFinding({ ...one, finding: { ...one.finding, severity, isConsequence } }, extra);
  });
  return { findings, otherSide };
}

/** What a launcher writes of every game that ended badly: why it did, the files of the game say. */
function onlySaysThatItEnded({ finding }: Candidate): boolean {
  return finding.code === "launcher-game-crashed";
}

/** The beginning or the end of another file says nothing that the whole does not say better. */
function withoutPieces(files: readonly FileSigns[]): FileSigns[] {
  return files.filter((one) => !files.some((other) => isPieceOf(one, other)));
}

/** The first; of several of its kind that come first in their files, the one that names more. */
function endIn([first, ...others]: readonly Candidate[]): Candidate | null {
  return others
    .filter(({ finding, rank }) => rank === 0 && first !== undefined && isOneKind(finding.code, first.finding.code))
    .reduce<Candidate | null>((best, one) => (best && namesOf(one) > namesOf(best) ? one : best), first ?? null);
}

/** A crash may be told with and without whose it was. */
function isOneKind(one: string, other: string): boolean {
  return one === other || (crashCodes.has(one) && crashCodes.has(other));
}

/** Whether the cause is that of the end, and no matter of its own that comes first. */
function isEndOf(cause: Candidate | null, end: Candidate): boolean {
  if (end.finding.severity === "fatal" || !cause) return true;
  return cause.evidence.some((one) => end.evidence.some(({ file, line }) => file === one.file && line === one.line));
}

/** What each file of the other side says first, where that is bad. */
function headsOf(files: readonly FileSigns[]): Candidate[] {
  const joined = new JoinedOwners(files);
  return files.flatMap((signs) => {
    const [head] = candidatesOf(signs, joined).filter(({ finding }) => finding.severity !== "notice");
    return head && isBad(head) && !head.finding.isFromEarlierRun ? [head] : [];
  });
}

/** What one file shows alone, its own rules have told. */
function isOfSeveral({ evidence }: RuleMatch): boolean {
  return new Set(evidence.map(({ file }) => file)).size > 1;
}

function isOtherSide(file: FileSigns, { files }: FileRun): boolean {
  return files.some((own) => {
    if (!file.side || !own.side || file.side === own.side) return false;
    const [one, other] = own.side === "client" ? [own, file] : [file, own];
    return ranTogether(own, file) || (one.player !== null && other.file.text.includes(one.player));
  });
}

/** What explains the end best: a rule over several files, a finding of another file, or the end itself. */
function causeOf(end: Candidate | null, all: readonly Candidate[], matches: readonly RuleMatch[]): Candidate | null {
  let best: Candidate | null = end;
  let most = 0;
  for (const one of all) {
    const weight = end ? explains(one, end) : 0;
    if (weight > most) [best, most] = [one, weight];
  }
  for (const one of matches) {
    if (one.weight > most && mayLead(one, end)) [best, most] = [one, one.weight];
  }
  return best;
}

/** An error that the run outlived gives way to what several files show; what ended it only to what tells as much. */
function mayLead(one: RuleMatch, end: Candidate | null): boolean {
  if (!end || one.replaces?.includes(end)) return true;
  return end.finding.severity === "fatal" ? tellsAsMuch(one, end) : isBad(one);
}

/** The lines of the other files that bear the cause out. */
function proofs(cause: Candidate, end: Candidate | null, { files, exits }: FileRun): BundleEvidence[] {
  const groups = [cause.group, end?.group ?? null].filter((group) => group !== null);
  const seen = new Set(cause.evidence.map(({ file }) => file));
  const lines: BundleEvidence[] =
    end && end !== cause ? end.evidence.slice(0, 1).map((one) => ({ ...one, role: "exception" })) : [];
  for (const { file } of lines) seen.add(file);
  const isExitTold = cause.evidence.some(({ role }) => role === "exit");
  for (const { signs, code, line } of isExitTold ? [] : exits) {
    if (meaningOfExit(code) !== "fine") lines.push(signs.evidence(line, "exit"));
  }
  for (const signs of files) {
    if (seen.has(signs.index)) continue;
    const group = signs.file.analysis.exceptions.find(({ fingerprint }) =>
      groups.some((one) => one.fingerprint === fingerprint),
    );
    if (group) lines.push(signs.evidence(group.lines.at(-1) ?? group.firstLine, "exception"));
    else if (signs.namedReport) lines.push(signs.evidence(signs.namedReport.line, "exit"));
  }
  return lines;
}

function bundleFinding({ finding, signs, line, evidence }: Candidate, extra: readonly BundleEvidence[]): BundleFinding {
  const lines = new Map<string, BundleEvidence>();
  for (const one of [...evidence, ...extra]) {
    const key = `${one.file} ${one.line}`;
    if (!lines.has(key)) lines.set(key, one);
  }
  return { ...finding, file: signs.index, line, evidence: [...lines.values()].slice(0, maxEvidence) };
}
