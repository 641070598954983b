import type { Analysis } from "../../../analysis/analyse.ts";
import type { LogCounts } from "../../../logs/ports.ts";
import type { Language } from "../../../words/language.ts";
import { html, joined } from "../html.ts";

/** What chats show of a link: the finding as description, and a picture. */
export function metaTags(
  origin: string,
  counts: LogCounts,
  analysis: Analysis | null,
  title: string,
  language: Language,
) {
  const url = `${origin}/${counts.id}`;
  const image = language === "en" ? `${url}.png` : `${url}.png?lang=${language}`;
  const description = analysis?.findings[0]?.told[language].message ?? (counts.name || title);
  const properties: [name: string, content: string][] = [
    ["og:type", "article"],
    ["og:site_name", "Lectern"],
    ["og:title", title],
    ["og:description", description.slice(0, 300)],
    ["og:url", url],
    ["og:image", image],
    ["og:image:type", "image/png"],
    ["og:image:width", "1200"],
    ["og:image:height", "630"],
  ];
  const names: [name: string, content: string][] = [
    ["description", description.slice(0, 300)],
    ["twitter:card", "summary_large_image"],
    ["twitter:title", title],
    ["twitter:description", description.slice(0, 300)],
    ["twitter:image", image],
  ];
  return joined([
    ...properties.map(([name, content]) => html`<meta property="${name}" content="${content}">\n`),
    ...names.map(([name, content]) => html`<meta name="${name}" content="${content}">\n`),
  ]);
}
