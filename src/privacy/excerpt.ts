/**
 * A text that was made of parts of another one, with parts left out or replaced, and the way back: where a place in it
 * was in the original.
 */
export class Excerpt {
  private readonly parts: string[] = [];
  private readonly isReplaced: boolean[] = [];
  private length = 0;
  /** For each part, where it begins here and where it begins and ends in the original. */
  private readonly begins: number[] = [];
  private readonly originalBegins: number[] = [];
  private readonly originalEnds: number[] = [];

  constructor(private readonly original: string) {}

  copy(start: number, end: number): void {
    if (start < end) this.add(this.original.slice(start, end), start, end, false);
  }

  replace(replacement: string, start: number, end: number): void {
    this.add(replacement, start, end, true);
  }

  get isEmpty(): boolean {
    return this.length === 0;
  }

  text(): string {
    return this.parts.join("");
  }

  originalStart(at: number): number {
    const part = this.partAt(at);
    const begin = this.originalBegins[part]!;
    return this.isReplaced[part] ? begin : begin + at - this.begins[part]!;
  }

  originalEnd(end: number): number {
    const part = this.partAt(end - 1);
    return this.isReplaced[part] ? this.originalEnds[part]! : this.originalBegins[part]! + end - this.begins[part]!;
  }

  private add(part: string, start: number, end: number, isReplaced: boolean): void {
    this.parts.push(part);
    this.isReplaced.push(isReplaced);
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
