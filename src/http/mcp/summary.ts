import type { Analysis } from "../../analysis/model/analysis.ts";
import type { Environment } from "../../analysis/model/facts.ts";
import { tellingLine } from "../../analysis/model/model.ts";
import { headlineOf } from "../../analysis/words/headline.ts";
import { levelTotals } from "../../analysis/words/level-totals.ts";
import { noFindingsText } from "../../analysis/words/no-findings.ts";
import { messageParts, titleOf } from "../../analysis/words/render.ts";
import { unreadText } from "../../analysis/words/unread.ts";
import type { Language } from "../../i18n/language.ts";
import { isoTime } from "../answers/iso-time.ts";
import type { ExplainedLog } from "../insights/explained-log.ts";
import { plainLine } from "../site/text/untrusted-text.ts";
import { knownOf } from "./known.ts";
import type { LogSummary } from "./tool-descriptions.ts";
import { noticeIn } from "./tool-limits.ts";

const maxName = 255;
const maxValue = 300;
const maxStatements = 30;
const maxFindings = 30;
const maxExceptions = 10;
const maxArguments = 40;

/** What a log is, in short, and how to go on from here. */
export function summaryOf({ analysis, counts, known }: ExplainedLog, origin: string, language: Language): LogSummary {
  const { software, facts, findings, exceptions } = analysis;
  const totals = levelTotals(analysis);
  const unread = unreadText(analysis, language);
  return {
    log: {
      id: counts.id,
      name: plainLine(counts.name, maxName),
      link: `${origin}/${counts.id}`,
      raw: `${origin}/raw/${counts.id}`,
      markdown: `${origin}/${counts.id}.md`,
      sharedAt: isoTime(counts.createdAt),
      bytes: counts.size,
      lines: analysis.lines,
    },
    title: plainLine(titleOf(software, language), maxValue),
    headline: plainLine(headlineOf(analysis, language), maxValue),
    software: {
      type: software.id,
      name: software.name,
      kind: software.kind,
      version: software.version === null ? null : plainLine(software.version, maxValue),
    },
    facts: [
      ...analysis.statements.slice(0, maxStatements).map(({ label, value, line }) => fact(label, value, line)),
      ...environmentFacts(facts.environment),
    ],
    counts: {
      errors: totals?.errors ?? null,
      warnings: totals?.warnings ?? null,
      findings: findings.length,
      exceptions: exceptions.length,
      mods: facts.mods.length,
      plugins: facts.plugins.length,
      datapacks: facts.datapacks.length,
      resourcePacks: facts.resourcePacks.length,
    },
    outcome: analysis.outcome,
    ...knownOf(known, language),
    ...(unread !== null && { unread }),
    ...(findings.length === 0 && { noFindings: noFindingsText(analysis, language) }),
    findings: findings.slice(0, maxFindings).map((finding) => ({
      code: finding.code,
      severity: finding.severity,
      title: plainLine(messageParts(finding, language).summary, maxValue),
      line: tellingLine(finding) + 1,
      count: finding.count,
      isFromEarlierRun: finding.isFromEarlierRun,
    })),
    exceptions: exceptions.slice(0, maxExceptions).map((group) => ({
      type: plainLine(group.type, maxValue),
      message: plainLine(group.message, maxValue),
      rootCause: plainLine(group.root.type, maxValue),
      line: group.firstLine + 1,
      count: group.count,
      isCrash: group.crash,
    })),
    next: nextSteps(findings[0]?.firstLine ?? exceptions[0]?.firstLine ?? null, analysis),
    notice: noticeIn(language),
  };
}

function nextSteps(line: number | null, { lines, findings }: Analysis): string[] {
  const steps = [
    "log_search finds lines by text or regular expression, such as a mod, a player, an error or a stack frame.",
  ];
  if (line !== null) {
    const from = Math.max(1, line + 1 - 20);
    const to = Math.min(lines, line + 1 + 40);
    steps.unshift(`log_lines from ${from} to ${to} shows what happened around the first problem.`);
  }
  if (findings.length > 0) steps.unshift("log_findings tells the problems with excerpts, and what to do about each.");
  return steps;
}

function environmentFacts(environment: Environment): LogSummary["facts"] {
  return Object.entries(environment).map(
    ([name, { value, line }]: [string, { value: string | string[]; line: number }]) =>
      fact(name, Array.isArray(value) ? value.slice(0, maxArguments).join(" ") : value, line),
  );
}

function fact(name: string, value: string, line: number): LogSummary["facts"][number] {
  return { name: plainLine(name, maxValue), value: plainLine(value, maxValue), line: line + 1 };
}
