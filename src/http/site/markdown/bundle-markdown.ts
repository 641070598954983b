import type { BundleFinding } from "../../../analysis/bundle/model.ts";
import { bundleInsightsOf } from "../../../analysis/words/bundle-insights.ts";
import { outcomeText } from "../../../analysis/words/render.ts";
import { bundleWords } from "../../../i18n/bundle-words.ts";
import { withoutHanGaps } from "../../../i18n/han-gaps.ts";
import type { Language } from "../../../i18n/language.ts";
import { joined } from "../../../i18n/lists.ts";
import { type MarkdownWords, markdownWords } from "../../../i18n/markdown-words.ts";
import type { LogId } from "../../../logs/ports.ts";
import type { BundleEvidenceInsight, BundleFindingInsight } from "../../../wire/bundle-insights.ts";
import type { KnownCrash } from "../../../wire/known-crash.ts";
import type { ExplainedBundle } from "../../insights/bundle-insights.ts";
import { adviceList, findingHead } from "./findings-section.ts";
import { knownSection } from "./known-section.ts";
import { codeSpan, escapeMarkdown, SizedText } from "./markdown-text.ts";

const findingBytes = 12_000;
const maxFindings = 12;
const maxEvidence = 8;
const maxHeadline = 300;
const maxName = 255;
const maxText = 400;
const maxLine = 300;

/**
 * What several files say together, as Markdown: the cause once, with the lines of every file that prove it. What each
 * file says alone is behind its link. At most about 20 KB, however large the files are.
 */
export function bundleMarkdown(
  { files, explanation }: ExplainedBundle,
  id: LogId,
  origin: string,
  language: Language,
  siteName: string,
  known: KnownCrash | null = null,
): string {
  const words = markdownWords[language];
  const ofFiles = bundleWords[language];
  const named = files.map(({ name, software }) => ({ name, analysis: { software } }));
  const inWords = bundleInsightsOf(explanation, named, language);
  const headline = inWords.headline || ofFiles.files;
  const list = inWords.order.map((at) => {
    const { kind, title } = inWords.files[at]!;
    const about = [ofFiles.kinds[kind], escapeMarkdown(title, maxText)].filter((part) => part !== "");
    const address = `${origin}/${files[at]!.id}`;
    const label = words.noted({ text: codeSpan(files[at]!.name, maxName), note: joined("clauses", about, language) });
    const text = joined("clauses", [`<${address}>`, `${words.summary} <${address}.md>`], language);
    return `  - ${words.labelled({ label, text })}\n`;
  });
  const zip = words.labelled({ label: ofFiles.zip, text: `<${origin}/api/bundle/${id}/zip>` });
  const head = `# ${escapeMarkdown(headline, maxHeadline)}

${withoutHanGaps(words.aboutFiles({ site: escapeMarkdown(siteName, maxName) }))}

- ${words.labelled({ label: words.link, text: words.noted({ text: `<${origin}/${id}>`, note: zip }) })}
- ${headed(ofFiles.files, words)}
${list.join("")}${inWords.outcome === null ? "" : `- ${words.labelled({ label: words.outcome, text: outcomeText(inWords.outcome, language) })}\n`}`;
  const { apart, missing, unread } = inWords;
  const notes = [...apart, ...(missing ? [missing] : []), ...(unread ? [unread] : [])].map(({ message }) => message);
  const saidBeside = notes.map((note) => `- ${escapeMarkdown(note, maxText)}\n`).join("");
  const findings = findingsText(explanation.findings, inWords.findings, explanation.apart.length > 0, language);
  const beside = knownSection(known, siteName, language);
  return `${head}\n${findings}${beside === "" ? "" : `\n${beside}`}${saidBeside === "" ? "" : `\n## ${words.notes}\n\n${saidBeside}`}`;
}

function findingsText(
  findings: readonly BundleFinding[],
  inWords: readonly BundleFindingInsight[],
  hasOthers: boolean,
  language: Language,
): string {
  const words = markdownWords[language];
  const text = new SizedText(findingBytes);
  text.add(`## ${words.findings}\n`);
  const { noProblem, noProblemOfRun } = bundleWords[language];
  if (inWords.length === 0) text.add(`${hasOthers ? noProblemOfRun : noProblem}\n`);
  let shown = 0;
  for (const finding of inWords.slice(0, maxFindings)) {
    const where = finding.count > 1 ? words.times({ count: finding.count }) : "";
    const head = findingHead(findings[shown]!, shown + 1, where, words, language);
    const whole = head + adviceList(finding.advice, finding.links ?? [], words, language);
    if (![whole + proofText(finding.evidence, words, language), whole, head].some((form) => text.add(form))) break;
    shown++;
  }
  return shown < inWords.length ? `${text}\n${words.more({ count: inWords.length - shown })}\n` : String(text);
}

function proofText(evidence: readonly BundleEvidenceInsight[], words: MarkdownWords, language: Language): string {
  const lines = evidence.slice(0, maxEvidence).map(({ name, line, text, what }) => {
    const place = bundleWords[language].place({ file: codeSpan(name, maxName), line: String(line) });
    const label = words.noted({ text: place, note: what });
    return `- ${words.labelled({ label, text: codeSpan(text, maxLine) })}\n`;
  });
  return lines.length === 0 ? "" : `\n${headed(bundleWords[language].proof, words)}\n\n${lines.join("")}`;
}

/** What stands above a list. */
function headed(label: string, words: MarkdownWords): string {
  return words.labelled({ label, text: "" }).trimEnd();
}
