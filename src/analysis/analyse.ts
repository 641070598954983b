import { type Facts, gatherFacts } from "./facts.ts";
import { Lines } from "./lines.ts";
import { type Entry, type FoundFinding, type Level, levels, type Software, type Statement } from "./model.ts";
import { readLog } from "./read-log.ts";
import { fittingExceptions, fittingFacts, fittingFindings } from "./result-size.ts";
import { rootCauseFindings } from "./root-cause.ts";
import { causesOf, findingSet } from "./rule-set.ts";
import { ruleSetVersion } from "./rule-set-version.ts";
import { type ExceptionGroup, exceptions } from "./stack-traces.ts";

/** The lines of an entry, for showing. */
export interface Excerpt {
  level: Level;
  time: number | null;
  prefix: string;
  firstLine: number;
  lines: string[];
}

export interface Analysis {
  ruleSet: string;
  software: Software;
  lines: number;
  statements: (Statement & { excerpt: Excerpt })[];
  facts: Facts;
  exceptions: ExceptionGroup[];
  /** Causes first, consequences behind them, warnings last. */
  findings: ReportedFinding[];
}

export type ReportedFinding = FoundFinding & { excerpt: Excerpt };

const maxExcerptLines = 60;
const maxExcerptLine = 1000;
/** Where there are many. */
const shortExcerptLines = 3;
const shortExcerptLine = 300;
const maxExceptions = 200;
/** Nobody reads more; the worst come first. */
const maxFindings = 300;
const severityRank = { fatal: 0, error: 1, warning: 2, notice: 3 };

/** Everything a log says, as data. The same text gives the same analysis, wherever it runs. */
export function analyse(text: string): Analysis {
  return analyseLines(new Lines(text)).analysis;
}

export function analyseLines(lines: Lines): { analysis: Analysis; entries: Entry[] } {
  const { software, entries, statements } = readLog(lines);
  const facts = gatherFacts(lines, entries, software);
  const groups = exceptions(lines);
  const matched = findingSet.find(lines, entries, software);
  const known = { mods: facts.mods, plugins: facts.plugins };
  const computed = rootCauseFindings(groups, crashOf(lines, software), known);
  const findings = inOrder(withoutExplained([...matched, ...computed])).slice(0, maxFindings);
  const report = (one: FoundFinding, mostLines: number, mostCharacters: number): ReportedFinding => ({
    ...one,
    excerpt: excerptOf(lines, entries, one.firstLine, Math.min(one.endLine, one.firstLine + mostLines), mostCharacters),
  });
  const analysis: Analysis = {
    ruleSet: ruleSetVersion,
    software,
    lines: lines.count,
    statements: statements.map((one) => ({
      ...one,
      excerpt: excerptOf(lines, entries, one.line, one.line + 1, maxExcerptLine),
    })),
    facts: fittingFacts(facts),
    exceptions: fittingExceptions(groups.slice(0, maxExceptions)),
    findings: fittingFindings(
      findings,
      (one) => report(one, maxExcerptLines, maxExcerptLine),
      (one) => report(one, shortExcerptLines, shortExcerptLine),
    ),
  };
  return { analysis, entries };
}

function crashOf(lines: Lines, software: Software): { isCrashReport: boolean; description: string | null } {
  const isCrashReport = software.kind === "crash-report";
  const description = isCrashReport ? /^Description: ([^\r\n]{1,300})/m.exec(lines.text.slice(0, 20_000))?.[1] : null;
  return { isCrashReport, description: description ?? null };
}

/** A crash that a finding explains needs no second finding that says it is not understood. */
function withoutExplained(findings: FoundFinding[]): FoundFinding[] {
  const isExplained = findings.some(({ severity, code }) => severity === "fatal" && code !== "crash-unknown");
  const codes = new Set(findings.map(({ code }) => code));
  return findings
    .filter(({ code }) => code !== "crash-unknown" || !isExplained)
    .map((one) => {
      const causes = causesOf(one.code);
      return { ...one, isConsequence: causes.some((cause) => cause !== one.code && codes.has(cause)) };
    });
}

function inOrder(findings: FoundFinding[]): FoundFinding[] {
  return findings.sort(
    (a, b) =>
      // What ended the game may follow from a mere error: the cause is what people look for.
      weight(a) - weight(b) ||
      Number(a.isConsequence) - Number(b.isConsequence) ||
      severityRank[a.severity] - severityRank[b.severity] ||
      b.confidence - a.confidence ||
      a.firstLine - b.firstLine,
  );
}

function weight({ severity }: FoundFinding): number {
  return Math.max(severityRank[severity], severityRank.error);
}

function excerptOf(
  lines: Lines,
  entries: readonly Entry[],
  firstLine: number,
  endLine: number,
  mostCharacters: number,
): Excerpt {
  const entry = entryAt(entries, firstLine);
  const end = Math.min(Math.max(endLine, firstLine + 1), lines.count);
  const shown: string[] = [];
  for (let line = firstLine; line < end; line++) shown.push(lines.get(line).slice(0, mostCharacters));
  const { level = levels.info, time = null, prefix = "" } = entry ?? {};
  return { level, time, prefix, firstLine, lines: shown };
}

function entryAt(entries: readonly Entry[], line: number): Entry | undefined {
  let low = 0;
  let high = entries.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (entries[middle]!.firstLine <= line) low = middle;
    else high = middle - 1;
  }
  return entries[low];
}
