import type { Site } from "../../../branding/site.ts";
import { homeWords } from "../../../i18n/home-words.ts";
import type { Language } from "../../../i18n/language.ts";
import { privacyPageWords } from "../../../i18n/privacy-page-words.ts";
import { retentionWords } from "../../../i18n/retention-words.ts";
import type { ServiceLimits } from "../../core/service-limits.ts";
import { type Html, html, nothing } from "../layout/html.ts";
import { page, titleOnSite } from "../layout/layout.ts";
import type { PageFrame } from "../layout/page-frame.ts";
import type { PagePreferences } from "../layout/page-preferences.ts";

/** `/privacy`: what the program does, which is the same on every site, and what the operator adds. */
export function privacyPage(
  frame: PageFrame,
  { language, theme }: PagePreferences,
  { retention, knownCrashes }: Pick<ServiceLimits, "retention" | "knownCrashes">,
): string {
  const words = privacyPageWords[language];
  const { stored, notStored, readers, browser, removing, kept, counted, operator } = words.sections;
  const keeping = retention ? retentionWords[language].sentence(retention) : homeWords[language].keptForGood;
  const body = html`<div class="narrow">
<h1>${words.title}</h1>
<p class="soft">${words.intro}</p>
${[stored, notStored, readers].map(section)}
${section({ title: kept.title, lines: { 1: keeping } })}
${knownCrashes === "off" ? nothing : section(counted)}
${[removing, browser].map(section)}
<h2>${operator.title}</h2>
${operatorPart(frame.site, language)}
</div>`;
  const title = titleOnSite(words.title, frame, language);
  return page(frame, theme, { language, title, isPrivate: false, kind: "form", body });
}

function section({ title, lines }: { title: string; lines: Readonly<Record<string, string>> }): Html {
  return html`<h2>${title}</h2>
${Object.values(lines).map(
  (line) => html`<p>${line}</p>
`,
)}`;
}

function operatorPart({ footer, privacyNote, links }: Site, language: Language): Html {
  const { nobody, policy } = privacyPageWords[language].sections.operator;
  const own = links.find(({ kind }) => kind === "privacy");
  return html`<p>${footer?.[language] ?? nobody}</p>
${privacyNote ? html`<p>${privacyNote[language]}</p>` : nothing}
${own ? html`<p><a href="${own.url[language]}">${policy}</a></p>` : nothing}`;
}
