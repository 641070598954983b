import type { Lines } from "./lines.ts";

/** What a line must have to be looked at. Each is looked for by itself: that is faster than any walk over the text. */
const needles = ["\tat ", " at ", "\nat ", "Exception", "Error", "Throwable", "Caused by", "#0 ", "Stack:"] as const;
const [frames, spaced, ownLine, headers, php, stack] = [0, 1, 2, 3, 7, 8];
/** Behind the end of any text. */
const nowhere = 0x7fffffff;

export interface Candidate {
  line: number;
  /** Where in the line `at` stands, if it does, or -1. */
  at: number;
  isHeader: boolean;
  isPhp: boolean;
  isStack: boolean;
}

/** Calls back with every line that may be of a stack trace, in order. What it returns is the line to go on with. */
export function eachCandidate(lines: Lines, found: (candidate: Candidate) => number): void {
  const { text } = lines;
  const places = new Int32Array(needles.length);
  for (let i = 0; i < needles.length; i++) places[i] = place(text, i, 0);
  if (text.startsWith("at ")) places[ownLine] = 0;
  const firstOf = (from: number, end: number) => {
    let first = nowhere;
    for (let i = from; i < end; i++) if (places[i]! < first) first = places[i]!;
    return first;
  };
  const candidate: Candidate = { line: 0, at: -1, isHeader: false, isPhp: false, isStack: false };
  for (let line = 0; ; ) {
    const nearest = firstOf(0, needles.length);
    if (nearest === nowhere) return;
    line = lineAt(lines, line, nearest);
    const end = line + 1 < lines.count ? lines.start(line + 1) : text.length + 1;
    const frame = firstOf(frames, headers);
    candidate.line = line;
    candidate.at = frame < end ? frame - lines.start(line) + (frame === places[ownLine] ? 0 : 1) : -1;
    candidate.isHeader = firstOf(headers, php) < end;
    candidate.isPhp = places[php]! < end;
    candidate.isStack = places[stack]! < end;
    const next = found(candidate);
    if (next >= lines.count) return;
    const from = Math.max(end, lines.start(next));
    for (let i = 0; i < needles.length; i++) if (places[i]! < from) places[i] = place(text, i, from);
    line = Math.max(line, next - 1);
  }
}

/**
 * Where the needle is from there on. One search whose beginning depends on the needle: one that does not, the engine's
 * compiler moves out of the loop over the needles, and then it walks to the end of the text at every line.
 */
function place(text: string, needle: number, from: number): number {
  const skipped = needle === ownLine ? 1 : 0;
  let at = text.indexOf(needles[needle]!, Math.max(0, from - skipped));
  // `looked at`: prose, which most of a log is.
  while (needle === spaced && at > 0 && isLetter(text.charCodeAt(at - 1))) at = text.indexOf(needles[needle]!, at + 3);
  return at === -1 ? nowhere : at + skipped;
}

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
}

/** A few lines on, most of the time; far away, now and then. */
function lineAt(lines: Lines, from: number, offset: number): number {
  let line = from;
  for (let step = 0; step < 8; step++) {
    if (line + 1 >= lines.count || lines.start(line + 1) > offset) return line;
    line++;
  }
  return lines.at(offset);
}
