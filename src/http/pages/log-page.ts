import type { LogCounts } from "../../logs/ports.ts";
import { type Excerpt, isoTime } from "../render.ts";
import { escapeHtml, Html, html } from "./html.ts";
import { type Language, languages } from "./language.ts";
import { page } from "./layout.ts";

/** The part of a log's page that never changes, and is worth keeping. */
export function logBlock(excerpt: Excerpt): Html {
  // A `pre` swallows one line break at its beginning; the log's own must not be it.
  return new Html(`<pre tabindex="0">\n${escapeHtml(excerpt.text)}</pre>`);
}

/** `/{id}`: name, time, counts, and the beginning of the log. */
export function logPage(language: Language, counts: LogCounts, excerpt: Omit<Excerpt, "text">, block: Html): string {
  const words = languages[language];
  const title = counts.name || words.unnamed;
  const number = new Intl.NumberFormat(language);
  const rest = excerpt.isCut
    ? html`<p class="note">${words.onlyBeginning(number.format(excerpt.shownLines), number.format(excerpt.lines))}
<a href="/raw/${counts.id}">${words.wholeLog}</a></p>`
    : new Html("");
  const time = isoTime(counts.createdAt);
  const body = html`<h1><bdi>${title}</bdi></h1>
<dl>
<div><dt>${words.created}</dt><dd><time datetime="${time}">${time.slice(0, 16).replace("T", " ")} UTC</time></dd></div>
<div><dt>${words.views}</dt><dd>${number.format(counts.views)}</dd></div>
<div><dt>${words.uniqueViews}</dt><dd>${number.format(counts.uniqueViews)}</dd></div>
<div><dt>${words.lines}</dt><dd>${number.format(excerpt.lines)}</dd></div>
<div><dt>${words.size}</dt><dd>${sizeText(counts.size, number)}</dd></div>
</dl>
<p class="actions"><a class="button plain" href="/raw/${counts.id}">${words.raw}</a>
<a class="button plain" href="/raw/${counts.id}?download">${words.download}</a>
<a class="button plain" href="/">${words.shareAnother}</a></p>
${rest}
${block}
${rest}`;
  return page({ language, title: `${title} · Lectern`, isPrivate: true, body });
}

function sizeText(bytes: number, number: Intl.NumberFormat): string {
  if (bytes < 1024) return `${number.format(bytes)} B`;
  if (bytes < 1048576) return `${number.format(Math.round(bytes / 102.4) / 10)} KiB`;
  return `${number.format(Math.round(bytes / 104857.6) / 10)} MiB`;
}
