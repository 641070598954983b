import { Lines } from "../text/lines.ts";
import { beginnings, isKnown, maxTried, maxTriedForLog, share } from "./line-prefixes.ts";

/** Some lines of a text, and which of its lines they are. */
export interface SomeLines {
  lines: Lines;
  numbers: Int32Array;
}

const fewest = 5;
/** Of the blank lines that a log has itself: more of them in a row say no more. */
const maxKept = 3;
/** Lines of a log are longer, also with blank ones between them. Millions of short ones would take long. */
const shortest = 8;
const fence = /^(?:```|~~~)[\w+-]{0,20}$/;
/** Whoever shares a log writes little around it. */
const maxAround = 12;

/** The lines of a log without what a page or a chat put between each two of them: blank lines, numbers. `null`: nothing. */
export function withoutLinesBetween(lines: Lines): SomeLines | null {
  if (lines.text.length < lines.count * shortest) return null;
  const kept = withoutNumbers(lines) ?? withoutBlanks(lines);
  return kept && onlyLines(lines, kept);
}

/** The lines without the fences that Markdown has around what is no prose. `null`: there is none. */
export function withoutFences(lines: Lines): SomeLines | null {
  const fences = new Set<number>();
  for (let line = 0; line < lines.count; line++) {
    if (line === maxAround) line = Math.max(line, lines.count - maxAround);
    if (fence.test(shortLine(lines, line))) fences.add(line);
  }
  if (fences.size === 0 || lines.count < fewest) return null;
  return onlyLines(
    lines,
    linesWhere(lines, (line) => !fences.has(line)),
  );
}

function onlyLines(lines: Lines, kept: Int32Array): SomeLines {
  const pieces: string[] = [];
  for (const line of kept) {
    pieces.push(
      lines.text.slice(lines.start(line), line + 1 < lines.count ? lines.start(line + 1) : lines.text.length),
    );
  }
  return { lines: new Lines(pieces.join("")), numbers: kept };
}

/** Gathers lines that are kept; none of a hundred thousand becomes an object. */
function linesWhere(lines: Lines, isKept: (line: number) => boolean): Int32Array {
  const kept = new Int32Array(lines.count);
  let count = 0;
  for (let line = 0; line < lines.count; line++) if (isKept(line)) kept[count++] = line;
  return kept.slice(0, count);
}

function isLog(lines: Lines): boolean {
  for (const text of beginnings(lines, maxTriedForLog)) if (isKnown(text)) return true;
  return false;
}

/** Every second line says how many there were: what is left if each of them is. */
function withoutNumbers(lines: Lines): Int32Array | null {
  const first = isBlank(lines, 0) ? Number.NaN : Number(shortLine(lines, 0));
  if (!Number.isInteger(first) || lines.count < 2 * fewest) return null;
  for (let line = 0; line < Math.min(lines.count, 2 * maxTried); line += 2) {
    if (shortLine(lines, line) !== String(first + line / 2)) return null;
  }
  if (!isLog(lines)) return null;
  return linesWhere(lines, (line) => line % 2 === 1 || shortLine(lines, line) !== String(first + line / 2));
}

function shortLine(lines: Lines, line: number): string {
  return lines.get(line, 40).trim();
}

/** What is left without the blank lines that stand behind each other one. */
function withoutBlanks(lines: Lines): Int32Array | null {
  const most = blanksBehindMost(lines, maxTried);
  if (most === 0 || !isLog(lines) || blanksBehindMost(lines, Number.POSITIVE_INFINITY) < most) return null;
  let blank = 0;
  let own = 0;
  return linesWhere(lines, (line) => {
    if (isBlank(lines, line)) return ++blank > most && (blank - most - 1) % (most + 1) === 0 && own++ < maxKept;
    blank = 0;
    own = 0;
    return true;
  });
}

/** How many blank lines stand behind nine of ten others, at least, up to two. */
function blanksBehindMost(lines: Lines, maxLines: number): number {
  const behind = [0, 0, 0];
  let others = 0;
  for (let line = 0, blank = 0; line < lines.count && others < maxLines; line++) {
    if (isBlank(lines, line)) {
      blank++;
      continue;
    }
    if (others++ > 0) behind[Math.min(blank, 2)]!++;
    blank = 0;
  }
  const gaps = others - 1;
  if (others < fewest) return 0;
  if (behind[2]! >= gaps * share) return 2;
  return behind[1]! + behind[2]! >= gaps * share ? 1 : 0;
}

function isBlank(lines: Lines, line: number): boolean {
  const end = lines.end(line);
  let at = lines.start(line);
  while (at < end && lines.text.charCodeAt(at) <= 32) at++;
  return at >= end;
}
