import { completenessOf } from "./evidence/completeness.ts";
import { evidenceOf } from "./evidence/evidence.ts";
import { readLog } from "./evidence/read-log.ts";
import { gatherFactsAndDetails } from "./facts/facts.ts";
import type { Analysis, ReportedFinding, RunOutcome } from "./model/analysis.ts";
import { asWritten, type ReadableMethod } from "./model/exception-group.ts";
import type { Entry, FoundFinding, Software } from "./model/model.ts";
import { bareLinesOf } from "./read/bare-lines.ts";
import { endsOf } from "./read/log-ends.ts";
import { Reading } from "./rules/reading.ts";
import { findInLines, findInWholeLog, joinsOf, ruleFactsOf, walkOver } from "./rules/rule-set.ts";
import { ruleSetWith } from "./rules/rule-set-version.ts";
import { Lines } from "./text/lines.ts";
import { CandidateLines } from "./traces/candidate-lines.ts";
import type { ExceptionGroup } from "./traces/stack-traces.ts";
import { ApartBySuspect } from "./verdict/apart-by-suspect.ts";
import { DecisiveLines } from "./verdict/decisive-lines.ts";
import { excerptOf } from "./verdict/excerpts.ts";
import { installedIn } from "./verdict/installed-provider.ts";
import { Join } from "./verdict/join.ts";
import { mergeAlike } from "./verdict/merge-findings.ts";
import { isEnd } from "./verdict/outcome.ts";
import { PlacesInLog } from "./verdict/places-in-log.ts";
import { renumbered } from "./verdict/renumbered.ts";
import { fittingExceptions, fittingFacts, fittingFindings } from "./verdict/result-size.ts";
import { softwareOfRuns, withRunning } from "./verdict/running.ts";
import { withSystem } from "./verdict/system.ts";
import { verdict } from "./verdict/verdict.ts";

const maxExcerptLines = 60;
const maxExcerptLine = 1000;
/** For the findings behind the first ones. */
const shortExcerptLines = 3;
const shortExcerptLine = 300;
const maxExceptions = 200;
/** Nobody reads more; the worst come first. */
const maxFindings = 300;
const nothing = () => {};

/** What one server looks for beside what all do. */
export interface ExtraFindings {
  version: string;
  find(lines: Lines, entries: readonly Entry[], software: Software): FoundFinding[];
}

/**
 * Everything a log says, as data. The same text and rules give the same analysis, wherever it runs. `nowAndThen` is called
 * while a large log is read, which leaves much behind.
 */
export function analyse(
  text: string,
  extra: ExtraFindings | null = null,
  readable: ReadableMethod = asWritten,
  nowAndThen: () => void = nothing,
): Analysis {
  return analyseLines(new Lines(text), extra, readable, nowAndThen).analysis;
}

/**
 * What the beginning and the end of a log say, for one that would take too long to read. Lines are those of the log. Of a
 * log that has a problem only in between, this knows nothing, and `unread` says so.
 */
export function analyseEnds(
  text: string,
  extra: ExtraFindings | null = null,
  readable: ReadableMethod = asWritten,
  nowAndThen: () => void = nothing,
): Analysis {
  const log = new Lines(text);
  const { text: ends, headLines, tailLine, unread } = endsOf(log);
  const inLog = (line: number) => (line < headLines ? line : line - headLines + tailLine);
  return { ...renumbered(analyse(ends, extra, readable, nowAndThen), inLog), lines: log.count, unread };
}

/** For one of which even that takes too long. */
export function analyseNothing(text: string, extra: ExtraFindings | null = null): Analysis {
  const { count } = new Lines(text);
  return { ...analyse("", extra), lines: count, unread: { firstLine: 0, endLine: count } };
}

export function analyseLines(
  lines: Lines,
  extra: ExtraFindings | null = null,
  readable: ReadableMethod = asWritten,
  nowAndThen: () => void = nothing,
): { analysis: Analysis; entries: Entry[] } {
  // What is shown are the lines as they are; what is read are those without what they got on their way here.
  const log = bareLinesOf(lines);
  const bare = log.lines;
  nowAndThen();
  const hits = walkOver(bare);
  const read = readLog(bare);
  const { software, writer, statements } = read;
  const places = new PlacesInLog(lines, log, read.entries);
  const { entries } = places;
  const { facts, details } = gatherFactsAndDetails(bare, read.entries, software, read.runs.at(-1)?.firstLine);
  const candidates = new CandidateLines(bare);
  const reading = new Reading(bare.text.length);
  const found = findInLines(bare, hits, read.entries, software, candidates, reading);
  const evidence = evidenceOf({ ...read, lines: bare, facts, details, readable }, candidates, nowAndThen);
  nowAndThen();
  const join = new Join(evidence);
  for (const one of found) join.note(one, joinsOf(one.code));
  const apart = new ApartBySuspect(join, evidence);
  const matched = found.flatMap((one) => apart.joined(one, joinsOf(one.code)));
  const extras = (extra?.find(lines, entries, software) ?? []).map((one) => places.bareFinding(one));
  nowAndThen();
  const told = [...mergeAlike([...matched, ...findInWholeLog(evidence)], joinsOf), ...extras];
  nowAndThen();
  const judged = verdict(told, evidence, ruleFactsOf);
  const os = facts.environment.os?.value;
  const softwareOf = softwareOfRuns(evidence);
  const withInstalled = installedIn(facts, software);
  const findings = judged.findings
    .slice(0, maxFindings)
    .map((one) => withSystem(withRunning(withInstalled(places.finding(one)), softwareOf(one)), os));
  const exceptions = inOrderOfUse(evidence.exceptions)
    .slice(0, maxExceptions)
    .map((one) => places.exception(one));
  nowAndThen();
  const lastRun = judged.runs.at(-1);
  const lastRunFrom = lastRun ? places.span(lastRun.firstLine, lastRun.endLine).firstLine : 0;
  const decisive = new DecisiveLines(lines, entries, exceptions, lastRunFrom);
  const report = ({ fault: _, ...one }: FoundFinding, maxLines: number, maxCharacters: number): ReportedFinding => ({
    ...one,
    excerpt: excerptOf(lines, entries, one.firstLine, Math.min(one.endLine, one.firstLine + maxLines), maxCharacters),
    decisive: decisive.of(one),
  });
  const analysis: Analysis = {
    ruleSet: ruleSetWith(extra),
    software: writer,
    lines: lines.count,
    statements: statements
      .map((one) => places.statement(one))
      .map((one) => ({ ...one, excerpt: excerptOf(lines, entries, one.line, one.line + 1, maxExcerptLine) })),
    facts: fittingFacts(places.facts(facts)),
    exceptions: fittingExceptions(exceptions),
    findings: fittingFindings(
      findings,
      (one) => report(one, maxExcerptLines, maxExcerptLine),
      (one) => report(one, shortExcerptLines, shortExcerptLine),
    ),
    runs: judged.runs.map(({ firstLine, endLine, outcome }) => ({ ...places.span(firstLine, endLine), outcome })),
    completeness: completenessOf(evidence, isEnd(judged.runs.at(-1)?.outcome)),
    ...(evidence.isDevelopment ? { isDevelopment: true } : {}),
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
