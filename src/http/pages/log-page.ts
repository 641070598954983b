import type { LogCounts } from "../../logs/ports.ts";
import { isoTime } from "../render.ts";
import { Html, html } from "./html.ts";
import { type Language, languages } from "./language.ts";
import { page } from "./layout.ts";
import type { LogBlock } from "./log-block.ts";

/** `/{id}`: name, time, counts, and the beginning of the log. */
export function logPage(language: Language, counts: LogCounts, block: LogBlock): string {
  const words = languages[language];
  const title = counts.name || words.unnamed;
  const number = new Intl.NumberFormat(language);
  const rest = block.isCut
    ? html`<p class="note">${words.onlyBeginning(number.format(block.shownLines), number.format(block.lines))}
<a href="/raw/${counts.id}">${words.wholeLog}</a></p>`
    : new Html("");
  const time = isoTime(counts.createdAt);
  const body = html`<h1><bdi>${title}</bdi></h1>
<dl>
<div><dt>${words.created}</dt><dd><time datetime="${time}">${time.slice(0, 16).replace("T", " ")} UTC</time></dd></div>
<div><dt>${words.views}</dt><dd>${number.format(counts.views)}</dd></div>
<div><dt>${words.uniqueViews}</dt><dd>${number.format(counts.uniqueViews)}</dd></div>
<div><dt>${words.lines}</dt><dd>${number.format(block.lines)}</dd></div>
<div><dt>${words.size}</dt><dd>${sizeText(counts.size, number)}</dd></div>
</dl>
<p class="actions"><a class="button plain" href="/raw/${counts.id}">${words.raw}</a>
<a class="button plain" href="/raw/${counts.id}?download">${words.download}</a>
<a class="button plain" href="/">${words.shareAnother}</a></p>
${rest}
${new Html(block.markup)}
${rest}`;
  return page({ language, title: `${title} · Lectern`, isPrivate: true, body });
}

function sizeText(bytes: number, number: Intl.NumberFormat): string {
  if (bytes < 1024) return `${number.format(bytes)} B`;
  if (bytes < 1048576) return `${number.format(Math.round(bytes / 102.4) / 10)} KiB`;
  return `${number.format(Math.round(bytes / 104857.6) / 10)} MiB`;
}
