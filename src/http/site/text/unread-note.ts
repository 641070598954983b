import type { Analysis } from "../../../analysis/model/analysis.ts";
import { unreadText } from "../../../analysis/words/unread.ts";
import type { Language } from "../../../i18n/language.ts";
import { type Html, html, nothing } from "../layout/html.ts";

/** What was not read may say more, or something else. */
export function unreadNote(analysis: Analysis, language: Language): Html {
  const text = unreadText(analysis, language);
  return text === null ? nothing : html`<p class="note">${text}</p>`;
}
