import type { Candidate } from "./candidates.ts";
import type { FileSigns } from "./file-signs.ts";
import { between, minute, second } from "./moments.ts";
import type { FileRun } from "./runs.ts";

/** What is known of how a run ended, beside what each finding says itself. */
export interface EndOfRun {
  /** Of the exception or the report that ended it. */
  isEnd(one: Candidate): boolean;
  /** Of the time after its first crash. */
  isAfterwards(one: Candidate): boolean;
  /** After its first crash, or not of this run. */
  isLater(one: Candidate): boolean;
}

/** Lines of the crash itself. */
const atOnce = 2 * second;
/** A server that hangs while it stops is reported by its watchdog; what comes much later is of another clock. */
const longestStop = 10 * minute;
const hung = /^watchdog-/;

export function endOfRun({ files }: FileRun, candidates: readonly Candidate[]): EndOfRun {
  const faults = faultsOf(
    files.flatMap(({ crashes }) => crashes.map(({ fingerprint }) => fingerprint)),
    candidates,
  );
  const first = firstReport(files);
  const told = first && (candidates.find(({ signs, rank }) => signs === first && rank === 0) ?? null);
  const ofFirst = faultsOf(first ? first.crashes.map(({ fingerprint }) => fingerprint) : [], candidates);
  const isAfterwards = (one: Candidate) => {
    if (!first || one.evidence.some(({ file }) => file === first.index)) return false;
    if (one.fault !== null && ofFirst.has(one.fault)) return false;
    // Where the report does not say why, what the log says behind it may.
    const isSaid = told !== null && told.role !== "unknown";
    if (!isSaid && !one.signs.isReport && !hung.test(one.finding.code)) return false;
    const when = one.signs.isReport ? one.signs.end : one.signs.timeAt(one.line);
    const gap = when ? between(first.end!, when) : 0;
    return gap > atOnce && gap <= longestStop;
  };
  const isOfRun = (one: Candidate) => files.some(({ index }) => one.evidence.some(({ file }) => file === index));
  return {
    isEnd: (one) => (one.fault !== null && faults.has(one.fault)) || isOfReport(one),
    isAfterwards,
    isLater: (one) => !isOfRun(one) || isAfterwards(one),
  };
}

/** The first crash of a run is what ended it: what crashes while it stops follows from that. */
function firstReport(files: readonly FileSigns[]): FileSigns | null {
  const reports = files.filter(({ isReport, end }) => isReport && end !== null);
  return reports.reduce<FileSigns | null>(
    (first, one) => (first && between(first.end!, one.end!) >= 0 ? first : one),
    null,
  );
}

function faultsOf(fingerprints: readonly string[], candidates: readonly Candidate[]): Set<string> {
  return new Set(
    candidates.flatMap(({ group, fault }) =>
      group && fault !== null && fingerprints.includes(group.fingerprint) ? [fault] : [],
    ),
  );
}

/** A report is of what ended the run, and its first finding says it. */
function isOfReport({ signs, rank, finding }: Candidate): boolean {
  return signs.isReport && rank === 0 && finding.severity !== "notice";
}
