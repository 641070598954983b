import { docsWords } from "../../../words/docs-words.ts";
import { type Language, languageNames, languages } from "../../../words/language.ts";
import { pageWords } from "../../../words/page-words.ts";
import { type HeaderList, ownWindow } from "../../core/replies.ts";
import type { AssetName, Assets } from "../assets/assets.ts";
import { favicon } from "./favicon.ts";
import { Html, html, joined } from "./html.ts";
import { icon } from "./icons.ts";
import type { PageLook } from "./page-look.ts";

/** Only our own files are run and loaded, in the page itself only what has one of these hashes, and nothing can frame it. */
function contentSecurityPolicy(scripts: readonly string[] = [], styles: readonly string[] = []): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(" "),
    ["style-src 'self'", ...styles].join(" "),
    "img-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

export const pageHeaders: HeaderList = {
  "Content-Type": "text/html; charset=utf-8",
  "Cache-Control": "no-store",
  "Content-Security-Policy": contentSecurityPolicy(),
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "no-referrer",
  ...ownWindow,
  Vary: "Accept-Language, Cookie, Accept-Encoding",
};

export const privatePageHeaders: HeaderList = {
  ...pageHeaders,
  "Cache-Control": "private, no-store",
  "X-Robots-Tag": "noindex",
};

/** A log's page has its first script and its styles in itself: it is drawn sooner without a second round. */
export function logPageHeaders(assets: Assets): HeaderList {
  const policy = contentSecurityPolicy([assets.inline("start-early.js").hash], [assets.inline("log-page.css").hash]);
  return { ...privatePageHeaders, "Content-Security-Policy": policy };
}

export interface PageParts {
  language: Language;
  title: string;
  /** Keeps search engines away. */
  isPrivate: boolean;
  /** What the whole page is called in the styles. */
  kind: "home" | "log" | "compare" | "docs" | "error";
  /** More for the `head`: previews, preloads. */
  meta?: Html;
  script?: AssetName;
  body: Html;
  footer?: Html;
}

const nothing = new Html("");
/** In the page itself: it is small, and loading it would take longer than drawing it. */
const brandIcon = new Html(favicon.replace("<svg ", '<svg class="brand-icon" aria-hidden="true" '));

export function page(assets: Assets, theme: PageLook["theme"], parts: PageParts): string {
  const [before, after] = pageAround(assets, parts);
  return htmlTag({ language: parts.language, theme }) + before + (parts.footer ?? docsLink(parts)).text + after;
}

export function htmlTag({ language, theme }: PageLook): string {
  const chosen = theme ? html` data-theme="${theme}"` : nothing;
  return html`<!doctype html>
<html lang="${language}"${chosen}>
`.text;
}

function docsLink({ language, kind }: PageParts): Html {
  return kind === "docs" ? nothing : html`<a href="/docs">${docsWords[language].footer}</a>`;
}

/** The page without what comes before its head, and what its footer holds: they are not the same for all its readers. */
export function pageAround(assets: Assets, parts: PageParts): [before: string, after: string] {
  const { language, title, isPrivate, kind, meta, script, body } = parts;
  const words = pageWords[language];
  const robots = isPrivate ? html`<meta name="robots" content="noindex">` : nothing;
  const module = script ? html`<script type="module" src="${assets.path(script)}"></script>` : nothing;
  const before = html`<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbfaf7">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#14181a">
${robots}
<title>${title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${meta ?? nothing}
${kind === "log" ? inlineStyle(assets) : html`<link rel="stylesheet" href="${assets.path("style.css")}">`}
${kind === "log" ? nothing : html`<script type="module" src="${assets.path("theme.js")}"></script>`}
${module}
</head>
<body class="${kind}-page${kind === "log" ? " opening" : ""}">
<a class="skip" href="#content">${words.skipToContent}</a>
<header class="bar">
<a class="brand" href="/">${brandIcon}Lectern</a>
<nav>
${kind === "home" ? nothing : html`<a class="bar-link" href="/">${icon("share")}<span>${words.shareLog}</span></a>`}
<span class="languages" role="group" aria-label="${words.switchLanguage}">${icon("language")}${languageLinks(language)}</span>
<button class="bar-button" id="theme-switch" type="button" aria-label="${words.switchTheme}" title="${words.switchTheme}" hidden>${icon("theme")}</button>
</nav>
</header>
<main id="content">
${body}
</main>
<footer class="foot">`;
  return [before.text, "</footer>\n</body>\n</html>\n"];
}

/** `data`: what the script reads from its own element. */
export function inlineScript(assets: Assets, name: AssetName, data: Record<string, string>): Html {
  const attributes = Object.entries(data).map(([key, value]) => html` data-${new Html(key)}="${value}"`);
  return html`<script${joined(attributes)}>${new Html(assets.inline(name).text)}</script>`;
}

function inlineStyle(assets: Assets): Html {
  return html`<style>${new Html(assets.inline("log-page.css").text)}</style>`;
}

function languageLinks(current: Language): Html {
  return joined(
    languages.map((language) => {
      const name = languageNames[language];
      if (language === current) return html`<span aria-current="true" lang="${language}">${name}</span>`;
      return html`<a href="?lang=${language}" lang="${language}" hreflang="${language}" rel="nofollow">${name}</a>`;
    }),
  );
}
