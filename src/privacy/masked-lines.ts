import { Excerpt } from "./excerpt.ts";
import { type PrivateMatch, replacements } from "./private-match.ts";
import type { Scan } from "./scan.ts";

export interface SearchedChunk {
  text: string;
  /** What the scan of the text returned. */
  open: readonly number[];
  /** Whether some of its lines may be explained by others. */
  linesDepend: boolean;
}

export interface FoundBesideMasks {
  /** As places in the original text. */
  found: PrivateMatch[];
  /** How many characters were searched for it. */
  length: number;
}

/**
 * Masking changes what stands beside a mask: in `/home/version 78.46.2.1` nothing says any more that these are numbers
 * of a version. So the lines that were masked are looked at again, unless nothing in them depends on what stands beside
 * it.
 */
export function findBesideMasks(chunk: SearchedChunk, matches: readonly PrivateMatch[], scan: Scan): FoundBesideMasks {
  const excerpt = chunk.linesDepend ? maskedText(chunk.text, matches) : maskedLines(chunk, matches);
  const found: PrivateMatch[] = [];
  if (excerpt.isEmpty) return { found, length: 0 };
  const masked = excerpt.text();
  scan(masked, (kind, start, end) => {
    found.push({
      kind,
      start: excerpt.originalStart(start),
      end: excerpt.originalEnd(end),
      replacement: replacements[kind],
    });
  });
  return { found, length: masked.length };
}

/** All lines, where some depend on others. */
function maskedText(original: string, matches: readonly PrivateMatch[]): Excerpt {
  const excerpt = new Excerpt(original);
  addMasked(excerpt, matches, { first: 0, end: matches.length, from: 0, to: original.length });
  return excerpt;
}

/** The lines that have matches and open places beside them, masked, one after the other. */
function maskedLines({ text, open }: SearchedChunk, matches: readonly PrivateMatch[]): Excerpt {
  const excerpt = new Excerpt(text);
  let place = 0;
  for (let first = 0; first < matches.length; ) {
    const from = text.lastIndexOf("\n", matches[first]!.start - 1) + 1;
    const to = behindLine(text, matches[first]!.end);
    let end = first;
    let isOpen = false;
    while (place < open.length && open[place]! < from) place++;
    for (; end < matches.length && matches[end]!.start < to; end++) {
      isOpen ||= place < open.length && open[place]! < matches[end]!.start;
      while (place < open.length && open[place]! < matches[end]!.end) place++;
    }
    // The end of the last line may have no line break.
    isOpen ||= place < open.length && (open[place]! < to || open[place] === text.length);
    if (isOpen) addMasked(excerpt, matches, { first, end, from, to });
    first = end;
  }
  return excerpt;
}

interface Part {
  /** Of the matches in it. */
  first: number;
  end: number;
  /** Of its characters. */
  from: number;
  to: number;
}

function addMasked(excerpt: Excerpt, matches: readonly PrivateMatch[], { first, end, from, to }: Part): void {
  let behind = from;
  for (let index = first; index < end; index++) {
    const match = matches[index]!;
    excerpt.copy(behind, match.start);
    excerpt.replace(match.replacement, match.start, match.end);
    behind = match.end;
  }
  excerpt.copy(behind, to);
}

export function behindLine(text: string, from: number): number {
  const lineBreak = text.indexOf("\n", from);
  return lineBreak < 0 ? text.length : lineBreak + 1;
}
