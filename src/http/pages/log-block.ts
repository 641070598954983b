import type { Excerpt } from "../render.ts";
import { escapeHtml } from "./html.ts";

/** The part of a log's page that never changes: worth keeping, and for long logs made on another thread. */
export interface LogBlock {
  /** Markup, escaped. */
  markup: string;
  shownLines: number;
  lines: number;
  isCut: boolean;
}

export function logBlock({ text, shownLines, lines, isCut }: Excerpt): LogBlock {
  // A `pre` swallows one line break at its beginning; the log's own must not be it.
  return { markup: `<pre tabindex="0">\n${escapeHtml(text)}</pre>`, shownLines, lines, isCut };
}
