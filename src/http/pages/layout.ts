import { createHash } from "node:crypto";
import type { HeaderList } from "../respond.ts";
import { Html, html } from "./html.ts";
import type { Language } from "./language.ts";
import { style } from "./style.ts";

const styleHash = createHash("sha256").update(style).digest("base64");

/** Nothing runs, nothing is loaded from elsewhere, nothing can frame the page. */
const contentSecurityPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

export const pageHeaders: HeaderList = {
  "Content-Type": "text/html; charset=utf-8",
  "Cache-Control": "no-store",
  "Content-Security-Policy": contentSecurityPolicy,
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "no-referrer",
  Vary: "Accept-Language, Accept-Encoding",
};

export const privatePageHeaders: HeaderList = { ...pageHeaders, "X-Robots-Tag": "noindex" };

export interface PageParts {
  language: Language;
  title: string;
  /** Keeps search engines away. */
  isPrivate: boolean;
  body: Html;
}

export function page({ language, title, isPrivate, body }: PageParts): string {
  const robots = isPrivate ? html`<meta name="robots" content="noindex">` : new Html("");
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${robots}
<title>${title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${new Html(style)}</style>
</head>
<body>
<header class="bar"><a class="brand" href="/"><img src="/favicon.svg" alt="" width="28" height="28">Lectern</a></header>
<main>
${body}
</main>
</body>
</html>
`.text;
}
