import { type Level, levels } from "../../../analysis/model/model.ts";
import { hasHeaders, splitEntries } from "../../../analysis/read/entries.ts";
import { colourRuns } from "../../../analysis/text/colour-runs.ts";
import { Lines } from "../../../analysis/text/lines.ts";
import { hasColourCodes } from "../../../wire/colour-codes.ts";
import type { Excerpt } from "../../answers/excerpt.ts";
import { isolated } from "../text/isolated.ts";

/** The part of a log's page that never changes: worth keeping, and made on another thread. */
export interface LogBlock {
  /** Markup, escaped. */
  markup: string;
  shownLines: number;
  lines: number;
  isCut: boolean;
}

/** About a screen. The browser lays out only those that are in sight. */
const linesInChunk = 40;

/** Colours can make markup many times as long as the text. */
const maxMarkup = 1_000_000;

/** Every line has an id, so that links to lines work without scripts. */
export function logBlock({ text, shownLines, lines, isCut }: Excerpt): LogBlock {
  const shown = new Lines(text);
  const classes = levelClasses(shown);
  let markup = `<pre class="lines${digitsClass(lines)}" tabindex="0">`;
  let line = 0;
  for (; line < shown.count; line++) {
    const own = `<span id="L${line + 1}"${classes[line]}>${lineMarkup(shown.get(line))}\n</span>`;
    if (markup.length + own.length > maxMarkup) break;
    if (line % linesInChunk === 0) markup += chunkBegin(line, Math.min(line + linesInChunk, shown.count));
    markup += own;
  }
  const isWhole = line === shown.count;
  return {
    markup: `${markup}${line > linesInChunk ? "</span></noscript>" : "</span>"}</pre>`,
    shownLines: isWhole ? shownLines : line,
    lines,
    isCut: isCut || !isWhole,
  };
}

/**
 * What comes behind the first chunk stands in a `noscript`: where a script runs, the browser need not make elements of it,
 * because the viewer is there before anybody scrolls so far.
 */
function chunkBegin(line: number, end: number): string {
  const chunk = `<span data-n="${numbers(line + 1, end)}">`;
  if (line === 0) return chunk;
  return line === linesInChunk ? `</span><noscript>${chunk}` : `</span>${chunk}`;
}

/** One text for all of a chunk: a browser lays it out much sooner than a number in each line. */
function numbers(first: number, last: number): string {
  let text = String(first);
  for (let number = first + 1; number <= last; number++) text += `\n${number}`;
  return text;
}

/** As wide as the numbers of the whole log will be, and never less than three. */
function digitsClass(lines: number): string {
  const digits = String(lines).length;
  return digits > 3 ? ` digits-${digits}` : "";
}

/** Longer lines are cut in the page without scripts: browsers are slow to lay them out. */
const maxLineLength = 5000;

/** With its colours, and without the codes that say them. */
function lineMarkup(whole: string): string {
  const line = whole.length > maxLineLength ? `${whole.slice(0, maxLineLength)}…` : whole;
  if (!hasColourCodes(line)) return oneRow(line);
  return colourRuns(line)
    .map(({ start, end, classes, isCode }) => {
      if (isCode) return "";
      const text = oneRow(line.slice(start, end));
      return classes === "" ? text : `<span class="${classes}">${text}</span>`;
    })
    .join("");
}

/** Browsers begin a new row at some characters; the numbers beside the lines do not. */
function oneRow(text: string): string {
  return isolated(text).text.replace(/[\r\u2028\u2029]/g, "\ufffd");
}

/** By line. A line without a header is as important as the message that it belongs to. */
function levelClasses(lines: Lines): string[] {
  const classes: string[] = new Array(lines.count).fill("");
  for (const { firstLine, endLine, level } of splitEntries(lines, hasHeaders(lines.text) ? "headers" : "report")) {
    const name = levelClass(level);
    if (name) classes.fill(` class="${name}"`, firstLine, endLine);
  }
  return classes;
}

function levelClass(level: Level): string {
  if (level <= levels.error) return "level-error";
  if (level === levels.warning) return "level-warning";
  return level === levels.debug || level === levels.comment ? "level-debug" : "";
}
