import type { Lines } from "../../../analysis/text/lines.ts";
import { Matcher } from "../../../pattern/matcher.ts";
import { literalPattern, parsePattern } from "../../../pattern/parse-pattern.ts";
import { type ShownLine, ShownLines } from "./shown-lines.ts";

export interface LineSearch {
  text: string;
  isRegularExpression: boolean;
  matchCase: boolean;
  /** Lines before and behind each match. */
  around: number;
  /** Counted from 1. */
  fromLine: number;
  limit: number;
}

export const maxMatches = 100;
export const maxAround = 10;
/** Of one line: an answer is for an overview, and the lines can be asked for. */
const maxLine = 500;

export interface FoundLine extends ShownLine {
  isMatch: boolean;
}

export interface FoundLines {
  lineCount: number;
  /** Lines from `fromLine` on that match, also those that are not shown. */
  matchCount: number;
  lines: FoundLine[];
  /** Where to search on, where not all matches are here; `null` where they are. */
  nextLine: number | null;
}

/** A pattern is looked for in each line by itself. */
export function searchLines(source: Lines, search: LineSearch): FoundLines {
  const matcher = matcherOf(search);
  /**
   * Matching lines, with where the match ends. Those past the limit may still be shown as context of the last match.
   */
  const matches = new Map<number, number>();
  let matchCount = 0;
  for (let line = search.fromLine - 1; line < source.count; line++) {
    const start = source.start(line);
    const at = matcher.find(source.text, start, source.end(line));
    if (at === -1) continue;
    matchCount++;
    if (matches.size <= search.limit + search.around) matches.set(line, at - start);
  }
  const { shown, end } = withSurroundings(source, search, matches);
  const next = [...matches.keys()].find((line) => line >= end);
  return {
    lineCount: source.count,
    matchCount,
    lines: shown.lines.map((one) => ({ ...one, isMatch: matches.has(one.line - 1) })),
    nextLine: next === undefined ? null : next + 1,
  };
}

/** `end`: the first line behind all that are shown. */
function withSurroundings(
  source: Lines,
  { around, limit }: LineSearch,
  matches: ReadonlyMap<number, number>,
): { shown: ShownLines; end: number } {
  const shown = new ShownLines(source);
  let end = 0;
  for (const match of [...matches.keys()].slice(0, limit)) {
    const last = Math.min(match + around, source.count - 1);
    for (let line = Math.max(end, match - around); line <= last; line++) {
      if (!shown.add(line, maxLine, matches.get(line))) return { shown, end: Math.min(line, match) };
      end = line + 1;
    }
  }
  return { shown, end };
}

/** Other dialects write the flag at the beginning of the pattern. */
const ignoreCase = "(?i)";

function matcherOf({ text, isRegularExpression, matchCase }: LineSearch): Matcher {
  if (!isRegularExpression) return new Matcher(literalPattern(text), matchCase);
  const isMarked = text.startsWith(ignoreCase);
  return new Matcher(parsePattern(isMarked ? text.slice(ignoreCase.length) : text), matchCase && !isMarked);
}
