import type { AnalyseAnswer } from "../../wire/insights-answer.ts";
import type { Analysis } from "../model/analysis.ts";
import type { Language } from "../model/model.ts";
import { completenessText } from "./completeness.ts";
import { headlineOf } from "./headline.ts";
import { findingLinks, linksIn } from "./links.ts";
import { findingText, namedParameters, titleOf } from "./render.ts";
import { unreadText } from "./unread.ts";

/** An analysis as programs get it, in one language. Lines are counted from 1, as people and editors do. */
export function insightsOf(analysis: Analysis, language: Language): AnalyseAnswer {
  const { software, facts, statements, exceptions, findings, runs, outcome } = analysis;
  const counted = <T extends { line: number }>(list: readonly T[]): T[] =>
    list.map((one) => ({ ...one, line: one.line + 1 }));
  const fromOne = (lines: readonly number[]) => lines.map((line) => line + 1);
  return {
    success: true,
    type: software.id,
    name: software.name,
    kind: software.kind,
    version: software.version,
    title: titleOf(software, language),
    headline: headlineOf(analysis, language),
    language,
    ruleSet: analysis.ruleSet,
    lines: analysis.lines,
    ...unreadOf(analysis, language),
    ...(outcome ? { outcome } : {}),
    ...completenessIn(analysis, language),
    runs: runs.map(({ firstLine, endLine, outcome }) => ({ firstLine: firstLine + 1, lastLine: endLine, outcome })),
    versions: Object.fromEntries(statements.map(({ label, value }) => [label, value])),
    ...facts,
    environment: Object.fromEntries(
      Object.entries(facts.environment).map(([name, fact]) => [name, { ...fact, line: fact.line + 1 }]),
    ),
    mods: counted(facts.mods),
    plugins: counted(facts.plugins),
    datapacks: counted(facts.datapacks),
    resourcePacks: counted(facts.resourcePacks),
    timeline: {
      ...facts.timeline,
      buckets: facts.timeline.buckets.map((one) => ({
        ...one,
        firstLine: one.firstLine < 0 ? null : one.firstLine + 1,
      })),
    },
    exceptions: exceptions.map((group) => ({
      ...group,
      firstLine: group.firstLine + 1,
      lines: fromOne(group.lines),
    })),
    findings: findings.map(({ excerpt: _, endLine, ...finding }) => ({
      code: finding.code,
      severity: finding.severity,
      confidence: finding.confidence,
      isConsequence: finding.isConsequence,
      isFromEarlierRun: finding.isFromEarlierRun,
      parameters: namedParameters(finding.parameters, language),
      count: finding.count,
      firstLine: finding.firstLine + 1,
      lastLine: endLine,
      lines: fromOne(finding.lines),
      ...findingText(finding, language),
      ...linksIn(findingLinks(finding, analysis)),
    })),
  };
}

function completenessIn(analysis: Analysis, language: Language): Pick<AnalyseAnswer, "completeness"> {
  const { completeness } = analysis;
  const message = completenessText(analysis, language);
  return completeness && message !== null ? { completeness: { ...completeness, message } } : {};
}

/** Only where something was not read. */
export function unreadOf(analysis: Analysis, language: Language): Pick<AnalyseAnswer, "unread"> {
  const { unread } = analysis;
  const message = unreadText(analysis, language);
  if (!unread || message === null) return {};
  return { unread: { firstLine: unread.firstLine + 1, lastLine: unread.endLine, message } };
}
