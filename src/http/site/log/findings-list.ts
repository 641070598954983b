import type { Analysis, ReportedFinding } from "../../../analysis/model/analysis.ts";
import { tellingLine } from "../../../analysis/model/model.ts";
import { errorsOf } from "../../../analysis/words/level-totals.ts";
import { noFindingsText } from "../../../analysis/words/no-findings.ts";
import { findingText, messageParts } from "../../../analysis/words/render.ts";
import type { Language } from "../../../i18n/language.ts";
import { type LogWords, logWords } from "../../../i18n/log-words.ts";
import { numberFormats } from "../../../i18n/numbers.ts";
import type { LogId } from "../../../logs/ports.ts";
import { fittingMarkup } from "../layout/fitting-markup.ts";
import { type Html, html, nothing } from "../layout/html.ts";
import { icon } from "../layout/icons.ts";
import { breakableText } from "../text/breakable-text.ts";
import { isolated } from "../text/isolated.ts";
import { unreadNote } from "../text/unread-note.ts";
import { plainLine } from "../text/untrusted-text.ts";

/** The rest is folded away: whoever helps reads the first ones. */
const openFindings = 5;
const maxFindings = 60;
/** Markup of all findings together. Sixty of usual length need half of it. */
const maxMarkup = 200_000;
const maxLineLinks = 8;
const maxExcerptCharacters = 300;

/** The problems as cards, causes first. Lines behind a card's links are counted from 1. */
export function findingsList(analysis: Analysis | null, id: LogId, language: Language): Html {
  const words = logWords[language];
  const number = numberFormats[language];
  const heading = html`<h2 id="findings-title" tabindex="-1">${words.findings}</h2>`;
  if (!analysis) return section(heading, html`<p class="note">${words.notAnalysed}</p>`);
  const { findings } = analysis;
  const unread = unreadNote(analysis, language);
  if (findings.length === 0) return section(heading, html`${unread}${nothingKnown(analysis, words, language)}`);
  const cards = fittingMarkup(
    findings
      .values()
      .take(maxFindings)
      .map((finding) => card(finding, language, words, number)),
    maxMarkup,
  );
  const missing = findings.length - cards.length;
  const leftOut =
    missing === 0
      ? nothing
      : html`<p class="soft">${words.findingsLeftOut(number.format(missing))} <a href="/api/insights/${id}?lang=${language}">${words.allFindings}</a></p>`;
  const rest = cards.slice(openFindings);
  const folded =
    rest.length === 0
      ? nothing
      : html`<details class="more-findings"><summary>${words.moreFindings(number.format(rest.length))}</summary>
<ol class="findings" start="${openFindings + 1}">${rest}</ol></details>`;
  return section(heading, html`${unread}<ol class="findings">${cards.slice(0, openFindings)}</ol>${folded}${leftOut}`);
}

/** Errors that nobody has explained yet are worth a look: the script makes the button show them alone. */
function nothingKnown(analysis: Analysis, words: LogWords, language: Language): Html {
  const said = html`<p class="soft">${noFindingsText(analysis, language)}</p>`;
  if (errorsOf(analysis.facts.levelCounts) === 0) return said;
  return html`${said}<div class="actions"><button type="button" class="tool needs-script" data-errors-only>${icon("filter")}<span>${words.errorsOnly}</span></button></div>`;
}

function section(heading: Html, content: Html): Html {
  return html`<section class="panel-part" aria-labelledby="findings-title">${heading}${content}</section>`;
}

function card(finding: ReportedFinding, language: Language, words: LogWords, number: Intl.NumberFormat): Html {
  const { severity, excerpt, isConsequence, isFromEarlierRun, count } = finding;
  const { summary, detail } = messageParts(finding, language);
  const advice = adviceItems(finding, language);
  const notes = [
    isFromEarlierRun ? html`<span class="chip">${words.earlierRun}</span>` : null,
    isConsequence ? html`<span class="chip">${words.consequence}</span>` : null,
    count > 1 ? html`<span class="chip">${words.timesFound(number.format(count))}</span>` : null,
  ].filter((note) => note !== null);
  const line = tellingLine(finding);
  const quoted = plainLine(excerpt.lines[line - excerpt.firstLine] ?? excerpt.lines[0] ?? "", maxExcerptCharacters);
  return html`<li class="finding severity-${severity}" data-lines="${finding.lines.map((line) => line + 1).join(" ")}">
<p class="finding-head"><span class="severity">${words.severity[severity]}</span>${notes}</p>
<h3><bdi>${breakableText(summary)}</bdi></h3>
${detail === null ? nothing : html`<p class="finding-detail"><bdi>${breakableText(detail)}</bdi></p>`}
${advice.length === 0 ? nothing : html`<ul class="advice" aria-label="${words.advice}">${advice}</ul>`}
<p class="evidence"><a class="quote" href="#L${line + 1}" tabindex="-1" aria-hidden="true"><bdi>${isolated(quoted)}</bdi></a>
${lineLinks(finding.lines, words, number)}</p>
</li>`;
}

function adviceItems(finding: ReportedFinding, language: Language): Html[] {
  const { house } = finding;
  if (!house) return findingText(finding, language).advice.map((text) => html`<li>${breakableText(text)}</li>`);
  return house[language].advice.map(({ text, url }) =>
    url === undefined
      ? html`<li>${text}</li>`
      : html`<li>${text} <a href="${url}" rel="noopener noreferrer">${url}</a></li>`,
  );
}

/** Links to lines, as many as are worth showing. Lines are counted from 0 here. */
function lineLinks(lines: readonly number[], words: LogWords, number: Intl.NumberFormat): Html {
  const links = lines
    .slice(0, maxLineLinks)
    .map((line) => html`<a class="line-link" href="#L${line + 1}">${words.goToLine(number.format(line + 1))}</a> `);
  return html`${links}`;
}
