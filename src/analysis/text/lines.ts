import { leadingCount } from "../../wire/leading-count.ts";
import { type LiteralPlaces, placesBetween } from "./literal-places.ts";

/** Where the lines of a text begin, found piece by piece. */
class LineStarts {
  offsets = new Int32Array(1024);
  count = 0;
  private at = 0;

  /** Those up to a place of the text. Returns whether there is more of it. */
  findUpTo(text: string, end: number): boolean {
    let { offsets, count, at } = this;
    const last = Math.min(end, text.length);
    while (at !== -1 && at <= last) {
      if (count + 1 >= offsets.length) {
        const larger = new Int32Array(offsets.length * 2);
        larger.set(offsets);
        offsets = larger;
      }
      offsets[count++] = at;
      const newline = text.indexOf("\n", at);
      at = newline === -1 ? -1 : newline + 1;
    }
    Object.assign(this, { offsets, count, at });
    return at !== -1 && at <= text.length;
  }
}

/** In characters: a phone takes a few milliseconds for them. */
const piece = 1 << 20;

/** The same with breaks, in which a page can answer whoever touches it. */
export function* linesInSteps(text: string): Generator<void, Lines> {
  const starts = new LineStarts();
  for (let end = piece; starts.findUpTo(text, end); end += piece) yield;
  return new Lines(text, starts);
}

/** A text and where its lines are. No line is cut out before somebody asks for it. */
export class Lines {
  readonly count: number;
  private readonly offsets: Int32Array;
  /** Once somebody has walked over all of it. */
  noted: LiteralPlaces | null = null;

  constructor(
    readonly text: string,
    starts = new LineStarts(),
  ) {
    starts.findUpTo(text, text.length);
    let { count, offsets } = starts;
    // A line break at the very end ends the last line; it does not begin another.
    if (count > 1 && offsets[count - 1] === text.length) count--;
    offsets[count] = text.length + 1;
    this.offsets = offsets;
    this.count = count;
  }

  /** Where lines begin, and where the text ends. */
  starts(): Int32Array {
    const starts = this.offsets.slice(0, this.count + 1);
    starts[this.count] = this.text.length;
    return starts;
  }

  start(line: number): number {
    return this.offsets[line]!;
  }

  /** Without the line break. */
  end(line: number): number {
    let end = Math.min(this.offsets[line + 1]! - 1, this.text.length);
    if (line === this.count - 1 && this.text.charCodeAt(end - 1) === 10 && end > this.offsets[line]!) end--;
    return end > this.offsets[line]! && this.text.charCodeAt(end - 1) === 13 ? end - 1 : end;
  }

  /** A line, or as many of its first characters as somebody needs. */
  get(line: number, most = this.text.length): string {
    const start = this.start(line);
    return this.text.slice(start, Math.min(this.end(line), start + most));
  }

  /** Several lines, without the last line break. */
  range(first: number, end: number): string {
    return end > first ? this.text.slice(this.start(first), this.end(end - 1)) : "";
  }

  /** Where a literal stands between two places of the text, in order. */
  placesOf(literal: string, from = 0, end = this.text.length): Generator<number> {
    return placesBetween(this.text, literal, from, end, this.noted);
  }

  has(literal: string): boolean {
    return !this.placesOf(literal).next().done;
  }

  /** The line that a character stands in. */
  at(offset: number): number {
    return Math.max(0, leadingCount(this.count, (line) => this.offsets[line]! <= offset) - 1);
  }
}
