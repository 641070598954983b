import type { Analysis } from "../../../analysis/model/analysis.ts";
import { headlineOf } from "../../../analysis/words/headline.ts";
import { levelTotals } from "../../../analysis/words/level-totals.ts";
import { knownOutcome } from "../../../analysis/words/no-findings.ts";
import { withoutHanGaps } from "../../../i18n/han-gaps.ts";
import type { Language } from "../../../i18n/language.ts";
import { joined } from "../../../i18n/lists.ts";
import { type MarkdownWords, markdownWords } from "../../../i18n/markdown-words.ts";
import type { LogCounts, LogDetails } from "../../../logs/ports.ts";
import type { KnownCrash } from "../../../wire/known-crash.ts";
import { isoTime } from "../../answers/iso-time.ts";
import { sizeText } from "../text/units.ts";
import { environmentSection, partsSections, senderLines, timelineSection } from "./facts-section.ts";
import { exceptionsSection, findingsSection } from "./findings-section.ts";
import { knownSection } from "./known-section.ts";
import { codeSpan, escapeMarkdown } from "./markdown-text.ts";

const maxHeadline = 300;
const maxName = 255;

/**
 * A summary of a log as Markdown: problems first. Every section has its own limit, so that the whole is at most about
 * 30 KB, however large the log is. Views are not in it: it is the same for everyone.
 */
export function markdownSummary(
  analysis: Analysis,
  counts: LogCounts,
  details: LogDetails,
  url: string,
  language: Language,
  siteName: string,
  known: KnownCrash | null = null,
): string {
  const words = markdownWords[language];
  const { lines } = analysis;
  const outcome = knownOutcome(analysis, language);
  const totals = levelTotals(analysis);
  const raw = `${url.slice(0, url.lastIndexOf("/"))}/raw/${counts.id}`;
  const file = [
    counts.name === "" ? words.unnamed : codeSpan(counts.name, maxName),
    sizeText(counts.size, language),
    words.lineCount({ count: lines }),
    words.shared({ time: isoTime(counts.createdAt).slice(0, 16).replace("T", " ") }),
  ];
  const rawText = words.labelled({ label: words.rawText, text: `<${raw}>` });
  const levels = totals && joined("clauses", levelTexts(totals, words), language);
  const head = `# ${escapeMarkdown(headlineOf(analysis, language), maxHeadline)}

${withoutHanGaps(words.about({ site: escapeMarkdown(siteName, maxName) }))}

- ${words.labelled({ label: words.log, text: words.noted({ text: `<${url}>`, note: rawText }) })}
- ${words.labelled({ label: words.file, text: joined("clauses", file, language) })}
${levels === null ? "" : `- ${words.labelled({ label: words.counts, text: levels })}\n`}${outcome === null ? "" : `- ${words.labelled({ label: words.outcome, text: outcome })}\n`}${senderLines(details, words, language)}
`;
  const beside = knownSection(known, siteName, language);
  return `${head}\n${summaryOf(analysis, language, beside)}`.replace(/\n{3,}/g, "\n\n");
}

/** What a log says, without what is known of where it lies. `known`: what the logs of others say of its fault. */
export function summaryOf(analysis: Analysis, language: Language, known = ""): string {
  const words = markdownWords[language];
  return [
    findingsSection(analysis, words, language),
    known,
    exceptionsSection(analysis.exceptions, words, language),
    environmentSection(analysis, words, language),
    levelTotals(analysis) === null ? "" : timelineSection(analysis, words, language),
    partsSections(analysis.facts, words),
  ]
    .filter((section) => section !== "")
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trimEnd()
    .concat("\n");
}

/** The same of a text that is not stored, with its headline. */
export function summaryOfText(analysis: Analysis, language: Language): string {
  return `# ${escapeMarkdown(headlineOf(analysis, language), maxHeadline)}\n\n${summaryOf(analysis, language)}`;
}

function levelTexts({ errors, warnings }: { errors: number; warnings: number }, words: MarkdownWords): string[] {
  return [words.errorCount({ count: errors }), words.warningCount({ count: warnings })];
}
