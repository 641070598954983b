import type { Lines } from "../../src/analysis/text/lines.ts";
import type { SearchResult } from "./searching/search.ts";
import { rowOf } from "./view/rows.ts";

/** What a search found, with the line of each. Offsets are those of the log, in order. */
export interface FoundMatches {
  starts: Int32Array;
  ends: Int32Array;
  lines: Int32Array;
  /** There are more than these. */
  isCut: boolean;
}

export function matchesOf({ starts, ends, isCut }: SearchResult, log: Lines): FoundMatches {
  // A plain loop without callbacks: a page seldom searches often enough for the browser to optimise them.
  const lineCount = log.count;
  const lineStarts = log.starts();
  const lines = new Int32Array(starts.length);
  let line = 0;
  for (let place = 0; place < starts.length; place++) {
    const offset = starts[place]!;
    while (line + 1 < lineCount && lineStarts[line + 1]! <= offset) line++;
    lines[place] = line;
  }
  return { starts, ends, lines, isCut };
}

/** Those in lines that the reader wants to see: others are neither counted nor gone to. */
export function matchesIn(matches: FoundMatches, passes: (line: number) => boolean): FoundMatches {
  const places = Int32Array.from(matches.lines.keys()).filter((place) => passes(matches.lines[place]!));
  if (places.length === matches.lines.length) return matches;
  const pick = (values: Int32Array) => places.map((place) => values[place]!);
  return { starts: pick(matches.starts), ends: pick(matches.ends), lines: pick(matches.lines), isCut: matches.isCut };
}

export function distinctLines({ lines }: FoundMatches): Int32Array {
  return lines.filter((line, place) => place === 0 || line !== lines[place - 1]);
}

/** The lines with a match, and so many above and below each; no more than the log has. */
export function linesAround(matches: FoundMatches, context: number, lineCount: number): Int32Array {
  const matched = distinctLines(matches);
  if (context === 0) return matched;
  const lines = new Int32Array(Math.min(lineCount, matched.length * (2 * context + 1)));
  let count = 0;
  let next = 0;
  for (const line of matched) {
    const end = Math.min(lineCount, line + context + 1);
    for (next = Math.max(next, line - context); next < end; next++) lines[count++] = next;
  }
  return lines.subarray(0, count);
}

/** The first match from a line on, or the last one before it. */
export function matchNear({ lines }: FoundMatches, top: number, step: number): number {
  const place = rowOf(lines, top);
  if (step < 0) return place;
  if (lines[place]! < top) return Math.min(place + 1, lines.length - 1);
  let first = place;
  while (first > 0 && lines[first - 1] === lines[place]) first--;
  return first;
}

/** The rows that hold a match. */
export function rowsWith({ lines }: FoundMatches, shown: Int32Array): Int32Array {
  const rows = new Int32Array(lines.length);
  let count = 0;
  let row = 0;
  for (const line of lines) {
    while (row < shown.length && shown[row]! < line) row++;
    if (shown[row] === line) rows[count++] = row;
  }
  return rows.subarray(0, count);
}
