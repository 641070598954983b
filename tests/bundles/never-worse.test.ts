import { expect, test } from "bun:test";
import { analyse } from "../../src/analysis/analyse.ts";
import { exitIn, meaningOfExit } from "../../src/analysis/bundle/exit-codes.ts";
import { explainBundle } from "../../src/analysis/bundle/explain-bundle.ts";
import type { BundleExplanation, BundleFile } from "../../src/analysis/bundle/model.ts";
import type { ReportedFinding } from "../../src/analysis/model/analysis.ts";
import { roleRank } from "../../src/analysis/model/finding.ts";
import { severityRank } from "../../src/analysis/model/model.ts";
import { ruleFactsOf } from "../../src/analysis/rules/rule-set.ts";
import { findings, wholeLogFindings } from "../support/rule-samples.ts";

/**
 * What files say together is never worse than what the most telling of them says alone: that holds for any files, and is
 * tried with files that nobody put together by hand. Every sample of every rule is a file, beside others by chance.
 */
const samples = [...findings, ...wholeLogFindings].flatMap((rule) => rule.samples.map(({ text }) => text));
const reports = samples.filter((text) => /^-{4} Minecraft Crash Report/.test(text));
const jvmReports = samples.filter((text) => text.startsWith("#"));
const logs = samples.filter((text) => !/^-{2,4} |^#/.test(text)).map(inServerLog);

function inServerLog(text: string): string {
  return `[09:00:02] [Server thread/INFO]: Starting minecraft server version 1.20.4\n${text}\n`;
}

/** The same numbers every time. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const analyses = new Map<string, BundleFile["analysis"]>();
function file(name: string, text: string): BundleFile {
  const analysis = analyses.get(text) ?? analyse(text);
  analyses.set(text, analysis);
  return { name, text, analysis };
}

const reportName = "crash-2024-05-01_09.00.05-server.txt";
const kinds = [
  { name: "latest.log", pool: logs },
  { name: reportName, pool: reports },
  { name: "debug.log", pool: logs },
  { name: "hs_err_pid4410.log", pool: jvmReports },
  { name: "2024-05-01-1.log", pool: logs },
];

function bundleOf(next: (below: number) => number): BundleFile[] {
  const count = 2 + next(2);
  const first = next(kinds.length);
  return Array.from({ length: count }, (_, i) => {
    const { name, pool } = kinds[(first + i) % kinds.length]!;
    return file(name, pool[next(pool.length)]!);
  });
}

/** Starts of several days, of which each has failed in some way, or gone on after it and been stopped in the end. */
function daysOf(next: (below: number) => number): BundleFile[] {
  return Array.from({ length: 2 + next(2) }, (_, day) => {
    const date = `2024-05-0${day + 1}`;
    if (next(3) === 0) {
      const report = reports[next(reports.length)]!;
      return file(`crash-${date}_09.00.05-server.txt`, report.replace(/^Time: .*$/m, `Time: ${date} 09:00:05`));
    }
    const went = next(2) === 0 ? '[09:00:09] [Server thread/INFO]: Done (4.1s)! For help, type "help"\n' : "";
    const thrown =
      next(2) === 0 ? `[09:00:10] [Server thread/ERROR]: ${crashWords[next(crashWords.length)]!}\n${trace}` : "";
    const stopped = next(2) === 0 ? "[09:30:00] [Server thread/INFO]: Stopping server\n" : "";
    return file(`${date}-1.log`, `${logs[next(logs.length)]!}${went}${thrown}${stopped}`);
  });
}

/** What ended a run, or only looked like that. */
const crashWords = ["Encountered an unexpected exception", "Failed to load chunk 11,-4", "Reported exception thrown!"];
const trace = "java.util.ConcurrentModificationException: null\n\tat org.quillet.fen.Reeds.grow(Reeds.java:31)\n";

/** A report, and the log of its run: some trouble before, the same exception or none, and the name of the report. */
function runOf(next: (below: number) => number): BundleFile[] {
  const report = reports[next(reports.length)]!;
  const thrown = /^[\w.]+(?:Exception|Error)\b[^\n]*(?:\n\s+at [^\n]*)*/m.exec(report)?.[0] ?? "";
  const isPrinted = next(2) === 0 && thrown !== "";
  const trace = isPrinted ? `[09:00:05] [Server thread/ERROR]: Encountered an unexpected exception\n${thrown}\n` : "";
  const saved = `[09:00:05] [Server thread/ERROR]: This crash report has been saved to: /srv/crash-reports/${reportName}\n`;
  return [file(reportName, report), file("latest.log", `${logs[next(logs.length)]!}${trace}${saved}`)];
}

function headOf({ analysis }: BundleFile): ReportedFinding | undefined {
  return analysis.findings.find(({ severity, isFromEarlierRun }) => severity !== "notice" && !isFromEarlierRun);
}

const names = /^(?:mod|plugin|suspect|culprit|provider)$/;
const namesSomebody = (parameters: object) => Object.keys(parameters).some((name) => names.test(name));
const isVague = (code: string) => roleRank[ruleFactsOf(code).role] === roleRank.unknown;

/** Whether a reader would rather have been told that. What ended a run may be an error or fatal, and is as good. */
function isBetter(head: ReportedFinding, told: BundleExplanation["findings"][number], isEnd: boolean): boolean {
  if (severityRank[head.severity] < severityRank[told.severity]) return head.severity === "fatal" && !isEnd;
  if (head.severity !== told.severity) return false;
  if (isVague(told.code)) return !isVague(head.code) && ruleFactsOf(head.code).role !== "environment";
  return head.code === told.code && namesSomebody(head.parameters) && !namesSomebody(told.parameters);
}

function isReportOrExit({ name, text }: BundleFile): boolean {
  const exit = exitIn(text);
  return /^crash-|^hs_err/.test(name) || (exit !== null && meaningOfExit(exit.code) !== "fine");
}

function complaints(files: readonly BundleFile[], told: BundleExplanation): string[] {
  const [first] = told.findings;
  const evidenceIn = (index: number) =>
    told.findings.find(({ evidence }) => evidence.some((one) => one.file === index));
  const wrong: string[] = [];
  const heads = told.runs[0]!.files.flatMap((index) => headOf(files[index]!) ?? []);
  // Of the run that is told, whichever of its files says it, at whatever place.
  const all = told.runs[0]!.files.flatMap((index) => files[index]!.analysis.findings);
  const worst = Math.min(
    ...[...all, ...told.findings].map(({ severity }) => severityRank[severity]),
    severityRank.notice,
  );
  const bad = heads.filter(({ severity }) => severity === "fatal" || severity === "error");
  if (bad.length > 0 && first?.severity !== "fatal" && first?.severity !== "error") wrong.push("a remark first");
  const isHead = heads.some(({ code }) => code === first?.code);
  const isOfSeveral = new Set(first?.evidence.map((one) => one.file)).size > 1;
  if (first && heads.length > 0 && !isHead && !isOfSeveral) wrong.push(`first is no file's: ${first.code}`);
  const ended = first ? files[first.file]!.analysis.outcome : null;
  const isEnd = isHead && (ended === "crashed" || ended === "did-not-start");
  for (const head of heads) {
    const isToldAsConsequence = told.findings.some((one) => one.code === head.code && one.isConsequence);
    if (first && isBetter(head, first, isEnd) && !isToldAsConsequence)
      wrong.push(`${head.code} is better than ${first.code}`);
  }
  files.forEach((one, index) => {
    const head = headOf(one);
    if (!head || (head.severity !== "fatal" && head.severity !== "error")) return;
    const apart = told.apart.find(({ file }) => file === index);
    if (apart ? apart.finding?.code !== head.code : !evidenceIn(index)) wrong.push(`${head.code} is lost`);
    // What ended a run may be an error; a report and an exit code say that it did.
    const hasEnded = told.runs[0]!.files.some((at) => isReportOrExit(files[at]!));
    if (apart && first && severityRank[head.severity] < worst && !hasEnded)
      wrong.push(`the run of ${head.code} is worse than that of ${first.code}`);
  });
  return wrong;
}

function expectNothingWorse(files: readonly BundleFile[]): BundleExplanation {
  const told = explainBundle(files);
  const wrong = complaints(files, told);
  const about = files.map((one) => [one.name, one.text.slice(0, 600), headOf(one)?.code]);
  expect({ wrong, about: wrong.length > 0 ? about : [] }).toEqual({ wrong: [], about: [] });
  const reversed = explainBundle([...files].reverse());
  expect([reversed.findings[0]?.code, about]).toEqual([told.findings[0]?.code, about]);
  return told;
}

test("there are enough samples of every kind", () => {
  expect([logs, reports, jvmReports].map((pool) => pool.length > 5)).toEqual([true, true, true]);
});

test.each([1, 2])("files by chance are never told worse than the most telling of them (%i)", (seed) => {
  const next = numbersFrom(seed);
  for (let i = 0; i < 200; i++) expectNothingWorse(bundleOf(next));
});

test.each([4, 5])("neither is a log with its crash report (%i)", (seed) => {
  const next = numbersFrom(seed);
  for (let i = 0; i < 200; i++) {
    const files = runOf(next);
    const { runs, apart } = expectNothingWorse(files);
    expect([runs.length, apart, files.map(({ text }) => text.slice(0, 600))]).toEqual([1, [], expect.anything()]);
  }
});

test.each([7, 8])("neither are starts of several days (%i)", (seed) => {
  const next = numbersFrom(seed);
  for (let i = 0; i < 200; i++) expectNothingWorse(daysOf(next));
});

const fine = inServerLog(
  '[09:00:20] [Server thread/INFO]: Done (4.1s)! For help, type "help"\n[09:30:00] [Server thread/INFO]: Stopping server',
);

/** What people share beside the file that tells it, and that has nothing to add. */
const nothingToAdd: [string, (text: string, next: (below: number) => number) => BundleFile][] = [
  ["its beginning", (text, next) => file("part.log", text.slice(0, 200 + next(text.length)))],
  ["its end", (text, next) => file("part.log", text.slice(Math.min(next(text.length), text.length - 100)))],
  ["a copy from another system", (text) => file("copy.txt", text.replaceAll("\n", "\r\n"))],
  ["a copy with a few words around it", (text) => file("help.txt", `please help me\n${text}\nthanks`)],
  [
    "a launcher that started the game once more",
    () =>
      file(
        "launcher.log",
        `[09:00:00] [Launch] Setting user: Mari\n[09:00:09] [Launch] Minecraft process exited with exit code 1\n[09:10:00] [Launch] Setting user: Mari\n[09:20:00] [Launch] Minecraft process exited with exit code 0\n`,
      ),
  ],
  [
    "a launcher that only says that it failed",
    () => file("launcher.log", "Minecraft process ID: 4410\nProcess exited with code 1.\n"),
  ],
  ["a log of a run that went well", () => file("2024-05-02-1.log", fine)],
];

/** Also where the fault is of an earlier run in the same log. */
const alone = [...reports, ...logs, ...logs.map((text) => `${text}${fine}`)].filter((text) => text.length > 400);

test.each(nothingToAdd)("what a file tells alone is told first, beside %s", (_, beside) => {
  const next = numbersFrom(10);
  const isBad = ({ severity }: { severity: string }) => severity === "fatal" || severity === "error";
  for (let i = 0; i < 120; i++) {
    const one = file("latest.log", alone[next(alone.length)]!);
    const head = one.analysis.findings.find(({ severity }) => severity !== "notice");
    if (!head || !isBad(head)) continue;
    const [told] = explainBundle([one, beside(one.text, next)]).findings;
    expect([told?.code, one.text]).toEqual([head.code, one.text]);
  }
});
