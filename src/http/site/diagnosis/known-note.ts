import { withoutHanGaps } from "../../../i18n/han-gaps.ts";
import { knownText } from "../../../i18n/known-text.ts";
import { knownWords } from "../../../i18n/known-words.ts";
import type { Language } from "../../../i18n/language.ts";
import type { KnownCrash } from "../../../wire/known-crash.ts";
import { type Html, html, nothing } from "../layout/html.ts";
import { breakableText } from "../text/breakable-text.ts";

/** What is known of a fault from the logs of others, and what the site itself says of it. */
export function knownNote(known: KnownCrash | null, siteName: string, language: Language): Html {
  if (!known) return nothing;
  const text = knownText(known, language);
  const seen = text === "" ? nothing : html`<p class="known"><bdi>${breakableText(text, language)}</bdi></p>`;
  if (known.note === null) return seen;
  return html`${seen}<p class="known known-note"><strong>${withoutHanGaps(knownWords[language].note({ site: siteName }))}</strong> <bdi>${breakableText(known.note, language)}</bdi></p>`;
}
