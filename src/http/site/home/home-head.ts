import type { Site } from "../../../branding/site.ts";
import type { Language } from "../../../i18n/language.ts";
import { alternates } from "../layout/alternates.ts";
import { type Html, html } from "../layout/html.ts";
import { previewTags } from "../layout/preview-tags.ts";

interface Described {
  title: string;
  description: string;
  origin: string;
  language: Language;
}

/** What chats, search engines and systems that install the site know of the start page. */
export function homeHead(site: Site, { title, description, origin, language }: Described): Html {
  const url = `${origin}/`;
  const preview = previewTags({
    type: "website",
    siteName: site.name[language],
    title,
    description,
    url,
    locale: language.replace("-", "_"),
    picture: `${url}preview.png?lang=${language}`,
    pictureText: title,
  });
  return html`${preview}<link rel="manifest" href="/manifest.webmanifest?lang=${language}">
<link rel="apple-touch-icon" href="/icons/180.png">
<link rel="canonical" href="${url}">
${alternates(url)}`;
}
