import { importantLines } from "./important-lines.ts";

/** A log that is too large, without what matters least. */
export interface ShortenedLog {
  text: string;
  allLines: number;
  leftOut: number;
}

/** Masking makes some places longer, and every gap has a line that tells of it. */
const reservePart = 0.05;
const headPart = 0.2;
const tailPart = 0.5;
const maxLineCharacters = 8192;
const gapBytes = 48;
/** Of lines that repeat each other: enough to see what they are about. */
const keptOfRepetition = 10;
const linesBefore = 10;
const linesAfter = 60;

/** What the analyser makes nothing of is still kept before what says nothing at all. */
const errorMark = /\b(?:FATAL|ERROR|SEVERE)\b|^Caused by: |(?:Exception|Error)(?::|$)/;

/**
 * First without the rest of lines that repeat each other but for numbers. If that is not enough: the beginning, the end,
 * what stands around the lines that findings and exceptions are about, and around other errors.
 */
export function shortenLog(text: string, maxBytes: number): ShortenedLog {
  const lines = text.split("\n").map(cutLine);
  const isRepeated = repetitionsIn(lines);
  const budget = maxBytes * (1 - reservePart);
  const whole = new Selection(lines, isRepeated, budget);
  if (whole.take(0, lines.length)) return whole.result();
  const selection = new Selection(lines, isRepeated, budget);
  selection.take(0, lines.length, budget * headPart);
  selection.take(tailStart(lines, isRepeated, budget * (tailPart - headPart)), lines.length, budget * tailPart);
  for (const line of importantLines(text)) {
    if (!selection.take(line - linesBefore, line + linesAfter)) return selection.result();
  }
  for (const [i, line] of lines.entries()) {
    if (errorMark.test(line) && !selection.take(i - linesBefore, i + linesAfter)) return selection.result();
  }
  selection.take(0, lines.length);
  return selection.result();
}

/** Which lines are kept, within a number of bytes. */
class Selection {
  private readonly isKept: Uint8Array;
  private bytes = 0;

  constructor(
    private readonly lines: readonly string[],
    private readonly isRepeated: Uint8Array,
    private readonly budget: number,
  ) {
    this.isKept = new Uint8Array(lines.length);
  }

  /** `false` where there was no room for all of them. */
  take(from: number, to: number, upTo = this.budget): boolean {
    for (let i = Math.max(from, 0); i < Math.min(to, this.lines.length); i++) {
      if (this.isKept[i] || this.isRepeated[i]) continue;
      const needed = bytesOf(this.lines[i]!) + (this.isKept[i - 1] ? 0 : gapBytes);
      if (this.bytes + needed > upTo) return false;
      this.bytes += needed;
      this.isKept[i] = 1;
    }
    return true;
  }

  result(): ShortenedLog {
    const parts: string[] = [];
    let gap = 0;
    let leftOut = 0;
    const endGap = () => {
      if (gap > 0) parts.push(`[… ${gap} ${gap === 1 ? "line" : "lines"} left out …]`);
      gap = 0;
    };
    for (const [i, line] of this.lines.entries()) {
      if (this.isKept[i]) {
        endGap();
        parts.push(line);
      } else {
        gap++;
        leftOut++;
      }
    }
    endGap();
    return { text: parts.join("\n"), allLines: this.lines.length, leftOut };
  }
}

/** Some logs have all of their text in one line. */
function cutLine(line: string): string {
  if (line.length <= maxLineCharacters) return line;
  return `${line.slice(0, maxLineCharacters)} [… ${line.length - maxLineCharacters} characters left out …]`;
}

function repetitionsIn(lines: readonly string[]): Uint8Array {
  const isRepeated = new Uint8Array(lines.length);
  let last: string | null = null;
  let alike = 0;
  for (const [i, line] of lines.entries()) {
    const form = line.replace(/\d+/g, "0");
    alike = form === last ? alike + 1 : 0;
    // A short line costs less than the words that it is missing.
    if (alike >= keptOfRepetition && line.length > gapBytes / 2) isRepeated[i] = 1;
    last = form;
  }
  return isRepeated;
}

function tailStart(lines: readonly string[], isRepeated: Uint8Array, budget: number): number {
  let bytes = 0;
  let start = lines.length;
  while (start > 0) {
    const i = start - 1;
    if (!isRepeated[i]) bytes += bytesOf(lines[i]!) + (isRepeated[i - 1] ? gapBytes : 0);
    if (bytes > budget - gapBytes) break;
    start = i;
  }
  return start;
}

const encoder = new TextEncoder();

/** With its line break. */
function bytesOf(line: string): number {
  // All of ASCII: its characters are one byte each.
  return (/^[\x00-\x7f]*$/.test(line) ? line.length : encoder.encode(line).length) + 1;
}
