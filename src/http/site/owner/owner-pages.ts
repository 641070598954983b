import { ownerWords } from "../../../i18n/owner-words.ts";
import type { LogId } from "../../../logs/ports.ts";
import { html } from "../layout/html.ts";
import { page, titleOnSite } from "../layout/layout.ts";
import type { PageFrame } from "../layout/page-frame.ts";
import type { PagePreferences } from "../layout/page-preferences.ts";

/** A log that was shared without scripts: the only place where its token is shown. */
export interface SharedWithoutScripts {
  id: LogId;
  link: string;
  token: string;
}

/** What answers the form of the start page where no script runs, and so no "My logs" keeps the token. */
export function sharedPage(
  frame: PageFrame,
  { language, theme }: PagePreferences,
  { id, link, token }: SharedWithoutScripts,
): string {
  const words = ownerWords[language];
  const body = html`<div class="narrow owner">
<h1>${words.shared}</h1>
<p><a href="/${id}">${link}</a></p>
<section class="note" aria-labelledby="token-title">
<h2 id="token-title">${words.tokenTitle}</h2>
<p>${words.tokenOnce}</p>
<p><code class="token">${token}</code></p>
<p><a href="/remove/${id}" rel="nofollow">${words.removePageLink}</a></p>
</section>
<details class="remove-now"><summary>${words.removeAgain}</summary>
<form method="post" action="/remove/${id}">
<input type="hidden" name="token" value="${token}">
<p>${words.consequence}</p>
<button type="submit" class="danger">${words.confirm}</button>
</form></details>
</div>`;
  return page(frame, theme, {
    language,
    title: titleOnSite(words.shared, frame, language),
    isPrivate: true,
    kind: "compare",
    body,
  });
}

/** `/remove/{id}`: for who has kept the token of a log. A form that needs no script. */
export function removePage(frame: PageFrame, { language, theme }: PagePreferences, id: LogId): string {
  const words = ownerWords[language];
  const body = html`<div class="narrow owner">
<h1>${words.removeTitle}</h1>
<p>${words.consequence}</p>
<form method="post" action="/remove/${id}" class="page-form">
<label for="token">${words.tokenLabel}</label>
<input id="token" name="token" type="text" required maxlength="200" autocomplete="off" spellcheck="false" aria-describedby="token-hint">
<p class="soft" id="token-hint">${words.tokenHint}</p>
<button type="submit" class="danger">${words.confirm}</button>
</form>
<p><a href="/${id}">${words.backToLog}</a></p>
</div>`;
  return page(frame, theme, {
    language,
    title: titleOnSite(words.removeTitle, frame, language),
    isPrivate: true,
    kind: "compare",
    body,
  });
}
