import { type Analysis, analyse, type Excerpt, type ExtraFindings } from "./analyse.ts";
import { Lines } from "./lines.ts";
import { endsOf } from "./log-ends.ts";

/**
 * What the beginning and the end of a log say, for one that would take too long to read. Lines are those of the log. Of a
 * log that has a problem only in between, this knows nothing, and `unread` says so.
 */
export function analyseEnds(text: string, extra: ExtraFindings | null = null): Analysis {
  const log = new Lines(text);
  const { text: ends, headLines, tailLine, unread } = endsOf(log);
  const inLog = (line: number) => (line < headLines ? line : line - headLines + tailLine);
  return { ...withLines(analyse(ends, extra), inLog), lines: log.count, unread };
}

/** For one of which even that takes too long. */
export function analyseNothing(text: string, extra: ExtraFindings | null = null): Analysis {
  const { count } = new Lines(text);
  return { ...analyse("", extra), lines: count, unread: { firstLine: 0, endLine: count } };
}

/** The same with other numbers in the place of those of its lines. */
function withLines(analysis: Analysis, inLog: (line: number) => number): Analysis {
  const { statements, facts, exceptions, findings, runs } = analysis;
  const endInLog = (end: number) => (end === 0 ? 0 : inLog(end - 1) + 1);
  const placed = <T extends { firstLine: number; endLine: number }>(one: T): T => ({
    ...one,
    firstLine: inLog(one.firstLine),
    endLine: endInLog(one.endLine),
  });
  const listed = <T extends { firstLine: number; endLine: number; lines: number[] }>(one: T): T => ({
    ...placed(one),
    lines: one.lines.map(inLog),
  });
  const stated = <T extends { line: number }>(one: T): T => ({ ...one, line: inLog(one.line) });
  const shown = (excerpt: Excerpt): Excerpt => ({ ...excerpt, firstLine: inLog(excerpt.firstLine) });
  const { timeline } = facts;
  return {
    ...analysis,
    statements: statements.map((one) => ({ ...stated(one), excerpt: shown(one.excerpt) })),
    facts: {
      ...facts,
      environment: Object.fromEntries(Object.entries(facts.environment).map(([name, fact]) => [name, stated(fact)])),
      mods: facts.mods.map(stated),
      plugins: facts.plugins.map(stated),
      datapacks: facts.datapacks.map(stated),
      resourcePacks: facts.resourcePacks.map(stated),
      timeline: {
        ...timeline,
        buckets: timeline.buckets.map((one) => ({
          ...one,
          from: timeline.by === "line" ? inLog(one.from) : one.from,
          firstLine: one.firstLine < 0 ? one.firstLine : inLog(one.firstLine),
        })),
      },
    },
    exceptions: exceptions.map(listed),
    findings: findings.map((one) => ({ ...listed(one), excerpt: shown(one.excerpt) })),
    runs: runs.map(placed),
  };
}
