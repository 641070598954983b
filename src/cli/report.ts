import type { Analysis, ReportedFinding } from "../analysis/model/analysis.ts";
import type { Language, Severity } from "../analysis/model/model.ts";
import { tellingLine } from "../analysis/model/model.ts";
import { installedMods, installedPlugins } from "../analysis/owners/platform-ids.ts";
import { errorsOf } from "../analysis/words/level-totals.ts";
import { knownOutcome, noFindingsText } from "../analysis/words/no-findings.ts";
import { findingText, messageParts, titleOf } from "../analysis/words/render.ts";
import { versionName } from "../i18n/version-name.ts";
import type { Colour, Paint } from "./colours.ts";
import { safeLine } from "./terminal-text.ts";
import { type TerminalWords, terminalWords } from "./terminal-words.ts";

export const severityColours: Record<Severity, readonly Colour[]> = {
  fatal: ["bold", "magenta"],
  error: ["bold", "red"],
  warning: ["bold", "yellow"],
  notice: ["bold", "cyan"],
};

/** Nobody scrolls through more. The worst come first. */
const maxFindings = 20;
const excerptLines = 5;

/** An analysis for people, as lines for a terminal of this width. All that comes from the log is made safe. */
export function reportOf(analysis: Analysis, language: Language, paint: Paint, columns: number): string {
  const words = terminalWords[language];
  const shown = analysis.findings.slice(0, maxFindings);
  const lines = [
    ...headOf(analysis, language, words, paint, columns),
    ...shown.flatMap((finding) => ["", ...findingLines(finding, language, words, paint, columns)]),
  ];
  if (shown.length === 0) {
    const isHealthy = errorsOf(analysis.facts.levelCounts) === 0;
    lines.push("", paint(isHealthy ? "green" : "yellow", noFindingsText(analysis, language)));
  }
  const left = analysis.findings.length - shown.length;
  if (left > 0) lines.push("", paint("dim", words.more({ count: left })));
  return `${lines.join("\n")}\n`;
}

function headOf(analysis: Analysis, language: Language, words: TerminalWords, paint: Paint, columns: number): string[] {
  const { software, lines, statements, facts } = analysis;
  const { levelCounts, environment } = facts;
  const mods = installedMods(facts.mods);
  const plugins = installedPlugins(facts.plugins);
  const errors = errorsOf(levelCounts);
  const outcome = knownOutcome(analysis, language);
  const counts = [
    words.lines({ count: lines }),
    errors > 0 ? words.errors({ count: errors }) : "",
    levelCounts.warning > 0 ? words.warnings({ count: levelCounts.warning }) : "",
    mods.length > 0 ? words.mods({ count: mods.length }) : "",
    plugins.length > 0 ? words.plugins({ count: plugins.length }) : "",
  ];
  const head = [
    paint("bold", safeLine(titleOf(software, language), columns)),
    `  ${counts.filter((part) => part !== "").join(" · ")}`,
  ];
  const stated = statements.map(({ label, value }) => [versionName(label, language), value] as const);
  const known = (Object.keys(words.facts) as (keyof TerminalWords["facts"])[]).flatMap((key) => {
    const fact = environment[key];
    return fact ? [[words.facts[key], fact.value] as const] : [];
  });
  const ended = outcome === null ? [] : [[words.outcome, outcome] as const];
  for (const [label, value] of [...ended, ...stated, ...known]) {
    head.push(`  ${words.labelled({ label: paint("dim", safeLine(label, 40)), text: safeLine(value, columns) })}`);
  }
  return head;
}

function findingLines(
  finding: ReportedFinding,
  language: Language,
  words: TerminalWords,
  paint: Paint,
  columns: number,
): string[] {
  const { severity, count, isConsequence, isFromEarlierRun, excerpt } = finding;
  const { advice } = findingText(finding, language);
  const { summary, detail } = messageParts(finding, language);
  // The entry may begin far above: the line that says it is what people look for.
  const line = tellingLine(finding);
  const from = line - excerpt.firstLine < excerpt.lines.length ? Math.max(0, line - excerpt.firstLine) : 0;
  const where = [
    words.line({ number: String(line + 1) }),
    count > 1 ? words.times({ count }) : "",
    isFromEarlierRun ? words.earlierRun : "",
    isConsequence ? words.consequence : "",
  ].filter((part) => part !== "");
  const numberWidth = String(line + excerptLines).length;
  const shown = excerpt.lines.slice(from, from + excerptLines);
  return [
    `${paint(severityColours[severity], words.severities[severity])}  ${words.placed({ text: paint("bold", safeLine(summary, 1000)), places: paint("dim", where.join(", ")) })}`,
    ...(detail === null ? [] : [`  ${safeLine(detail, 1000)}`]),
    ...advice.map((one) => `  ${paint("green", "→")} ${safeLine(one, 1000)}`),
    ...shown.map((line, index) => {
      const number = String(excerpt.firstLine + from + index + 1).padStart(numberWidth);
      return `  ${paint("dim", `${number} |`)} ${safeLine(line, Math.max(20, columns - numberWidth - 6))}`;
    }),
  ];
}
