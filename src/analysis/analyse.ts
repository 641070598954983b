import { bareLinesOf } from "./bare-lines.ts";
import { CandidateLines } from "./candidate-lines.ts";
import { evidenceOf } from "./evidence/evidence.ts";
import { type Facts, gatherFactsAndDetails } from "./facts.ts";
import { Join } from "./join.ts";
import { Lines } from "./lines.ts";
import { mergeAlike } from "./merge-findings.ts";
import { type Entry, type FoundFinding, type Level, levels, type Software, type Statement } from "./model.ts";
import { PlacesInLog } from "./places-in-log.ts";
import { readLog } from "./read-log.ts";
import { Reading } from "./reading.ts";
import { fittingExceptions, fittingFacts, fittingFindings } from "./result-size.ts";
import { findInWholeLog, findingSet, joinsOf, ruleFactsOf } from "./rule-set.ts";
import { ruleSetWith } from "./rule-set-version.ts";
import type { ExceptionGroup } from "./stack-traces.ts";
import type { RunOutcome } from "./verdict/outcome.ts";
import { verdict } from "./verdict/verdict.ts";

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
  /** The starts that the file holds, and what came of each: at most 200, the last one last. */
  runs: RunSummary[];
  /** Of the last run. `null` where the text is no log that anybody could judge. */
  outcome: RunOutcome | null;
  /** Lines from 0, the end exclusive, that nobody has read: see `analyse-ends.ts` and `reading.ts`. */
  unread?: { firstLine: number; endLine: number };
}

/** Lines from 0, the end exclusive. */
export interface RunSummary {
  firstLine: number;
  endLine: number;
  outcome: RunOutcome;
}

export type ReportedFinding = FoundFinding & { excerpt: Excerpt };

const maxExcerptLines = 60;
const maxExcerptLine = 1000;
/** For the findings behind the first ones. */
const shortExcerptLines = 3;
const shortExcerptLine = 300;
const maxExceptions = 200;
/** Nobody reads more; the worst come first. */
const maxFindings = 300;

/** What one server looks for beside what all do. */
export interface ExtraFindings {
  version: string;
  find(lines: Lines, entries: readonly Entry[], software: Software): FoundFinding[];
}

/** Everything a log says, as data. The same text and rules give the same analysis, wherever it runs. */
export function analyse(text: string, extra: ExtraFindings | null = null): Analysis {
  return analyseLines(new Lines(text), extra).analysis;
}

export function analyseLines(
  lines: Lines,
  extra: ExtraFindings | null = null,
): { analysis: Analysis; entries: Entry[] } {
  // What is shown are the lines as they are; what is read are those without what they got on their way here.
  const log = bareLinesOf(lines);
  const bare = log.lines;
  const read = readLog(bare);
  const { software, statements } = read;
  const places = new PlacesInLog(lines, log, read.entries);
  const { entries } = places;
  const { facts, details } = gatherFactsAndDetails(bare, read.entries, software);
  const candidates = new CandidateLines(bare);
  const reading = new Reading(bare.text.length);
  const found = findingSet.find(bare, read.entries, software, candidates, reading);
  const evidence = evidenceOf({ ...read, lines: bare, facts, details }, candidates);
  const join = new Join(evidence);
  for (const one of found) join.note(one, joinsOf(one.code));
  const matched = found.map((one) => join.join(one, joinsOf(one.code)));
  const extras = (extra?.find(lines, entries, software) ?? []).map((one) => places.bareFinding(one));
  const told = [...mergeAlike([...matched, ...findInWholeLog(evidence)], joinsOf), ...extras];
  const judged = verdict(told, evidence, ruleFactsOf);
  const findings = judged.findings.slice(0, maxFindings).map((one) => places.finding(one));
  const report = ({ fault: _, ...one }: FoundFinding, maxLines: number, maxCharacters: number): ReportedFinding => ({
    ...one,
    excerpt: excerptOf(lines, entries, one.firstLine, Math.min(one.endLine, one.firstLine + maxLines), maxCharacters),
  });
  const analysis: Analysis = {
    ruleSet: ruleSetWith(extra),
    software,
    lines: lines.count,
    statements: statements
      .map((one) => places.statement(one))
      .map((one) => ({ ...one, excerpt: excerptOf(lines, entries, one.line, one.line + 1, maxExcerptLine) })),
    facts: fittingFacts(places.facts(facts)),
    exceptions: fittingExceptions(
      inOrderOfUse(evidence.exceptions)
        .slice(0, maxExceptions)
        .map((one) => places.exception(one)),
    ),
    findings: fittingFindings(
      findings,
      (one) => report(one, maxExcerptLines, maxExcerptLine),
      (one) => report(one, shortExcerptLines, shortExcerptLine),
    ),
    runs: judged.runs.map(({ firstLine, endLine, outcome }) => ({ ...places.span(firstLine, endLine), outcome })),
    ...outcomeOf(isJudged(software, findings) ? (judged.runs.at(-1)?.outcome ?? null) : null, reading, places, bare),
  };
  return { analysis, entries };
}

/** Of what nobody has looked at, nobody can say that it went well. */
function outcomeOf(
  outcome: RunOutcome | null,
  { unreadFrom }: Reading,
  places: PlacesInLog,
  bare: Lines,
): Pick<Analysis, "outcome" | "unread"> {
  if (unreadFrom === null) return { outcome };
  return { outcome: outcome === "clean" ? null : outcome, unread: places.span(unreadFrom, bare.count) };
}

/** Of a text that nobody recognises, and in which nothing was found, nobody can say that it went well. */
function isJudged({ kind }: Software, findings: readonly FoundFinding[]): boolean {
  return kind !== "unknown" || findings.length > 0;
}

/** The crash first. */
function inOrderOfUse(groups: readonly ExceptionGroup[]): ExceptionGroup[] {
  return [...groups.filter(({ crash }) => crash), ...groups.filter(({ crash }) => !crash)];
}

function excerptOf(
  lines: Lines,
  entries: readonly Entry[],
  firstLine: number,
  endLine: number,
  maxCharacters: number,
): Excerpt {
  const entry = entryAt(entries, firstLine);
  const end = Math.min(Math.max(endLine, firstLine + 1), lines.count);
  const shown: string[] = [];
  for (let line = firstLine; line < end; line++) shown.push(lines.get(line).slice(0, maxCharacters));
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
