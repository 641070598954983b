import { compareWords } from "../../../i18n/compare-words.ts";
import { maxPasted, pastedId } from "../../core/pasted-id.ts";
import { type Html, html } from "../layout/html.ts";
import { page, titleOnSite } from "../layout/layout.ts";
import type { PageFrame } from "../layout/page-frame.ts";
import type { PagePreferences } from "../layout/page-preferences.ts";

/** What was asked for; `null` where nothing was. */
export interface Asked {
  a: string | null;
  b: string | null;
}

/** `/compare` without two logs asks for them. */
export function compareForm(frame: PageFrame, { language, theme }: PagePreferences, asked: Asked): string {
  const words = compareWords[language];
  const body = html`<div class="narrow">
<h1>${words.formTitle}</h1>
<p class="soft">${words.formIntro}</p>
<form method="get" action="/compare" class="page-form">
${field("a", words.first, asked.a, words.placeholder, words.noId)}
${field("b", words.second, asked.b, words.placeholder, words.noId)}
<button type="submit">${words.compare}</button>
</form>
</div>`;
  return page(frame, theme, {
    language,
    title: titleOnSite(words.formTitle, frame, language),
    isPrivate: true,
    kind: "form",
    body,
  });
}

function field(name: string, label: string, value: string | null, placeholder: string, complaint: string): Html {
  const isWrong = value !== null && value.trim() !== "" && pastedId(value) === null;
  const wrong = isWrong ? html`<p class="field-error" id="${name}-error">${complaint}</p>` : "";
  const described = isWrong ? html` aria-invalid="true" aria-describedby="${name}-error"` : "";
  return html`<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="text" required value="${(value ?? "").slice(0, maxPasted)}" placeholder="${placeholder}" autocomplete="off" autocapitalize="off" spellcheck="false"${described}>
${wrong}`;
}
