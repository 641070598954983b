import { ownerWords } from "../../../i18n/owner-words.ts";
import type { LogId } from "../../../logs/ports.ts";
import { html } from "../layout/html.ts";
import { page, titleOnSite } from "../layout/layout.ts";
import type { PageFrame } from "../layout/page-frame.ts";
import type { PagePreferences } from "../layout/page-preferences.ts";

/**
 * `/remove/{id}`: a form that needs no script. In the browser that shared the log without scripts, the token is known;
 * elsewhere it is asked for.
 */
export function removePage(
  frame: PageFrame,
  { language, theme }: PagePreferences,
  id: LogId,
  kept: string | null,
): string {
  const words = ownerWords[language];
  const token =
    kept === null
      ? html`<label for="token">${words.tokenLabel}</label>
<input id="token" name="token" type="text" required maxlength="200" autocomplete="off" spellcheck="false" aria-describedby="token-hint">
<p class="soft" id="token-hint">${words.tokenHint}</p>`
      : html`<p>${words.tokenKept}</p>
<p><code class="token">${kept}</code></p>`;
  const body = html`<div class="narrow owner">
<h1>${words.removeTitle}</h1>
<p>${words.consequence}</p>
<form method="post" action="/remove/${id}" class="page-form">
${token}
<button type="submit" class="danger">${words.confirm}</button>
</form>
<p><a href="/${id}">${words.backToLog}</a></p>
</div>`;
  return page(frame, theme, {
    language,
    title: titleOnSite(words.removeTitle, frame, language),
    isPrivate: true,
    kind: "form",
    body,
  });
}
