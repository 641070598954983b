import { type Html, html } from "./html.ts";

interface LinkPreview {
  type: "website" | "article";
  siteName: string;
  title: string;
  description: string;
  url: string;
  /** The address of a PNG of 1200 by 630. */
  picture: string;
  /** In the language of the page, for programs that know more than one. */
  locale?: string;
  pictureText?: string;
}

/** What chats and search engines show of a link. */
export function previewTags(preview: LinkPreview): Html[] {
  const { type, siteName, title, description, url, picture, locale, pictureText } = preview;
  const properties: [name: string, content: string | undefined][] = [
    ["og:type", type],
    ["og:site_name", siteName],
    ["og:title", title],
    ["og:description", description],
    ["og:url", url],
    ["og:locale", locale],
    ["og:image", picture],
    ["og:image:type", "image/png"],
    ["og:image:width", "1200"],
    ["og:image:height", "630"],
    ["og:image:alt", pictureText],
  ];
  const names: [name: string, content: string][] = [
    ["description", description],
    ["twitter:card", "summary_large_image"],
    ["twitter:title", title],
    ["twitter:description", description],
    ["twitter:image", picture],
  ];
  return [
    ...properties.flatMap(([name, content]) =>
      content === undefined ? [] : html`<meta property="${name}" content="${content}">\n`,
    ),
    ...names.map(([name, content]) => html`<meta name="${name}" content="${content}">\n`),
  ];
}
