import type { ToldError } from "../respond.ts";
import { html } from "./html.ts";
import { type Language, languages } from "./language.ts";
import { page } from "./layout.ts";

export function errorPage(language: Language, told: ToldError): string {
  const words = languages[language];
  const title = words.errorTitle(told.status);
  const body = html`<div class="narrow">
<h1>${title}</h1>
<p>${told.message}</p>
<p><a href="/">${words.home}</a></p>
</div>`;
  return page({ language, title: `${title} · Lectern`, isPrivate: true, body });
}
