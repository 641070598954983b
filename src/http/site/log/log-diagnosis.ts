import type { Analysis, ReportedFinding } from "../../../analysis/model/analysis.ts";
import { completenessText } from "../../../analysis/words/completeness.ts";
import { errorsOf } from "../../../analysis/words/level-totals.ts";
import { findingLinks } from "../../../analysis/words/links.ts";
import { noFindingsText } from "../../../analysis/words/no-findings.ts";
import { diagnosisWords } from "../../../i18n/diagnosis-words.ts";
import type { Language } from "../../../i18n/language.ts";
import { logWords } from "../../../i18n/log-words.ts";
import type { LogId } from "../../../logs/ports.ts";
import { diagnosisSection } from "../diagnosis/diagnosis-section.ts";
import type { Problem } from "../diagnosis/problem.ts";
import { type Html, html, nothing } from "../layout/html.ts";
import { icon } from "../layout/icons.ts";
import { breakableText } from "../text/breakable-text.ts";
import { durationText } from "../text/units.ts";
import { unreadNote } from "../text/unread-note.ts";

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
  const { durationMs } = analysis.facts.times;
  const errors = errorsOf(analysis.facts.levelCounts);
  // From the first line of the first run to the last of the last one, nobody ran.
  const isOne = analysis.runs.length <= 1;
  const ran = analysis.outcome === "clean" && isOne && durationMs ? durationText(durationMs, words) : null;
  const unexplained = noFindingsText(analysis, language);
  // Nobody knows how it went on: that it did not crash is not said of it.
  const stopped = analysis.completeness?.state === "stops-during-start" ? completenessText(analysis, language) : null;
  const { ranFor, ranWithNotes, ranWithoutCrash } = diagnosisWords[language];
  const how = (duration: string) =>
    (errors > 0 ? ranWithoutCrash : analysis.findings.length > 0 ? ranWithNotes : ranFor)({ duration });
  const headline = stopped ?? (ran === null ? null : how(ran));
  const said = html`<h3>${breakableText(headline ?? unexplained, language)}</h3>`;
  const below = html`<p class="finding-reason">${breakableText(unexplained, language)}</p>`;
  if (errors > 0) {
    return html`${said}
${headline === null ? nothing : below}<p class="verdict-note needs-script"><button type="button" class="tool to-cause needs-script" data-errors-only>${icon("filter")}<span>${words.errorsOnly}</span></button></p>`;
  }
  return html`${said}${stopped === null ? nothing : below}`;
}
