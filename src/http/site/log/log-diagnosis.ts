import type { Analysis, ReportedFinding } from "../../../analysis/model/analysis.ts";
import { errorsOf } from "../../../analysis/words/level-totals.ts";
import { findingLinks } from "../../../analysis/words/links.ts";
import { diagnosisWords } from "../../../i18n/diagnosis-words.ts";
import type { Language } from "../../../i18n/language.ts";
import { logWords } from "../../../i18n/log-words.ts";
import type { LogId } from "../../../logs/ports.ts";
import { diagnosisSection } from "../diagnosis/diagnosis-section.ts";
import type { Problem } from "../diagnosis/problem.ts";
import { type Html, html, nothing } from "../layout/html.ts";
import { icon } from "../layout/icons.ts";
import { breakableText } from "../text/breakable-text.ts";
import { unreadNote } from "../text/unread-note.ts";
import { howItWent } from "./how-it-went.ts";

/** What is wrong with a log, and between the cause and the rest of it what can be done with the log. */
export function logDiagnosis(
  analysis: Analysis | null,
  id: LogId,
  language: Language,
  actions: Html = nothing,
  known: Html = nothing,
): Html {
  const words = logWords[language];
  return diagnosisSection(
    {
      problems: analysis ? analysis.findings.map((finding) => problemOf(finding, analysis, language)) : [],
      title: analysis && isFine(analysis) ? diagnosisWords[language].howItWent : words.findings,
      note: analysis ? unreadNote(analysis, language) : nothing,
      nothingWrong: analysis ? nothingKnown(analysis, language) : html`<p class="note">${words.notAnalysed}</p>`,
      actions,
      known,
      wholeAddress: `/api/insights/${id}?lang=${language}`,
    },
    language,
  );
}

/** Errors that nobody knows are no reason to say that something went wrong where all of it ended well. */
function isFine({ findings, facts, outcome }: Analysis): boolean {
  const isQuiet = errorsOf(facts.levelCounts) === 0 || outcome === "clean";
  return isQuiet && findings.every(({ severity }) => severity === "notice");
}

function problemOf(finding: ReportedFinding, analysis: Analysis, language: Language): Problem {
  const { line, text } = finding.decisive;
  const place = (at: number) => ({
    text: logWords[language].goToLine({ line: at + 1 }),
    href: `#L${at + 1}`,
  });
  const others = finding.lines.filter((other) => other !== line);
  return {
    finding: isOneCrash(finding, analysis) ? { ...finding, count: 1 } : finding,
    lines: [line, ...others].map((at) => at + 1),
    evidence: [{ ...place(line), line: text, what: null }],
    links: findingLinks(finding, analysis),
    places: others.map(place),
  };
}

/** A report has what ended the game in several of its sections, which programs are told. People would take it for two crashes. */
function isOneCrash({ severity }: ReportedFinding, { software }: Analysis): boolean {
  return severity === "fatal" && software.kind.endsWith("-report");
}

/** What is known all the same. Errors that nobody has explained yet are worth a look: the button shows them alone. */
function nothingKnown(analysis: Analysis, language: Language): Html {
  const words = logWords[language];
  const [headline, ...more] = howItWent(analysis, language);
  const below = more.map((text) => html`<p class="finding-reason">${breakableText(text, language)}</p>`);
  const button = html`<p class="verdict-note needs-script"><button type="button" class="tool to-cause needs-script" data-errors-only>${icon("filter")}<span>${words.errorsOnly}</span></button></p>`;
  const hasErrors = errorsOf(analysis.facts.levelCounts) > 0;
  return html`<h3>${breakableText(headline, language)}</h3>${below}${hasErrors ? button : nothing}`;
}
