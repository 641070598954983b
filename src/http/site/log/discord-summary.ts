import type { Analysis, ReportedFinding } from "../../../analysis/model/analysis.ts";
import { tellingLine } from "../../../analysis/model/model.ts";
import { levelTotals } from "../../../analysis/words/level-totals.ts";
import { noFindingsText } from "../../../analysis/words/no-findings.ts";
import { findingText, titleOf } from "../../../analysis/words/render.ts";
import { unreadText } from "../../../analysis/words/unread.ts";
import type { Language } from "../../../i18n/language.ts";
import { type LogPartsWords, logPartsWords } from "../../../i18n/log-parts-words.ts";
import { numberFormats } from "../../../i18n/numbers.ts";
import type { LogCounts } from "../../../logs/ports.ts";
import { DiscordMessage, escapeDiscord, factsLine, findingForms } from "../text/discord-text.ts";

const maxFindings = 3;
const maxTitle = 200;
const maxValue = 60;

/** What "Copy for Discord" copies: the cause first, in few lines. Nothing in it pings, links or formats but our own. */
export function discordSummary(analysis: Analysis, counts: LogCounts, url: string, language: Language): string {
  const words = logPartsWords[language];
  const number = numberFormats[language];
  const summary = new DiscordMessage();
  summary.add(`**${escapeDiscord(titleOf(analysis.software, language), maxTitle)}**`);
  summary.add(`<${url}>`);
  summary.add(factsLine(analysis, words, number, language));
  summary.add(countsLine(analysis, counts, words, number));
  const { findings } = analysis;
  let shown = 0;
  for (const finding of findings.slice(0, maxFindings)) {
    const added = formsOf(finding, words, number, language).some((lines) => summary.add(lines));
    if (!added) break;
    shown++;
  }
  if (findings.length === 0) summary.add(noFindingsText(analysis, language));
  else if (shown < findings.length) summary.add(words.moreFindings(number.format(findings.length - shown)));
  const unread = unreadText(analysis, language);
  if (unread !== null) summary.add(unread);
  return summary.text;
}

function formsOf(
  finding: ReportedFinding,
  words: LogPartsWords,
  number: Intl.NumberFormat,
  language: Language,
): string[] {
  const place = words.findingLine(number.format(tellingLine(finding) + 1));
  return findingForms({ ...finding, ...findingText(finding, language) }, place, words);
}

function countsLine(analysis: Analysis, { name }: LogCounts, words: LogPartsWords, number: Intl.NumberFormat): string {
  const { lines } = analysis;
  const parts = [
    ...levelTexts(analysis, words, number),
    words.lineCount(number.format(lines), lines !== 1),
    escapeDiscord(name, maxValue),
  ];
  return parts.filter((part) => part !== "").join(" · ");
}

export function levelTexts(analysis: Analysis, words: LogPartsWords, number: Intl.NumberFormat): string[] {
  const totals = levelTotals(analysis);
  if (!totals) return [];
  const { errors, warnings } = totals;
  return [
    words.errorCount(number.format(errors), errors !== 1),
    words.warningCount(number.format(warnings), warnings !== 1),
  ];
}
