import type { Lines } from "../../../src/analysis/text/lines.ts";
import { findNames } from "../../../src/names/find-names.ts";
import type { Names } from "../../../src/names/names.ts";
import { hasMatch, type Matches, type NamedPart } from "./row-segments.ts";

/** More letters of a line are not looked at. */
const longest = 4000;

/** The hidden names of a row, with the readable ones. `offset`: where in the log the row begins. */
export function namedParts(
  log: Lines,
  line: number,
  text: string,
  names: Names,
  matches: Matches | null,
  offset: number,
): NamedPart[] {
  const parts: NamedPart[] = [];
  const shown = text.slice(0, longest);
  // What stands above a frame is what was thrown.
  const below = names.knowsOfficial && line + 1 < log.count ? `\n${log.get(line + 1, longest)}` : "";
  findNames(shown + below, names, (start, end, readable) => {
    if (end > shown.length) return;
    // Of what was found only a part of, the letters are shown that were searched for.
    const isCut =
      matches !== null &&
      hasMatch(matches, offset + start, offset + end) &&
      !covers(matches, offset + start, offset + end);
    if (!isCut) parts.push({ start, end, readable });
  });
  return parts;
}

function covers({ starts, ends }: Matches, from: number, to: number): boolean {
  const at = starts.findLastIndex((start) => start <= from);
  return at !== -1 && ends[at]! >= to;
}
