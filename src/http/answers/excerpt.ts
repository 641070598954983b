import { unpackSync } from "../../logs/content.ts";
import type { StoredLog } from "../../logs/ports.ts";
import { utf8Text } from "../core/utf8-text.ts";

/** The beginning of a log, for a page. */
export interface Excerpt {
  text: string;
  shownLines: number;
  lines: number;
  /** Lines are missing, or the end of one. */
  isCut: boolean;
}

/**
 * A log of up to this many lines is shown whole. Of a longer one the page has a few screens; its script loads the rest.
 */
const maxWholeLines = 1000;
const maxExcerptLines = 250;
/** A log can be one endless line. */
const maxExcerptBytes = 256 * 1024;

export function excerpt(log: StoredLog): Excerpt {
  const bytes = unpackSync(log);
  const lines = countLines(bytes);
  let end = 0;
  let shownLines = 0;
  const most = lines > maxWholeLines ? maxExcerptLines : maxWholeLines;
  while (shownLines < most && end < bytes.length) {
    const newline = bytes.indexOf(10, end);
    end = newline === -1 ? bytes.length : newline + 1;
    shownLines++;
  }
  if (end > maxExcerptBytes) {
    end = characterBoundary(bytes, maxExcerptBytes);
    shownLines = countLines(bytes.subarray(0, end));
  }
  return { text: utf8Text(bytes.subarray(0, end)), shownLines, lines, isCut: end < bytes.length };
}

/** As an editor shows them: a last line need not end in a line break. */
function countLines(bytes: Uint8Array): number {
  let count = 0;
  for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) count++;
  return bytes.length > 0 && bytes.at(-1) !== 10 ? count + 1 : count;
}

function characterBoundary(bytes: Uint8Array, limit: number): number {
  let end = limit;
  while (end > 0 && (bytes[end]! & 0xc0) === 0x80) end--;
  return end;
}
