import { languages } from "../../../i18n/language.ts";
import { type Html, html } from "./html.ts";

/** For search engines: the same page in every language, and as the reader's browser chooses. */
export function alternates(url: string): Html {
  const links = languages.map((one) => html`<link rel="alternate" hreflang="${one}" href="${url}?lang=${one}">\n`);
  return html`${links}<link rel="alternate" hreflang="x-default" href="${url}">`;
}
