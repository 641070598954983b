import type { Lines } from "../../../analysis/text/lines.ts";
import { Refusal } from "../../../wire/refusal.ts";
import { type ShownLine, ShownLines } from "./shown-lines.ts";

export const maxRangeLines = 500;

export interface LineRange {
  lineCount: number;
  lines: ShownLine[];
  /** What to ask for next, where not all that was asked for is here; `null` where it is. */
  nextLine: number | null;
}

/** Lines are counted from 1, and `to` is the last of them. */
export function lineRange(source: Lines, from: number, to: number): LineRange {
  const { count } = source;
  if (from > count) throw new Refusal(400, `The log ends at line ${count}.`);
  const last = Math.min(to, count);
  const end = Math.min(last, from + maxRangeLines - 1);
  const shown = new ShownLines(source);
  let line = from;
  while (line <= end && shown.add(line - 1)) line++;
  return { lineCount: count, lines: shown.lines, nextLine: line <= last ? line : null };
}
