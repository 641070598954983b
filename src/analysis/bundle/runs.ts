import type { RunOutcome } from "../model/analysis.ts";
import { ruleFactsOf } from "../rules/rule-set.ts";
import { isEnd } from "../verdict/outcome.ts";
import { type Comparison, certain } from "./comparison.ts";
import { meaningOfExit } from "./exit-codes.ts";
import { rankOfKind } from "./file-kinds.ts";
import type { FileSigns } from "./file-signs.ts";
import { exitsOfRun, isDeadBy, type RunExit } from "./launches.ts";
import type { RunReason } from "./model.ts";
import { dated, day } from "./moments.ts";
import { compareFiles } from "./same-run.ts";
import { headOf, isBad } from "./telling.ts";

/** Files of one run, before anything is said of it. */
export interface FileRun {
  /** The most telling first. */
  files: FileSigns[];
  reasons: RunReason[];
  /** How its program ended, as one of its files says, or the launcher of several starts. */
  exits: RunExit[];
}

type Joined = Pick<FileRun, "files" | "reasons">;

export type Compare = (a: FileSigns, b: FileSigns) => Comparison;

/** Each pair is compared once. */
export function comparer(): Compare {
  const known = new Map<string, Comparison>();
  return (a, b) => {
    const key = a.index < b.index ? `${a.index} ${b.index}` : `${b.index} ${a.index}`;
    let comparison = known.get(key);
    if (!comparison) {
      comparison = a.place < b.place ? compareFiles(a, b) : compareFiles(b, a);
      known.set(key, comparison);
    }
    return comparison;
  };
}

/** Puts files of one run together: what is surest first, and what nothing speaks against last. */
export function runsOfFiles(files: readonly FileSigns[], compare: Compare): FileRun[] {
  const pairs = files.flatMap((a, i) => files.slice(i + 1).map((b) => ({ a, b, comparison: compare(a, b) })));
  const runOf = new Map(files.map((file) => [file, { files: [file], reasons: [] } as Joined]));
  const candidates = pairs
    .filter(({ comparison }) => comparison.verdict !== "apart")
    .sort(
      (x, y) =>
        y.comparison.weight - x.comparison.weight ||
        togetherRank(x.a, x.b) - togetherRank(y.a, y.b) ||
        x.a.place - y.a.place ||
        x.b.place - y.b.place,
    );
  for (const { a, b, comparison } of candidates) {
    const [one, other] = [runOf.get(a)!, runOf.get(b)!];
    if (one === other) continue;
    const isSure = comparison.weight >= certain;
    const isContradicted = !isSure && one.files.some((x) => other.files.some((y) => compare(x, y).verdict === "apart"));
    if (isContradicted) continue;
    const joined: Joined = {
      files: [...one.files, ...other.files],
      reasons: [...one.reasons, ...other.reasons, { files: [a.index, b.index], because: comparison.because }],
    };
    for (const file of joined.files) runOf.set(file, joined);
  }
  return [...new Set(runOf.values())].map(({ files: together, reasons }) => ({
    files: [...together].sort(byTelling),
    reasons,
    exits: exitsOfRun([...together].sort(byTelling), files),
  }));
}

/** A launcher's log belongs to the log of the game rather than to an old report. */
function togetherRank(a: FileSigns, b: FileSigns): number {
  return a.isReport && !b.isGameLog ? 1 : b.isReport && !a.isGameLog ? 1 : 0;
}

export function byTelling(a: FileSigns, b: FileSigns): number {
  return tellingRank(a) - tellingRank(b) || a.place - b.place;
}

/** A report of what ended the run first, then what has a cause in it, then the rest. */
function tellingRank({ kind, file }: FileSigns): number {
  const worst = file.analysis.findings.find(({ isFromEarlierRun }) => !isFromEarlierRun)?.severity;
  const quiet = worst === "fatal" || worst === "error" ? 0 : worst === "warning" ? 1 : 2;
  return rankOfKind(kind) + (kind.includes("crash") ? 0 : quiet * 3);
}

const order: readonly RunOutcome[] = ["clean", "errors", "did-not-start", "crashed"];

/** The worst that one of its files says, with what only its end says. */
export function outcomeOfRun({ files, exits }: FileRun): RunOutcome | null {
  const said = files.flatMap(({ file }) => file.analysis.outcome ?? []);
  const worst = said.reduce<RunOutcome | null>(
    (best, one) => (best === null || order.indexOf(one) > order.indexOf(best) ? one : best),
    null,
  );
  return isDeadBy(exits) && !isEnd(worst) ? "crashed" : worst;
}

/** Of a log and the code that its program ended with, more is told than of either alone. */
function isToldByExit({ files, exits }: FileRun): boolean {
  return exits.some(
    ({ code, signs }) => files.some((one) => one !== signs) && ["killed", "native"].includes(meaningOfExit(code)),
  );
}

/** The end, where a file has dates. */
export function endOfRun({ files }: FileRun): number | null {
  const ends = files.flatMap(({ end }) => (end ? (dated(end) ?? []) : []));
  return ends.length > 0 ? Math.max(...ends) : null;
}

/**
 * How badly it went. A log may speak of a crash that the game outlived: only a report, an exit code or what the log says
 * first tells that it did not. A run of which no file says anything bad comes behind those of which one does.
 */
function trouble(run: FileRun): number {
  const heads = run.files.flatMap(({ file }) => headOf(file.analysis)?.severity ?? []);
  const hasEnded = isEnd(outcomeOfRun(run));
  if (heads.includes("fatal") || isToldByExit(run)) return hasEnded ? 7 : 6;
  const isSure = isDeadBy(run.exits) || run.files.some(({ isReport }) => isReport);
  if (heads.includes("error")) return hasEnded ? (isSure ? 7 : 5) : 4;
  // A start that went well does not make one in the same file undone that failed, as little as one in another file does.
  const wasBad = run.files.some(({ file }) => file.analysis.findings.some((finding) => isBad({ finding })));
  if (wasBad) return 3;
  return heads.length > 0 ? 2 : hasEnded ? 1 : 0;
}

/** `latest.log` is of the newest run there is. */
function isLatest({ files }: FileRun): boolean {
  return files.some(({ file }) => /(?:^|[\\/])(?:latest|debug)(?: \([^()]{1,80}\))?\.log$/i.test(file.name));
}

/** A crash of days ago is not why the game fails today. */
const old = 2 * day;

/**
 * The run that people mean comes first: the newest that failed, for a log of a run that went well does not make a crash
 * undone. Where that does not say why, and one of about the same time does, that one.
 */
export function inOrderOfMeaning(runs: readonly FileRun[]): FileRun[] {
  const newest = [...runs].sort(newestFirst);
  const worst = Math.max(...newest.map(trouble));
  const failed = newest.filter((run) => trouble(run) === worst);
  const [latest] = failed;
  const told =
    latest && !saysWhy(latest) ? (failed.find((run) => saysWhy(run) && !isOutdated(run, latest)) ?? latest) : latest;
  return told ? [told, ...newest.filter((run) => run !== told)] : newest;
}

/** Whether one of its files has more to say than that it crashed. */
function saysWhy({ files }: FileRun): boolean {
  return files.some(({ file }) => {
    const head = headOf(file.analysis);
    return head !== undefined && isBad({ finding: head }) && ruleFactsOf(head.code).role !== "unknown";
  });
}

/** Whoever has another run of the server has agreed since, whatever the log is called. */
function isFirstStart({ files }: FileRun): boolean {
  return files.every(({ file }) => headOf(file.analysis)?.code === "eula-not-accepted");
}

function newestFirst(a: FileRun, b: FileRun): number {
  const first = Number(isFirstStart(a)) - Number(isFirstStart(b));
  if (first !== 0) return first;
  const [one, other] = [endOfRun(a), endOfRun(b)];
  if (one !== null && other !== null && one !== other) return other - one;
  return Number(isLatest(b)) - Number(isLatest(a)) || byTelling(a.files[0]!, b.files[0]!);
}

function isOutdated(run: FileRun, newest: FileRun): boolean {
  const [end, newer] = [endOfRun(run), endOfRun(newest)];
  return end !== null && newer !== null && newer - end > old;
}
