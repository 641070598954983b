import { leadingCount } from "../../wire/leading-count.ts";
import { type LiteralPlaces, placesBetween } from "./literal-places.ts";

/** A text and where its lines are. No line is cut out before somebody asks for it. */
export class Lines {
  readonly count: number;
  private readonly offsets: Int32Array;
  /** Once somebody has walked over all of it. */
  noted: LiteralPlaces | null = null;

  constructor(readonly text: string) {
    let starts = new Int32Array(1024);
    let count = 0;
    for (let at = 0; at !== -1 && at <= text.length; ) {
      if (count + 1 >= starts.length) {
        const larger = new Int32Array(starts.length * 2);
        larger.set(starts);
        starts = larger;
      }
      starts[count++] = at;
      const newline = text.indexOf("\n", at);
      at = newline === -1 ? -1 : newline + 1;
    }
    // A line break at the very end ends the last line; it does not begin another.
    if (count > 1 && starts[count - 1] === text.length) count--;
    starts[count] = text.length + 1;
    this.offsets = starts;
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
