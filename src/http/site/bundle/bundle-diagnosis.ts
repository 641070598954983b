import type { BundleExplanation } from "../../../analysis/bundle/model.ts";
import type { ReportedFinding } from "../../../analysis/model/analysis.ts";
import { tellingLine } from "../../../analysis/model/model.ts";
import { bundleInsightsOf } from "../../../analysis/words/bundle-insights.ts";
import { bundleWords } from "../../../i18n/bundle-words.ts";
import { diagnosisWords } from "../../../i18n/diagnosis-words.ts";
import type { Language } from "../../../i18n/language.ts";
import { logWords } from "../../../i18n/log-words.ts";
import type { BundleEvidenceInsight } from "../../../wire/bundle-insights.ts";
import { Cards } from "../diagnosis/cards.ts";
import { diagnosisSection } from "../diagnosis/diagnosis-section.ts";
import type { Problem, Quote } from "../diagnosis/problem.ts";
import { type Html, html, nothing } from "../layout/html.ts";
import { breakableText } from "../text/breakable-text.ts";
import { plainLine } from "../text/untrusted-text.ts";
import { type BundleView, fileAddress } from "./bundle-view.ts";

const maxName = 80;

/** What is wrong with several files, told once for all of them; then what other runs show, whose files are among them. */
export function bundleDiagnosis(view: BundleView, language: Language, actions: Html, known: Html = nothing): Html {
  const words = bundleWords[language];
  const { explanation } = view;
  const common = { title: words.verdict, actions, known, wholeAddress: `/api/insights/${view.id}?lang=${language}` };
  if (!explanation) {
    const nothingWrong = html`<p class="note">${words.notExplained}</p>`;
    return diagnosisSection({ ...common, problems: [], note: nothing, nothingWrong }, language);
  }
  const named = view.files.map(({ name, analysis }) => ({ name, analysis: analysis! }));
  const { findings, missing, unread, apart } = bundleInsightsOf(explanation, named, language);
  const problems = explanation.findings.map((finding, place) => {
    const quotes = findings[place]!.evidence.map((one) => quoteOf(view, one, language));
    const [first] = quotes;
    const lines = quotes.filter(({ file }) => file === view.shown).map(({ at }) => at);
    return {
      finding,
      lines: [...new Set(lines)],
      evidence: quotes.map((quote) => (quote === first ? { ...quote, what: null } : quote)),
      links: findings[place]!.links ?? [],
      places: [],
    };
  });
  const none = apart.length > 0 ? words.noProblemOfRun : words.noProblem;
  return diagnosisSection(
    {
      ...common,
      problems,
      note: unread ? html`<p class="note">${unread.message}</p>` : nothing,
      nothingWrong: html`<h3>${breakableText(none, language)}</h3>`,
      after: missing
        ? html`<p class="verdict-note"><bdi>${breakableText(missing.message, language)}</bdi></p>`
        : nothing,
      also: otherRuns(view, explanation, apart, language),
    },
    language,
  );
}

/** Lines from 1. */
interface PlacedQuote extends Quote {
  file: number;
  at: number;
}

/** The file's own analysis knows which line of the entry is worth quoting, and what of it is its message. */
function quoteOf(view: BundleView, evidence: BundleEvidenceInsight, language: Language): PlacedQuote {
  const { file, name, line, text, what } = evidence;
  const own = view.files[file]?.analysis?.findings.find((one) => tellingLine(one) + 1 === line);
  const at = own ? own.decisive.line + 1 : line;
  return {
    file,
    at,
    text: placeText(view, file, name, at, language),
    href: fileAddress(view, file, at),
    line: own?.decisive.text ?? text,
    what,
  };
}

/** The file that the page shows need not be named. Line from 1. */
function placeText({ shown }: BundleView, file: number, name: string, line: number, language: Language): string {
  if (file === shown) return logWords[language].goToLine({ line });
  return bundleWords[language].place({ file: plainLine(name, maxName), line });
}

/** The cause of each other run, or why its files do not belong here. One that shows neither needs no card. */
function otherRuns(
  view: BundleView,
  { runs }: BundleExplanation,
  apart: readonly { file: number; message: string }[],
  language: Language,
): Html[] {
  const cards = new Cards(language);
  return runs.slice(1).flatMap((run) => {
    const reasons = apart.filter(({ file }) => run.files.includes(file)).map(({ message }) => message);
    const file = run.files.find((one) => causeIn(view, one)) ?? run.files[0]!;
    const cause = causeIn(view, file);
    if (!cause && reasons.length === 0) return [];
    const label = diagnosisWords[language].ofOtherRun({ file: plainLine(view.files[file]!.name, maxName) });
    return cards.ofOtherRun(label, cause ? problemOfFile(view, file, cause, language) : null, reasons);
  });
}

function causeIn(view: BundleView, file: number): ReportedFinding | undefined {
  return view.files[file]?.analysis?.findings.find(({ severity }) => severity !== "notice");
}

function problemOfFile(view: BundleView, file: number, finding: ReportedFinding, language: Language): Problem {
  const { line, text } = finding.decisive;
  const place = placeText(view, file, view.files[file]!.name, line + 1, language);
  return {
    finding,
    lines: file === view.shown ? [line + 1] : [],
    evidence: [{ text: place, href: fileAddress(view, file, line + 1), line: text, what: null }],
    links: [],
    places: [],
  };
}
