import { type PrivateMatch, replacements } from "./private-match.ts";
import type { Scan } from "./scan.ts";

/**
 * Masking changes what stands beside a mask: in `/home/version 78.46.2.1` nothing says any more that these are numbers
 * of a version. So the lines that were masked are looked at again. What is found there is told as places in the
 * original text.
 */
export function findBesideMasks(text: string, matches: readonly PrivateMatch[], scan: Scan): PrivateMatch[] {
  const excerpt = new MaskedLines(text, matches);
  const found: PrivateMatch[] = [];
  scan(excerpt.text, (kind, start, end) => {
    found.push({
      kind,
      start: excerpt.originalStart(start),
      end: excerpt.originalEnd(end),
      replacement: replacements[kind],
    });
  });
  return found;
}

/** The lines that have matches, masked, one after the other; and the way back from them to the text. */
class MaskedLines {
  readonly text: string;
  private readonly parts: string[] = [];
  private readonly isMask: boolean[] = [];
  private length = 0;
  /** For each part, where it begins here and where it begins and ends in the original. */
  private readonly begins: number[] = [];
  private readonly originalBegins: number[] = [];
  private readonly originalEnds: number[] = [];

  constructor(original: string, matches: readonly PrivateMatch[]) {
    let lineEnd = 0;
    let from = 0;
    for (const { start, end, replacement } of matches) {
      if (start >= lineEnd) {
        this.copy(original, from, lineEnd);
        from = original.lastIndexOf("\n", start - 1) + 1;
        lineEnd = behindLine(original, end);
      }
      this.copy(original, from, start);
      this.add(replacement, start, end, true);
      from = end;
    }
    this.copy(original, from, lineEnd);
    this.text = this.parts.join("");
  }

  originalStart(at: number): number {
    const part = this.partAt(at);
    const begin = this.originalBegins[part]!;
    return this.isMask[part] ? begin : begin + at - this.begins[part]!;
  }

  originalEnd(end: number): number {
    const part = this.partAt(end - 1);
    return this.isMask[part] ? this.originalEnds[part]! : this.originalBegins[part]! + end - this.begins[part]!;
  }

  private copy(original: string, start: number, end: number): void {
    if (start < end) this.add(original.slice(start, end), start, end, false);
  }

  private add(part: string, start: number, end: number, isMask: boolean): void {
    this.parts.push(part);
    this.isMask.push(isMask);
    this.begins.push(this.length);
    this.originalBegins.push(start);
    this.originalEnds.push(end);
    this.length += part.length;
  }

  private partAt(position: number): number {
    let low = 0;
    let high = this.begins.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.begins[middle]! <= position) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

function behindLine(text: string, from: number): number {
  const lineBreak = text.indexOf("\n", from);
  return lineBreak < 0 ? text.length : lineBreak + 1;
}
