import { docsWords } from "../../../i18n/docs-words.ts";
import { type Language, languageNames, languages } from "../../../i18n/language.ts";
import { pageWords } from "../../../i18n/page-words.ts";
import type { AssetName } from "../assets/assets.ts";
import { brandMark } from "./favicon.ts";
import { Html, html, nothing } from "./html.ts";
import { type IconName, icon } from "./icons.ts";
import type { PageFrame } from "./page-frame.ts";
import type { PagePreferences } from "./page-preferences.ts";
import { siteFooter, siteNotice } from "./site-parts.ts";

export interface PageContent {
  language: Language;
  title: string;
  /** Keeps search engines away. */
  isPrivate: boolean;
  /** The class of the page in the styles. */
  kind: "home" | "log" | "compare" | "form" | "docs" | "error";
  /** More for the `head`: previews, preloads. */
  meta?: Html;
  script?: AssetName;
  /** In the page itself, beside those of its kind. Their hashes have to be in its policy. */
  inlineStyles?: readonly AssetName[];
  body: Html;
  footer?: Html;
  /** Where the first links of the page lead, for those who go through it by keys; else to its content. */
  skips?: readonly SkipLink[];
  /** What of the address the page in another language needs, too. */
  query?: Record<string, string>;
}

interface SkipLink {
  href: string;
  text: string;
}

export function page(frame: PageFrame, theme: PagePreferences["theme"], content: PageContent): string {
  const [before, after] = pageAround(frame, content);
  return htmlTag({ language: content.language, theme }) + before + (content.footer ?? docsLink(content)).text + after;
}

export function htmlTag({ language, theme }: PagePreferences): string {
  const chosen = theme ? html` data-theme="${theme}"` : nothing;
  return html`<!doctype html>
<html lang="${language}"${chosen}>
`.text;
}

export function docsLink({ language, kind }: Pick<PageContent, "language" | "kind">): Html {
  return kind === "docs" ? nothing : html`<a href="/docs">${docsWords[language].footer}</a>`;
}

/** The page without its first tag and without the content of its footer, which differ between readers. */
export function pageAround(frame: PageFrame, content: PageContent): [before: string, after: string] {
  const { assets, site, style } = frame;
  const { language, title, isPrivate, kind, meta, script, body, skips, query, inlineStyles = [] } = content;
  const words = pageWords[language];
  const rest = [
    { href: "/#my-logs", drawing: "list", text: words.myLogs, className: "with-script" },
    ...(kind === "docs" ? [] : [{ href: "/docs", drawing: "book", text: words.docs, className: "" } as const]),
    { href: "/example", drawing: "sample", text: words.example, className: "" },
  ] as const;
  const robots = isPrivate ? html`<meta name="robots" content="noindex">` : nothing;
  const module = script ? html`<script type="module" src="${assets.path(script)}"></script>` : nothing;
  const ofModule =
    script === "home.js" ? html`<script defer src="${assets.path(`home-words.${language}.js`)}"></script>` : nothing;
  const before = html`<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbfaf7">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#14181a">
${robots}
<title>${title}</title>
<link rel="icon" href="${site.logo?.path ?? "/favicon.svg"}" type="${site.logo?.type ?? "image/svg+xml"}">
${meta ?? nothing}
${kind === "log" ? html`${inlineStyle(assets.inline("log-page.css").text)}<noscript><link rel="stylesheet" href="${assets.path("log-panel.css")}"><link rel="stylesheet" media="print" href="${assets.path("log-print.css")}"></noscript>` : html`<link rel="stylesheet" href="${assets.path(`${kind}-page.css`)}">`}
${inlineStyles.map((name) => inlineStyle(assets.inline(name).text))}${style ? inlineStyle(style.text) : nothing}
${kind === "log" ? nothing : html`<script type="module" src="${assets.path("theme.js")}"></script>`}
${ofModule}${module}
</head>
<body class="${kind}-page${kind === "log" ? " opening" : ""}">
${(skips ?? [{ href: "#content", text: words.skipToContent }]).map(skipLink)}
<header class="bar">
<a class="brand" href="/">${brandMark(site)}<span>${site.name[language]}</span>${kind === "home" ? nothing : html`<span class="soft bar-note">${words.whatItDoes}</span>`}</a>
<nav aria-label="${words.navigation}">
${kind === "home" ? nothing : barLink("/", "share", words.shareLog)}
${rest.map(({ href, drawing, text, className }) => barLink(href, drawing, text, `bar-rest ${className}`))}
<details class="bar-sheet languages"><summary class="bare" title="${words.switchLanguage}">${icon("language")}<span>${languageNames[language]}</span></summary><div class="sheet">${languageLinks(language, query)}</div></details>
<button class="bar-button" id="theme-switch" type="button" aria-label="${words.switchTheme}" title="${words.switchTheme}" hidden>${icon("theme")}</button>
<details class="bar-sheet bar-menu"><summary class="bare">${icon("list")}<span>${words.menu}</span></summary><div class="sheet">${rest.map(({ href, text, className }) => html`<a href="${href}" class="${className}">${text}</a>`)}</div></details>
</nav>
</header>
${siteNotice(site, language)}<main id="content">
${body}
</main>
<footer class="foot">`;
  return [before.text, `${siteFooter(site, language).text}</footer>\n</body>\n</html>\n`];
}

export function titleOnSite(title: string, { site }: PageFrame, language: Language): string {
  return `${title} · ${site.name[language]}`;
}

/** `data`: what the script reads from its own element. */
export function inlineScript({ assets }: PageFrame, name: AssetName, data: Record<string, string>): Html {
  const attributes = Object.entries(data).map(([key, value]) => html` data-${new Html(key)}="${value}"`);
  return html`<script${attributes}>${new Html(assets.inline(name).text)}</script>`;
}

/** On a phone all but the first stand in a menu: nobody knows what so many small pictures mean. */
function barLink(href: string, drawing: IconName, text: string, className = ""): Html {
  return html`<a class="${className === "" ? "bar-link" : `bar-link ${className}`}" href="${href}" title="${text}">${icon(drawing)}<span>${text}</span></a>`;
}

function skipLink({ href, text }: SkipLink): Html {
  return html`<a class="skip" href="${href}">${text}</a>`;
}

function inlineStyle(text: string): Html {
  return html`<style>${new Html(text)}</style>`;
}

function languageLinks(current: Language, query: Record<string, string> = {}): Html {
  return html`${languages.map((language) => {
    const name = languageNames[language];
    if (language === current) return html`<span class="soft" aria-current="true" lang="${language}">${name}</span>`;
    return html`<a href="?${new URLSearchParams({ ...query, lang: language }).toString()}" lang="${language}" hreflang="${language}" rel="nofollow">${name}</a>`;
  })}`;
}
