import type { Lines } from "../text/lines.ts";
import { lineHeader } from "./line-header.ts";

/** What matters most stands there: what was started with what, and how it ended. */
const maxCharacters = 512 * 1024;
/** Of a text that is not large, and takes long all the same. */
const leastShare = 8;
/** How far a line is looked for that begins a message. */
const maxSkipped = 200;

/** The beginning and the end of a log as one text. Lines are counted from 0. */
export interface LogEnds {
  text: string;
  /** So many lines of that are the beginning. */
  headLines: number;
  /** Where in the log the rest of its lines begin. */
  tailLine: number;
  /** Lines of the log that are not in the text, the end exclusive. One that was cut is among them. */
  unread: { firstLine: number; endLine: number };
}

/** About half a megabyte of a log, and at most an eighth of it, in whole lines where it has any. */
export function endsOf(log: Lines): LogEnds {
  const { text } = log;
  const half = Math.ceil(Math.min(maxCharacters, text.length / leastShare) / 2);
  const lineBreak = text.lastIndexOf("\n", half - 1);
  const isCut = lineBreak === -1;
  const head = isCut ? `${text.slice(0, half)}\n` : text.slice(0, lineBreak + 1);
  const firstLine = isCut ? 0 : log.at(lineBreak + 1);
  const tailLine = tailStart(log, text.length - half, firstLine + 1);
  return {
    text: tailLine === log.count ? head : head + text.slice(log.start(tailLine)),
    headLines: isCut ? 1 : firstLine,
    tailLine,
    unread: { firstLine, endLine: tailLine },
  };
}

/** A line behind that place which begins a message, so that nothing is added to the last one of the beginning. */
function tailStart(log: Lines, from: number, atLeast: number): number {
  const first = Math.max(log.at(from) + 1, atLeast);
  if (first >= log.count) return log.count;
  for (let line = first; line < Math.min(first + maxSkipped, log.count); line++) {
    if (lineHeader(log.text, log.start(line), log.end(line))) return line;
  }
  return first;
}
