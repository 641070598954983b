import { type Html, html, nothing } from "../layout/html.ts";

/**
 * The Markdown that we write, as markup: headings, lists, blocks of code, and in lines code, links, strong words and
 * escapes. What it does not know stays text, and everything is escaped: most of it comes out of a log.
 */
export function renderedMarkdown(markdown: string): Html {
  const lines = markdown.split("\n");
  const blocks: Html[] = [];
  let at = 0;
  while (at < lines.length) {
    const [block, next] = blockAt(lines, at);
    blocks.push(block);
    at = next;
  }
  return html`${blocks}`;
}

const fence = /^(`{3,})text$/;
const heading = /^(#{1,3}) (.*)$/;
const listItem = /^( {0,8})(-|\d{1,4}\.) (.*)$/;

function blockAt(lines: readonly string[], at: number): [block: Html, next: number] {
  const line = lines[at]!;
  if (line === "") return [nothing, at + 1];
  const opened = fence.exec(line)?.[1];
  if (opened !== undefined) return codeBlockAt(lines, at, opened);
  const [, marks, title] = heading.exec(line) ?? [];
  if (marks !== undefined) return [headingOf(marks.length, inline(title!)), at + 1];
  if (listItem.test(line)) return listAt(lines, at);
  return [html`<p>${inline(line)}</p>\n`, at + 1];
}

function headingOf(level: number, text: Html): Html {
  if (level === 1) return html`<h1>${text}</h1>\n`;
  return level === 2 ? html`<h2>${text}</h2>\n` : html`<h3>${text}</h3>\n`;
}

function codeBlockAt(lines: readonly string[], at: number, mark: string): [block: Html, next: number] {
  const end = lines.indexOf(mark, at + 1);
  const last = end === -1 ? lines.length : end;
  return [html`<pre class="quoted" tabindex="0"><bdi>${lines.slice(at + 1, last).join("\n")}</bdi></pre>\n`, last + 1];
}

/** The items that begin where the first one does; what is further in is a list in the item above it. */
function listAt(lines: readonly string[], from: number): [block: Html, next: number] {
  const [, indent, mark] = listItem.exec(lines[from]!)!;
  const items: Html[] = [];
  let at = from;
  for (let item = itemAt(lines, at); item && item.indent === indent!.length; item = itemAt(lines, at)) {
    at++;
    const inner = itemAt(lines, at);
    const [below, next] = inner && inner.indent > item.indent ? listAt(lines, at) : [nothing, at];
    items.push(html`<li>${inline(item.text)}${below}</li>\n`);
    at = next;
  }
  return [mark === "-" ? html`<ul>${items}</ul>\n` : html`<ol>${items}</ol>\n`, at];
}

function itemAt(lines: readonly string[], at: number): { indent: number; text: string } | null {
  const found = listItem.exec(lines[at] ?? "");
  return found && { indent: found[1]!.length, text: found[3]! };
}

/** What means something within a line, from where it begins. Each is bounded by its own end. */
const marks =
  /\\[!-/:-@[-`{-~]|`+|<https?:\/\/[^\s<>]{1,2000}>|\[((?:\\.|[^\]\\]){1,400})\]\(<(https:\/\/[^\s<>]{1,2000})>\)|\*\*([^*]{1,200})\*\*/g;

function inline(text: string): Html {
  const parts: Html[] = [];
  let done = 0;
  for (let found = nextMark(text, done); found; found = nextMark(text, done)) {
    parts.push(html`${text.slice(done, found.index)}`);
    const [part, end] = markAt(text, found);
    parts.push(part);
    done = end;
  }
  return html`${parts}${text.slice(done)}`;
}

function nextMark(text: string, from: number): RegExpExecArray | null {
  marks.lastIndex = from;
  return marks.exec(text);
}

function markAt(text: string, found: RegExpExecArray): [part: Html, end: number] {
  const [whole, linked, url, strong] = found;
  const end = found.index + whole.length;
  if (strong !== undefined) return [html`<strong>${strong}</strong>`, end];
  if (url !== undefined) return [link(url, unescaped(linked!)), end];
  if (whole.startsWith("<")) return [link(whole.slice(1, -1), whole.slice(1, -1)), end];
  if (whole.startsWith("\\")) return [html`${whole.slice(1)}`, end];
  const close = closingTicks(text, end, whole.length);
  if (close === -1) return [html`${whole}`, end];
  const code = text.slice(end, close);
  const isPadded = code.length > 2 && code.startsWith(" ") && code.endsWith(" ");
  return [html`<code><bdi>${isPadded ? code.slice(1, -1) : code}</bdi></code>`, close + whole.length];
}

function link(url: string, text: string): Html {
  return html`<a href="${url}" rel="noopener noreferrer nofollow"><bdi>${text}</bdi></a>`;
}

function unescaped(text: string): string {
  return text.replace(/\\([!-/:-@[-`{-~])/g, "$1");
}

/** Where a run of exactly so many backticks begins. */
function closingTicks(text: string, from: number, length: number): number {
  for (const run of text.slice(from).matchAll(/`+/g)) if (run[0].length === length) return from + run.index;
  return -1;
}
