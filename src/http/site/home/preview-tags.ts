import type { Site } from "../../../branding/site.ts";
import { type Language, languages } from "../../../i18n/language.ts";
import { type Html, html, joined } from "../layout/html.ts";

interface Described {
  title: string;
  description: string;
  origin: string;
  language: Language;
}

/** What chats and search engines show of a link to the start page. */
export function previewTags(site: Site, { title, description, origin, language }: Described): Html {
  const url = `${origin}/`;
  const properties: [name: string, content: string][] = [
    ["og:type", "website"],
    ["og:site_name", site.name[language]],
    ["og:title", title],
    ["og:description", description],
    ["og:url", url],
    ["og:locale", language.replace("-", "_")],
  ];
  const picture = `${url}preview.png?lang=${language}`;
  properties.push(
    ["og:image", picture],
    ["og:image:type", "image/png"],
    ["og:image:width", "1200"],
    ["og:image:height", "630"],
    ["og:image:alt", title],
  );
  const names: [name: string, content: string][] = [
    ["description", description],
    ["twitter:card", "summary_large_image"],
    ["twitter:title", title],
    ["twitter:description", description],
    ["twitter:image", picture],
  ];
  return joined([
    ...properties.map(([name, content]) => html`<meta property="${name}" content="${content}">\n`),
    ...names.map(([name, content]) => html`<meta name="${name}" content="${content}">\n`),
    html`<link rel="manifest" href="/manifest.webmanifest?lang=${language}">\n`,
    html`<link rel="apple-touch-icon" href="/icons/180.png">\n`,
    html`<link rel="canonical" href="${url}">\n`,
    ...languages.map((one) => html`<link rel="alternate" hreflang="${one}" href="${url}?lang=${one}">\n`),
  ]);
}
