import type { PrivateKind } from "../../src/privacy/redact.ts";
import type { FoundPrivate } from "./found-private.ts";

/** Where a kind was seen: a piece of one line, around the first match of that kind in it. */
export interface Sighting {
  kind: PrivateKind;
  /** Counted from 1. */
  line: number;
  from: number;
  to: number;
  /** The line begins before it, or ends after it. */
  isCutBefore: boolean;
  isCutAfter: boolean;
}

/** A part of an excerpt: as it stands, as it will be stored instead, or private and left readable. */
export interface Piece {
  text: string;
  state: "plain" | "masked" | "open";
}

const charactersBefore = 50;
const charactersAfter = 60;
/** A private thing that is left readable may be as long as the log. */
const maxPieceCharacters = 160;

/** The first lines in which each kind was found, in the order of the text. */
export function sightingsOf(text: string, found: FoundPrivate, linesOfEach: number): Sighting[] {
  const sightings: Sighting[] = [];
  const seen = new Map<PrivateKind, { lines: number; lastLineEnd: number }>();
  const kinds = new Set(found.labels.map(({ kind }) => kind));
  let line = 1;
  let lineStart = 0;
  let lineEnd = endOfLine(text, 0);
  for (let i = 0; i < found.starts.length && kinds.size > 0; i++) {
    const { kind } = found.labels[found.labelOf[i]!]!;
    if (!kinds.has(kind)) continue;
    const start = found.starts[i]!;
    while (lineEnd < start) {
      line++;
      lineStart = lineEnd + 1;
      lineEnd = endOfLine(text, lineStart);
    }
    const before = seen.get(kind) ?? { lines: 0, lastLineEnd: -1 };
    if (before.lastLineEnd === lineEnd) continue;
    seen.set(kind, { lines: before.lines + 1, lastLineEnd: lineEnd });
    if (before.lines + 1 === linesOfEach) kinds.delete(kind);
    sightings.push({ kind, line, ...around(found, i, lineStart, lineEnd) });
  }
  return sightings;
}

function endOfLine(text: string, from: number): number {
  const at = text.indexOf("\n", from);
  return at === -1 ? text.length : at;
}

/** Never begins or ends within another match: half a secret would be shown as it stands. */
function around(found: FoundPrivate, i: number, lineStart: number, lineEnd: number) {
  let from = Math.max(lineStart, found.starts[i]! - charactersBefore);
  let to = Math.min(lineEnd, found.ends[i]! + charactersAfter);
  for (let before = i - 1; before >= 0 && found.ends[before]! > from; before--)
    from = Math.min(from, found.starts[before]!);
  for (let after = i + 1; after < found.starts.length && found.starts[after]! < to; after++) {
    to = Math.max(to, found.ends[after]!);
  }
  return { from, to, isCutBefore: from > lineStart, isCutAfter: to < lineEnd };
}

/** An excerpt as it will be stored, with what is masked or left readable told apart. */
export function piecesOf(
  text: string,
  found: FoundPrivate,
  { from, to }: { from: number; to: number },
  masked: ReadonlySet<PrivateKind>,
): Piece[] {
  const pieces: Piece[] = [];
  const plain = (start: number, end: number) => {
    if (end > start) pieces.push({ text: text.slice(start, end), state: "plain" });
  };
  let at = from;
  for (let i = firstEndingAfter(found.ends, from); i < found.starts.length && found.starts[i]! < to; i++) {
    const { kind, replacement } = found.labels[found.labelOf[i]!]!;
    plain(at, found.starts[i]!);
    at = found.ends[i]!;
    pieces.push(
      masked.has(kind)
        ? { text: replacement, state: "masked" }
        : { text: shortened(text.slice(found.starts[i]!, at)), state: "open" },
    );
  }
  plain(at, to);
  return pieces;
}

function shortened(text: string): string {
  return text.length > maxPieceCharacters ? `${text.slice(0, maxPieceCharacters)}…` : text;
}

function firstEndingAfter(ends: Uint32Array, position: number): number {
  let low = 0;
  let high = ends.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (ends[middle]! > position) high = middle;
    else low = middle + 1;
  }
  return low;
}
