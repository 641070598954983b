import type { Severity } from "../../../analysis/model/model.ts";
import { levelTotals } from "../../../analysis/words/level-totals.ts";
import { bundleWords } from "../../../i18n/bundle-words.ts";
import type { Language } from "../../../i18n/language.ts";
import { logPartsWords } from "../../../i18n/log-parts-words.ts";
import { logWords } from "../../../i18n/log-words.ts";
import { type Html, html, nothing } from "../layout/html.ts";
import { type BundleView, type BundleViewFile, fileAddress } from "./bundle-view.ts";
import { type CutName, cutNames } from "./cut-names.ts";

const severities: readonly Severity[] = ["fatal", "error", "warning", "notice"];

/** The files: what each is and how bad, the most telling first. Links, so that they work without a script. */
export function fileTabs(view: BundleView, language: Language): Html {
  const words = bundleWords[language];
  const names = cutNames(view.files.map(({ name }) => name));
  const tabs = view.order.map((file) => {
    const { id, name, analysis } = view.files[file]!;
    const kind = view.explanation?.files[file]?.kind;
    const current = file === view.shown ? html` aria-current="page"` : nothing;
    const worst = severities.find((one) => analysis?.findings.some(({ severity }) => severity === one));
    return html`<li><a class="file-tab${worst ? ` severity-${worst}` : ""}" href="${fileAddress(view, file)}" title="${name}" data-log="${id}"${current}>
${nameMarkup(names[file]!, "file-tab-name")}
<span class="file-tab-about">${[kind ? words.kinds[kind] : "", howBad(view.files[file]!, worst, language)].filter((one) => one !== "").join(" · ")}</span>
</a></li>`;
  });
  return html`<nav class="file-tabs" aria-label="${words.files}"><ul id="file-tabs">${tabs}</ul></nav>`;
}

/** Where there is too little room, the first part of the name gives way: others may begin with the same. */
export function nameMarkup({ head, tail }: CutName, name: string): Html {
  return html`<span class="cut-name ${name}"><bdi>${head}</bdi><bdi>${tail}</bdi></span>`;
}

/** Errors where the file counts them, else the worst that was found. */
function howBad({ analysis }: BundleViewFile, worst: Severity | undefined, language: Language): string {
  const totals = analysis && levelTotals(analysis);
  if (totals && totals.errors > 0) {
    return logPartsWords[language].errorCount({ count: totals.errors });
  }
  return worst ? logWords[language].severity[worst] : "";
}
