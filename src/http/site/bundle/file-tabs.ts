import type { Severity } from "../../../analysis/model/model.ts";
import { levelTotals } from "../../../analysis/words/level-totals.ts";
import { bundleWords } from "../../../i18n/bundle-words.ts";
import type { Language } from "../../../i18n/language.ts";
import { logPartsWords } from "../../../i18n/log-parts-words.ts";
import { logWords } from "../../../i18n/log-words.ts";
import { numberFormats } from "../../../i18n/numbers.ts";
import { type Html, html, nothing } from "../layout/html.ts";
import { icon } from "../layout/icons.ts";
import { bundleDiscordSummary } from "./bundle-discord-summary.ts";
import { type BundleView, type BundleViewFile, fileAddress } from "./bundle-view.ts";

const severities: readonly Severity[] = ["fatal", "error", "warning", "notice"];

/**
 * The files: what each is and how bad, the most telling first. Links, so that they work without a script. Beside them what
 * there is of all files together.
 */
export function fileTabs(view: BundleView, origin: string, language: Language): Html {
  const words = bundleWords[language];
  const tabs = view.order.map((file) => {
    const { id, name, analysis } = view.files[file]!;
    const kind = view.explanation?.files[file]?.kind;
    const current = file === view.shown ? html` aria-current="page"` : nothing;
    const worst = severities.find((one) => analysis?.findings.some(({ severity }) => severity === one));
    return html`<li><a class="file-tab${worst ? ` severity-${worst}` : ""}" href="${fileAddress(view, file)}" data-log="${id}"${current}>
<span class="file-tab-name"><bdi>${name}</bdi></span>
<span class="file-tab-about">${[kind ? words.kinds[kind] : "", howBad(view.files[file]!, worst, language)].filter((one) => one !== "").join(" · ")}</span>
</a></li>`;
  });
  return html`<nav class="file-tabs" aria-label="${words.files}"><div class="share-tools">
<a class="tool" href="/${view.id}.md">${icon("text")}<span>${words.summary}</span></a>
${discordButton(view, origin, language)}
<a class="tool" href="/api/bundle/${view.id}/zip" download>${icon("download")}<span>${words.zip}</span></a>
</div><ul id="file-tabs">${tabs}</ul></nav>`;
}

function discordButton(view: BundleView, origin: string, language: Language): Html {
  if (!view.explanation) return nothing;
  const summary = bundleDiscordSummary(view, view.explanation, `${origin}/${view.id}`, language);
  return html`<button type="button" class="tool needs-script" data-copy="${summary}">${icon("copy")}<span>${logWords[language].copyForDiscord}</span></button>`;
}

/** Errors where the file counts them, else the worst that was found. */
function howBad({ analysis }: BundleViewFile, worst: Severity | undefined, language: Language): string {
  const totals = analysis && levelTotals(analysis);
  if (totals && totals.errors > 0) {
    return logPartsWords[language].errorCount(numberFormats[language].format(totals.errors), totals.errors !== 1);
  }
  return worst ? logWords[language].severity[worst] : "";
}
