import type { Analysis } from "../../../analysis/model/analysis.ts";
import { levelTotals } from "../../../analysis/words/level-totals.ts";
import { unreadText } from "../../../analysis/words/unread.ts";
import type { Language } from "../../../i18n/language.ts";
import { type LogPartsWords, logPartsWords } from "../../../i18n/log-parts-words.ts";
import type { KnownCrash } from "../../../wire/known-crash.ts";
import { diagnosisOf } from "../diagnosis/diagnosis.ts";
import { ChatMessage } from "../text/chat-text.ts";
import { howItWent } from "./how-it-went.ts";

/** What "Copy for chat" copies of a log. */
export function chatSummary(
  analysis: Analysis,
  url: string,
  language: Language,
  known: KnownCrash | null = null,
): string {
  const words = logPartsWords[language];
  const message = new ChatMessage(url, language);
  const findings = analysis.findings.map((finding) => ({
    finding,
    place: words.line({ line: finding.decisive.line + 1 }),
    quote: finding.decisive.text,
  }));
  message.addFindings(diagnosisOf(findings, language), howItWent(analysis, language));
  message.addKnown(known);
  message.addFacts(analysis);
  const unread = unreadText(analysis, language);
  if (unread !== null) message.add(unread);
  return message.toString();
}

export function levelTexts(analysis: Analysis, words: LogPartsWords): string[] {
  const totals = levelTotals(analysis);
  if (!totals) return [];
  const { errors, warnings } = totals;
  return [words.errorCount({ count: errors }), words.warningCount({ count: warnings })];
}
