import { Excerpt } from "./excerpt.ts";
import { type PrivateMatch, replacements } from "./private-match.ts";
import type { Scan } from "./scan.ts";

export interface SearchedChunk {
  text: string;
  /** Whether some of its lines may be explained by others. */
  linesDepend: boolean;
}

/**
 * Masking changes what stands beside a mask: in `/home/version 78.46.2.1` nothing says any more that these are numbers
 * of a version. So the lines that were masked are looked at again. What is found there is told as places in the
 * original text.
 */
export function findBesideMasks(chunk: SearchedChunk, matches: readonly PrivateMatch[], scan: Scan): PrivateMatch[] {
  const excerpt = maskedLines(chunk, matches);
  const found: PrivateMatch[] = [];
  scan(excerpt.text(), (kind, start, end) => {
    found.push({
      kind,
      start: excerpt.originalStart(start),
      end: excerpt.originalEnd(end),
      replacement: replacements[kind],
    });
  });
  return found;
}

/** The lines that have matches, masked, one after the other; all lines where some depend on others. */
function maskedLines({ text: original, linesDepend }: SearchedChunk, matches: readonly PrivateMatch[]): Excerpt {
  const excerpt = new Excerpt(original);
  let lineEnd = linesDepend ? original.length : 0;
  let from = 0;
  for (const { start, end, replacement } of matches) {
    if (start >= lineEnd) {
      excerpt.copy(from, lineEnd);
      from = original.lastIndexOf("\n", start - 1) + 1;
      lineEnd = behindLine(original, end);
    }
    excerpt.copy(from, start);
    excerpt.replace(replacement, start, end);
    from = end;
  }
  excerpt.copy(from, lineEnd);
  return excerpt;
}

export function behindLine(text: string, from: number): number {
  const lineBreak = text.indexOf("\n", from);
  return lineBreak < 0 ? text.length : lineBreak + 1;
}
