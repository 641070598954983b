import type { BundleExplanation } from "../../../analysis/bundle/model.ts";
import { bundleInsightsOf } from "../../../analysis/words/bundle-insights.ts";
import { messageParts } from "../../../analysis/words/render.ts";
import { bundleWords } from "../../../i18n/bundle-words.ts";
import type { Language } from "../../../i18n/language.ts";
import { logWords } from "../../../i18n/log-words.ts";
import { numberFormats } from "../../../i18n/numbers.ts";
import type { BundleEvidenceInsight } from "../../../wire/bundle-insights.ts";
import { type Html, html, nothing } from "../layout/html.ts";
import { breakableText } from "../text/breakable-text.ts";
import { plainLine } from "../text/untrusted-text.ts";
import { bundleTimeline } from "./bundle-timeline.ts";
import { type BundleView, fileAddress } from "./bundle-view.ts";

const maxEvidence = 6;
const maxEvidenceCharacters = 200;
/** The cause, told once for all files, with the lines that prove it; which file would help next; and when it was. */
export function bundleVerdict(view: BundleView, language: Language): Html {
  const words = bundleWords[language];
  const { explanation } = view;
  return html`<section class="verdict" aria-labelledby="verdict-title"><h2 id="verdict-title" tabindex="-1">${words.verdict}</h2>
<div class="verdict-parts">${explanation ? causeAndProof(view, explanation, language) : html`<p class="note">${words.notExplained}</p>`}
${bundleTimeline(view, language)}</div></section>`;
}

function causeAndProof(view: BundleView, explanation: BundleExplanation, language: Language): Html {
  const words = bundleWords[language];
  const named = view.files.map(({ name, analysis }) => ({ name, analysis: analysis! }));
  const { findings, missing, apart, unread } = bundleInsightsOf(explanation, named, language);
  const [cause] = explanation.findings;
  const [first, ...others] = findings;
  const notes = [...apart, ...(missing ? [missing] : []), ...(unread ? [unread] : [])].map(({ message }) => message);
  const said = html`${notes.map((message) => html`<p class="verdict-note"><bdi>${breakableText(message)}</bdi></p>`)}`;
  if (!cause || !first)
    return html`<div><p>${apart.length > 0 ? words.noProblemOfRun : words.noProblem}</p>${said}</div>`;
  const { summary, detail } = messageParts(cause, language);
  const advice = first.advice.map((text) => html`<li>${breakableText(text)}</li>`);
  const more = others.filter(({ isConsequence, severity }) => !isConsequence && severity !== "notice").length;
  const count = numberFormats[language].format(more);
  return html`<div class="finding severity-${first.severity}">
<p class="finding-head"><span class="severity">${logWords[language].severity[first.severity]}</span>${more > 0 ? html`<span class="chip">${words.moreProblems(count, more !== 1)}</span>` : nothing}</p>
<h3><bdi>${breakableText(summary)}</bdi></h3>
${detail === null ? nothing : html`<p class="finding-detail"><bdi>${breakableText(detail)}</bdi></p>`}
<ul class="advice" aria-label="${logWords[language].advice}">${advice}</ul>
</div>
<div class="verdict-proof"><h3>${words.proof}</h3>
<ol>${first.evidence.slice(0, maxEvidence).map((one) => evidenceItem(view, one, language))}</ol>
${said}</div>`;
}

function evidenceItem(view: BundleView, { file, name, line, text, what }: BundleEvidenceInsight, language: Language) {
  const place = bundleWords[language].place(plainLine(name, 80), numberFormats[language].format(line));
  return html`<li><a href="${fileAddress(view, file, line)}"><bdi>${place}</bdi></a> <span class="soft">${what}</span>
<span class="quote"><bdi>${plainLine(text, maxEvidenceCharacters)}</bdi></span></li>`;
}
