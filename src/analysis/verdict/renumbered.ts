import type { Analysis, Excerpt } from "../model/analysis.ts";

/** An analysis with other numbers in the place of those of its lines. */
export function renumbered(analysis: Analysis, inLog: (line: number) => number): Analysis {
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
    findings: findings.map((one) => ({
      ...listed(one),
      excerpt: shown(one.excerpt),
      decisive: stated(one.decisive),
    })),
    runs: runs.map(placed),
  };
}
