import { leadingCount } from "../../src/wire/leading-count.ts";

/** Lines from 1, both inclusive. */
export interface LineRange {
  from: number;
  to: number;
}

/** The columns of a timeline and the lines that they stand for. Columns are counted from 0, lines from 1. */
export class TimelineColumns {
  readonly count: number;
  /** Columns in which something was logged, and their first lines: both grow. */
  private readonly filled: { column: number; line: number }[] = [];

  /** `lines`: what each column begins with; 0 where nothing was logged. */
  constructor(
    private readonly lines: readonly number[],
    private readonly lineCount: number,
  ) {
    this.count = lines.length;
    // Threads write a little out of order: a column may begin above the one before it.
    lines.forEach((line, column) => {
      if (line > (this.filled.at(-1)?.line ?? 0)) this.filled.push({ column, line });
    });
  }

  isEmpty(column: number): boolean {
    return !this.lines[column];
  }

  /** Where a click on a column leads: its first line, or the next one that was logged, or else the last. */
  lineOf(column: number): number {
    const line = this.lines.find((line, at) => at >= column && line > 0);
    return line ?? this.filled.at(-1)?.line ?? 1;
  }

  /** The lines of some columns; `null` where nothing was logged. */
  rangeOf(first: number, last: number): LineRange | null {
    const inside = this.lines.filter((line, column) => column >= first && column <= last && line > 0);
    if (inside.length === 0) return null;
    const behind = this.lines.filter((line, column) => column > last && line > 0);
    const isFirst = this.lines.findIndex((line) => line > 0) >= first;
    const from = isFirst ? 1 : Math.min(...inside);
    const to = behind.length === 0 ? this.lineCount : Math.min(...behind) - 1;
    return { from, to: Math.max(to, ...inside) };
  }

  columnOf(line: number): number {
    return this.filled[this.placeIn(line)]?.column ?? 0;
  }

  /** Where a line begins or ends, in columns: 2.5 is the middle of the third one. */
  placeOf(line: number, isEnd = false): number {
    const at = this.placeIn(line);
    const start = this.filled[at];
    if (!start) return 0;
    const next = this.filled[at + 1]?.line ?? this.lineCount + 1;
    const share = (line + (isEnd ? 1 : 0) - start.line) / Math.max(1, next - start.line);
    return start.column + Math.max(0, Math.min(1, share));
  }

  private placeIn(line: number): number {
    return Math.max(0, leadingCount(this.filled.length, (index) => this.filled[index]!.line <= line) - 1);
  }
}

/** As the server writes them into an attribute. */
export function numbersOf(text: string | undefined): number[] {
  return text ? text.trim().split(/\s+/).map(Number) : [];
}
