import type { FileSigns } from "./file-signs.ts";
import { momentOfName } from "./moments.ts";

/** Less than this may stand in any log. */
const leastText = 300;
/** A line that is not in every log. */
const leastLine = 20;
const linesTried = 20;
const placesTried = 20;
/** What a site or a person writes above and below what was copied, and the line that was cut. */
const linesAround = 2;

/** Whether it is a part of the other one: somebody copied it, or it was cut. */
export function isPieceOf(one: FileSigns, whole: FileSigns): boolean {
  const [text, all] = [one.file.text, whole.file.text];
  if (text.length >= all.length || areOfTwoDays(one.file.name, whole.file.name)) return false;
  return all.startsWith(text) || all.endsWith(text) || isCopyOf(text, all);
}

/** `2024-05-01-1.log` and `2024-05-02-1.log` may have the same few lines at the same times of their days. */
function areOfTwoDays(one: string, other: string): boolean {
  const [own, others] = [one, other].map((name) => momentOfName(name)?.moment.days[0]);
  return own !== undefined && others !== undefined && own !== others;
}

/** Line breaks and spaces at the ends of lines change on their way, and so do the first and the last line. */
function isCopyOf(text: string, all: string): boolean {
  const from = afterLines(text, linesAround);
  const end = beforeLines(text, linesAround);
  if (end - from < leastText) return false;
  // Most files share no line: one from the middle tells, before more is compared.
  const middle = longLine(text, afterLines(text, 1, (from + end) >> 1), end);
  if (!middle || !all.includes(middle.text)) return false;
  const first = longLine(text, from, end);
  let at = first ? all.indexOf(first.text) : -1;
  for (let tried = 0; first && at !== -1 && tried < placesTried; tried++) {
    if (areAlike(text, first.start, end, all, at)) return true;
    at = all.indexOf(first.text, at + 1);
  }
  return false;
}

/** From a place in each on, up to the end of the piece. */
function areAlike(text: string, from: number, end: number, all: string, place: number): boolean {
  if (all.startsWith(text.slice(from, end), place)) return true;
  let [at, other] = [from, place];
  while (at < end) {
    const [own, others] = [lineEnd(text, at), lineEnd(all, other)];
    if (text.slice(at, own).trimEnd() !== all.slice(other, others).trimEnd()) return false;
    [at, other] = [own + 1, others + 1];
  }
  return true;
}

/** The first line that is long enough to tell, without what stands around it. */
function longLine(text: string, from: number, end: number): { start: number; text: string } | null {
  for (let start = from, tried = 0; start < end && tried < linesTried; tried++) {
    const next = lineEnd(text, start);
    const line = text.slice(start, next).trimEnd();
    if (line.length >= leastLine) return { start, text: line };
    start = next + 1;
  }
  return null;
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf("\n", from);
  return end === -1 ? text.length : end;
}

function afterLines(text: string, count: number, from = 0): number {
  let at = from;
  for (let line = 0; line < count; line++) at = lineEnd(text, at) + 1;
  return at;
}

/** Blank lines at the end are none. */
function beforeLines(text: string, count: number): number {
  let at = text.trimEnd().length;
  for (let line = 0; line < count && at > 0; line++) at = text.lastIndexOf("\n", at - 1);
  return at;
}
