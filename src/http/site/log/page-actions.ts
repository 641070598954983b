import type { Analysis } from "../../../analysis/model/analysis.ts";
import { bundleWords } from "../../../i18n/bundle-words.ts";
import { diagnosisWords } from "../../../i18n/diagnosis-words.ts";
import type { Language } from "../../../i18n/language.ts";
import { logWords } from "../../../i18n/log-words.ts";
import { ownerWords } from "../../../i18n/owner-words.ts";
import type { LogCounts } from "../../../logs/ports.ts";
import type { KnownCrash } from "../../../wire/known-crash.ts";
import { bundleChatSummary } from "../bundle/bundle-chat-summary.ts";
import type { BundleView } from "../bundle/bundle-view.ts";
import { type Html, html, nothing } from "../layout/html.ts";
import { icon } from "../layout/icons.ts";
import { chatSummary } from "./chat-summary.ts";

interface ActionParts {
  language: Language;
  counts: LogCounts;
  analysis: Analysis | null;
  origin: string;
  bundle: BundleView | null;
  known: KnownCrash | null;
}

/**
 * What can be done with the log: to hand on the link and to tell a chat are in sight, the rest is in a menu. A script
 * shows to those who shared the log that they can remove it.
 */
export function pageActions(parts: ActionParts): Html {
  const { language, counts, bundle } = parts;
  const words = logWords[language];
  const summary = summaryOf(parts);
  const copy =
    summary === null
      ? nothing
      : html`<button type="button" class="tool action needs-script" data-copy="${summary}">${icon("copy")}<span>${diagnosisWords[language].copyForChat}</span></button>`;
  return html`<div class="actions">
<button type="button" class="tool action first-action needs-script" id="share-log">${icon("share")}<span>${words.shareThis}</span></button>
${copy}
<details class="menu" id="more-actions"><summary class="tool action more-actions bare">${icon("more")}<span>${diagnosisWords[language].more}</span></summary>
<div class="actions-menu sheet">
<a class="tool to-log" href="#log">${icon("down")}<span>${words.theLog}</span></a>
${bundle ? ofAllFiles(bundle, language) : nothing}<a class="tool" href="/raw/${counts.id}">${icon("text")}<span>${words.raw}</span></a>
<a class="tool" href="/raw/${counts.id}?download">${icon("download")}<span>${words.download}</span></a>
<a class="tool" href="/${counts.id}.md">${icon("text")}<span>${words.markdown}</span></a>
<button type="button" class="tool needs-script" data-copy-from="/content/${counts.id}">${icon("copy")}<span>${words.copyAll}</span></button>
</div></details>
<button type="button" class="tool action" id="remove-log" hidden>${icon("trash")}<span>${ownerWords[language].removeAgain}</span></button>
</div>
<div class="remove-place" id="remove-place"></div>`;
}

function summaryOf({ language, counts, analysis, known, origin, bundle }: ActionParts): string | null {
  if (bundle?.explanation) return bundleChatSummary(bundle, bundle.explanation, `${origin}/${bundle.id}`, language);
  return analysis && chatSummary(analysis, `${origin}/${counts.id}`, language, known);
}

function ofAllFiles({ id }: BundleView, language: Language): Html {
  const words = bundleWords[language];
  return html`<a class="tool" href="/${id}.md">${icon("text")}<span>${words.summary}</span></a>
<a class="tool" href="/api/bundle/${id}/zip" download>${icon("download")}<span>${words.zip}</span></a>
`;
}
