import type { Lines } from "../../../analysis/text/lines.ts";
import { quotedLine } from "../../site/text/untrusted-text.ts";

/** A line of a log as assistants get it: without colours and control characters. Counted from 1. */
export interface ShownLine {
  line: number;
  text: string;
  /** The line is longer than what is shown of it. */
  isCut: boolean;
}

/** All lines of one answer, in characters. */
export const maxShownText = 64 * 1024;
/** Of one line. */
export const maxShownLine = 2000;
/** What a line costs beside its text. */
const lineCost = 40;

/** Takes lines until there is no more room for them. */
export class ShownLines {
  readonly lines: ShownLine[] = [];
  private room: number;

  constructor(
    private readonly source: Lines,
    room = maxShownText,
  ) {
    this.room = room;
  }

  /** `false`: there is no room for it, and it was not taken. `around`: what must be seen of a line that is too long. */
  add(line: number, maxLength = maxShownLine, around = 0): boolean {
    const shown = shownLine(this.source, line, maxLength, around);
    const cost = shown.text.length + lineCost;
    if (cost > this.room) return false;
    this.room -= cost;
    this.lines.push(shown);
    return true;
  }
}

function shownLine(source: Lines, line: number, maxLength: number, around: number): ShownLine {
  const start = source.start(line);
  const length = source.end(line) - start;
  if (length <= maxLength) {
    return { line: line + 1, text: quotedLine(source.get(line), maxLength), isCut: false };
  }
  const from = Math.max(0, Math.min(around - maxLength / 2, length - maxLength));
  const part = quotedLine(source.text.slice(start + from, start + from + maxLength), maxLength);
  return { line: line + 1, text: `${from > 0 ? "…" : ""}${part}${from + maxLength < length ? "…" : ""}`, isCut: true };
}
