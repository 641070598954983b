import { localized, type Site, type SiteImage, type SiteLink } from "../../../branding/site.ts";
import type { Language } from "../../../i18n/language.ts";
import { pageWords } from "../../../i18n/page-words.ts";
import { type Html, html, nothing } from "./html.ts";

/** What an operator adds to every page. */

export function siteNotice({ notice }: Site, language: Language): Html {
  if (!notice) return nothing;
  const text = notice.text[language];
  const content = notice.url ? html`<a href="${notice.url[language]}">${text}</a>` : html`${text}`;
  return html`<aside class="site-notice" aria-label="${pageWords[language].notice}">${content}</aside>
`;
}

export function siteFooter({ links, footer, filings }: Site, language: Language): Html {
  const words = pageWords[language].siteLinks;
  const anchors = linksBelow(links).map(({ kind, url }) => html`<a href="${url[language]}">${words[kind]}</a>`);
  const text = footer ? html`<span>${footer[language]}</span>` : nothing;
  const numbers = filings.map(
    ({ text: number, url, badge }) =>
      html`<a href="${url}" rel="nofollow noopener" lang="zh-CN">${badge ? badgeOf(badge) : nothing}${number}</a>`,
  );
  const filed = numbers.length === 0 ? nothing : html`<span class="filings">${numbers}</span>`;
  return html`${[...anchors, text, filed]}`;
}

/** The page about privacy is below every page: the operator's, or else the program's own. */
function linksBelow(links: readonly SiteLink[]): readonly SiteLink[] {
  if (links.some(({ kind }) => kind === "privacy")) return links;
  return [...links, { kind: "privacy", url: localized("/privacy") }];
}

function badgeOf({ path }: SiteImage): Html {
  return html`<img src="${path}" alt="" height="20">`;
}
