import { colourRuns } from "../../../src/analysis/text/colour-runs.ts";
import { rightToLeftRuns } from "../../../src/i18n/right-to-left.ts";
import { hasColourCodes } from "../../../src/wire/colour-codes.ts";
import { leadingCount } from "../../../src/wire/leading-count.ts";
import type { TextTarget } from "./row-targets.ts";
import { unseenParts } from "./unseen-parts.ts";

/** A part of a row that looks the same from its first to its last character. Parts that nobody needs to see are left out. */
export interface Segment {
  /** In the row. */
  start: number;
  /** Exclusive. */
  end: number;
  /** Names of classes, or nothing. */
  classes: string;
  /** What stands there instead of characters that cannot be seen: their name. */
  unseen: string | null;
  /** Where a click leads. */
  href?: string;
  /** What stands there instead of a hidden name. */
  readable?: string;
}

/** How a part of a row looks. `null`: it is left out, and copied all the same. */
export interface TextStyle {
  start: number;
  end: number;
  classes: string | null;
}

/** A part of a row that is shown by another name. */
export interface NamedPart {
  start: number;
  end: number;
  readable: string;
}

export interface Matches {
  /** Offsets in the log, in order. */
  starts: Int32Array;
  ends: Int32Array;
  /** The one that the reader is at; -1 for none. */
  current: number;
}

/** Every segment is an element. */
const maxMatchesInRow = 500;
const maxRunsInRow = 200;

/** `offset`: where in the log the row begins. */
export function segmentsOf(
  text: string,
  offset: number,
  matches: Matches | null,
  targets: readonly TextTarget[] = [],
  styles: readonly TextStyle[] = [],
  names: readonly NamedPart[] = [],
): Segment[] {
  const isPlain = isAscii(text);
  const seen = isPlain ? whole(text) : withoutUnseen(colours(text), text);
  const plain = withTargets(withNames(withStyles(seen, styles), names), targets);
  const marked = matches ? withMatches(plain, matches, offset, offset + text.length) : plain;
  return isPlain ? marked : turningBack(marked, text);
}

/** As most lines are: no colours, nothing that cannot be seen, nothing that is written from the right. */
function isAscii(text: string): boolean {
  return !/[^\t\x20-\x7e]/.test(text);
}

function whole(text: string): Segment[] {
  return text === "" ? [] : [{ start: 0, end: text.length, classes: "", unseen: null }];
}

/** The part in which a name that is written from the right ends says so. A name may have several parts. */
function turningBack(segments: Segment[], text: string): Segment[] {
  const runs = rightToLeftRuns(text).slice(0, maxRunsInRow);
  if (runs.length === 0) return segments;
  let next = 0;
  return segments.flatMap((segment) => {
    const parts: Segment[] = [];
    let at = segment.start;
    for (; next < runs.length && runs[next]!.end <= segment.end; next++) {
      const { end } = runs[next]!;
      // It ends with what nobody needs to see.
      if (end <= at) continue;
      parts.push({ ...segment, start: at, end, classes: `${segment.classes} turns-back`.trimStart() });
      at = end;
    }
    if (at < segment.end) parts.push({ ...segment, start: at });
    return parts;
  });
}

function colours(text: string): Segment[] {
  if (!hasColourCodes(text)) return whole(text);
  return colourRuns(text, maxRunsInRow)
    .filter(({ isCode }) => !isCode)
    .map(({ start, end, classes }) => ({ start, end, classes, unseen: null }));
}

function withoutUnseen(segments: Segment[], text: string): Segment[] {
  const unseen = unseenParts(text);
  if (unseen.length === 0) return segments;
  const parts: Segment[] = [];
  let next = 0;
  for (const segment of segments) {
    let at = segment.start;
    for (; next < unseen.length && unseen[next]!.start < segment.end; next++) {
      const { start, end, name } = unseen[next]!;
      // It belongs to a code, and that is hidden.
      if (start < at) continue;
      if (start > at) parts.push({ ...segment, start: at, end: start });
      parts.push({ ...segment, start, end: Math.min(end, segment.end), unseen: name });
      at = Math.min(end, segment.end);
    }
    if (at < segment.end) parts.push({ ...segment, start: at });
  }
  return parts;
}

function withTargets(segments: Segment[], targets: readonly TextTarget[]): Segment[] {
  return withRanges(segments, targets, (part, { href }) => ({ ...part, href }));
}

/** Where a style or a colour ends inside of a name, its letters are shown. */
function withNames(segments: Segment[], names: readonly NamedPart[]): Segment[] {
  return withRanges(segments, names, (part, { start, end, readable }) =>
    part.start === start && part.end === end
      ? { ...part, readable, classes: `${part.classes} readable-name`.trimStart() }
      : part,
  );
}

function withStyles(segments: Segment[], styles: readonly TextStyle[]): Segment[] {
  return withRanges(segments, styles, (part, { classes }) =>
    classes === null ? null : { ...part, classes: part.classes === "" ? classes : `${part.classes} ${classes}` },
  );
}

/** Cuts segments where ranges begin and end; those within one become what `change` makes of them, or nothing. */
function withRanges<Range extends { start: number; end: number }>(
  segments: Segment[],
  ranges: readonly Range[],
  change: (part: Segment, range: Range) => Segment | null,
): Segment[] {
  if (ranges.length === 0) return segments;
  return segments.flatMap((segment) => {
    const parts: Segment[] = [];
    let at = segment.start;
    for (const range of ranges) {
      const from = Math.max(at, range.start);
      const to = Math.min(segment.end, range.end);
      if (from >= to) continue;
      if (from > at) parts.push({ ...segment, start: at, end: from });
      const changed = change({ ...segment, start: from, end: to }, range);
      if (changed) parts.push(changed);
      at = to;
    }
    if (at < segment.end) parts.push({ ...segment, start: at });
    return parts;
  });
}

function withMatches(segments: Segment[], { starts, ends, current }: Matches, from: number, to: number): Segment[] {
  const first = firstAfter(ends, from);
  if (first === starts.length || starts[first]! >= to) return segments;
  const end = Math.min(starts.length, first + maxMatchesInRow);
  const parts: Segment[] = [];
  let next = first;
  for (const segment of segments) {
    let at = segment.start;
    while (next < end && starts[next]! - from < segment.end) {
      const start = Math.max(at, starts[next]! - from);
      const stop = Math.min(segment.end, ends[next]! - from);
      if (stop > start) {
        if (start > at) parts.push({ ...segment, start: at, end: start });
        const classes = `${segment.classes} match${next === current ? " now" : ""}`.trimStart();
        parts.push({ ...segment, start, end: stop, classes });
        at = stop;
      }
      // It may go on in the next segment.
      if (ends[next]! - from > segment.end) break;
      next++;
    }
    if (at < segment.end) parts.push({ ...segment, start: at });
  }
  return parts;
}

/** Whether something was found between two places of the log. */
export function hasMatch({ starts, ends }: Matches, from: number, to: number): boolean {
  const first = firstAfter(ends, from);
  return first < starts.length && starts[first]! < to;
}

/** The first place whose value is greater; values are in order. */
function firstAfter(values: Int32Array, value: number): number {
  return leadingCount(values.length, (index) => values[index]! <= value);
}
