import { colourRuns, hasColourCodes } from "../../../analysis/colour-codes.ts";
import { hasHeaders, splitEntries } from "../../../analysis/entries.ts";
import { Lines } from "../../../analysis/lines.ts";
import { type Level, levels } from "../../../analysis/model.ts";
import type { Excerpt } from "../../render.ts";
import { escapeHtml } from "../html.ts";

/** The part of a log's page that never changes: worth keeping, and made on another thread. */
export interface LogBlock {
  /** Markup, escaped. */
  markup: string;
  shownLines: number;
  lines: number;
  isCut: boolean;
}

/** The browser lays out only those that are in sight. */
const linesInChunk = 60;

/** Colours can make markup many times as long as the text. */
const maxMarkup = 1_000_000;

/** Every line has an id, so that links to lines work without scripts. */
export function logBlock({ text, shownLines, lines, isCut }: Excerpt): LogBlock {
  const shown = new Lines(text);
  const classes = levelClasses(shown);
  let markup = '<pre class="lines" tabindex="0">';
  let line = 0;
  for (; line < shown.count; line++) {
    const number = line + 1;
    const own = `<span id="L${number}" data-n="${number}"${classes[line]}>${lineMarkup(shown.get(line))}\n</span>`;
    if (markup.length + own.length > maxMarkup) break;
    if (line % linesInChunk === 0) markup += chunkBegin(line);
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
function chunkBegin(line: number): string {
  if (line === 0) return "<span>";
  return line === linesInChunk ? "</span><noscript><span>" : "</span><span>";
}

/** Nobody reads on without a script that can wrap and search, and browsers are slow to draw it. */
const maxLineLength = 5000;

/** With its colours, and without the codes that say them. */
function lineMarkup(whole: string): string {
  const line = whole.length > maxLineLength ? `${whole.slice(0, maxLineLength)}…` : whole;
  if (!hasColourCodes(line)) return escapeHtml(line);
  return colourRuns(line)
    .map(({ start, end, classes, isCode }) => {
      if (isCode) return "";
      const text = escapeHtml(line.slice(start, end));
      return classes === "" ? text : `<span class="${classes}">${text}</span>`;
    })
    .join("");
}

/** By line. A line without a header is as important as the message that it belongs to. */
function levelClasses(lines: Lines): string[] {
  const classes: string[] = new Array(lines.count).fill("");
  for (const { firstLine, endLine, level } of splitEntries(lines, hasHeaders(lines) ? "headers" : "report")) {
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
