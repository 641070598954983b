import { leadingCount } from "../../src/wire/leading-count.ts";
import type { FoundPrivate, MaskedKind } from "./found-private.ts";

/** Where something private was seen: a piece of one line, around its first match in it. */
export interface Sighting {
  /** Counted from 1. */
  line: number;
  from: number;
  to: number;
  /** The line begins before it, or ends after it. */
  isCutBefore: boolean;
  isCutAfter: boolean;
}

/** A part of an excerpt: as it stands, as it will be stored instead, or private and left readable. */
type Piece =
  | { text: string; state: "plain" }
  /** `place`: which of the matches it is. */
  | { text: string; state: "masked" | "open"; place: number };

const charactersBefore = 50;
const charactersAfter = 60;
/** A private thing that is left readable may be as long as the log. */
const maxPieceCharacters = 160;

/** The first lines in which a kind was found, in the order of the text. */
export function sightingsOf(text: string, found: FoundPrivate, maxLines: number, kind: MaskedKind): Sighting[] {
  const sightings: Sighting[] = [];
  const isOfKind = found.labels.map((label) => label.kind === kind);
  let lastLineEnd = -1;
  let line = 1;
  let lineStart = 0;
  let lineEnd = endOfLine(text, 0);
  for (let i = 0; i < found.starts.length && sightings.length < maxLines; i++) {
    if (!isOfKind[found.labelOf[i]!]) continue;
    const start = found.starts[i]!;
    while (lineEnd < start) {
      line++;
      lineStart = lineEnd + 1;
      lineEnd = endOfLine(text, lineStart);
    }
    if (lastLineEnd === lineEnd) continue;
    lastLineEnd = lineEnd;
    sightings.push({ line, ...around(found, i, lineStart, lineEnd) });
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
  isMasked: (match: number) => boolean,
): Piece[] {
  const pieces: Piece[] = [];
  const plain = (start: number, end: number) => {
    if (end > start) pieces.push({ text: text.slice(start, end), state: "plain" });
  };
  let at = from;
  for (let i = firstEndingAfter(found.ends, from); i < found.starts.length && found.starts[i]! < to; i++) {
    const { replacement } = found.labels[found.labelOf[i]!]!;
    plain(at, found.starts[i]!);
    at = found.ends[i]!;
    pieces.push(
      isMasked(i)
        ? { text: replacement, state: "masked", place: i }
        : { text: shortened(text.slice(found.starts[i]!, at)), state: "open", place: i },
    );
  }
  plain(at, to);
  return pieces;
}

function shortened(text: string): string {
  return text.length > maxPieceCharacters ? `${text.slice(0, maxPieceCharacters)}…` : text;
}

function firstEndingAfter(ends: Uint32Array, position: number): number {
  return leadingCount(ends.length, (index) => ends[index]! <= position);
}
