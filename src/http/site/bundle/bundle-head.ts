import type { Language } from "../../../i18n/language.ts";
import { type Html, html } from "../layout/html.ts";
import { bundleVerdict } from "./bundle-verdict.ts";
import type { BundleView } from "./bundle-view.ts";
import { fileTabs } from "./file-tabs.ts";

/** What the page of a bundle has above that of its file. */
export function bundleHead(view: BundleView, origin: string, language: Language): Html {
  return html`<div class="bundle-head">
${bundleVerdict(view, language)}
${fileTabs(view, origin, language)}
</div>`;
}
