import type { Language } from "../../../i18n/language.ts";
import { markdownWords } from "../../../i18n/markdown-words.ts";
import type { LogId } from "../../../logs/ports.ts";
import { html } from "../layout/html.ts";
import { icon } from "../layout/icons.ts";
import { page, titleOnSite } from "../layout/layout.ts";
import type { PageFrame } from "../layout/page-frame.ts";
import type { PagePreferences } from "../layout/page-preferences.ts";
import { renderedMarkdown } from "./rendered-markdown.ts";

/** `/{id}.md` in a browser: the summary, readable, with the Markdown behind a link. */
export function summaryPage(
  frame: PageFrame,
  { language, theme }: PagePreferences,
  id: LogId,
  markdown: string,
): string {
  const words = markdownWords[language];
  const body = html`<article class="narrow summary">
<p class="summary-links"><a class="button plain" href="/${id}">${icon("text")}<span>${words.openLog}</span></a>
<a class="button plain" href="${plainAddress(id, language)}">${icon("text")}<span>Markdown</span></a></p>
${renderedMarkdown(markdown)}</article>`;
  return page(frame, theme, {
    language,
    title: titleOnSite(words.pageTitle, frame, language),
    isPrivate: true,
    kind: "form",
    body,
  });
}

function plainAddress(id: LogId, language: Language): string {
  return `/${id}.md?plain&lang=${language}`;
}
