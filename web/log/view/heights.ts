import { leadingCount } from "../../../src/wire/leading-count.ts";

const blockSize = 512;

/** Rows that are higher than the others, all by as much. */
interface Taller {
  /** In order. */
  rows: Int32Array;
  by: number;
}

/** What wrapped rows are guessed by. */
interface Guess {
  /** Of each row, in letters. */
  lengths: Int32Array;
  lettersInRow: number;
  rowHeight: number;
  least: number;
}

const none: Taller = { rows: new Int32Array(), by: 0 };

/**
 * How high rows are, and so where they are, in pixels. As long as all are equally high, they take no room, nor do those
 * that are taller by as much as each other. Else each has its own height, and every block of rows its sum: finding a row
 * goes over the blocks, and then over the rows of one.
 */
export class Heights {
  private readonly own: Float32Array | null;
  private readonly sums: Float64Array;
  private sum: number;

  /** `guess`: where they differ from row to row. */
  constructor(
    readonly count: number,
    private readonly usual: number,
    guess: Guess | null = null,
    private readonly taller: Taller = none,
  ) {
    this.sum = count * usual + taller.rows.length * taller.by;
    this.own = guess && new Float32Array(count);
    this.sums = new Float64Array(guess ? Math.ceil(count / blockSize) : 0);
    if (guess) this.guess(guess);
  }

  /** In one loop without calls: a page goes over its rows too seldom for the browser to speed them up. */
  private guess({ lengths, lettersInRow, rowHeight, least }: Guess): void {
    const own = this.own!;
    this.sum = 0;
    for (let block = 0, row = 0; block < this.sums.length; block++) {
      const end = Math.min(own.length, row + blockSize);
      let sum = 0;
      for (; row < end; row++) {
        const high = Math.ceil(lengths[row]! / lettersInRow) * rowHeight;
        sum += own[row] = high < least ? least : high;
      }
      this.sums[block] = sum;
      this.sum += sum;
    }
  }

  get total(): number {
    return this.sum;
  }

  of(row: number): number {
    if (this.own) return this.own[row]!;
    return this.offset(row + 1) - this.offset(row);
  }

  /** Whether that is news. */
  set(row: number, height: number): boolean {
    const { own } = this;
    if (!own) return false;
    const difference = Math.fround(height) - own[row]!;
    if (Math.abs(difference) < 0.5) return false;
    own[row] = height;
    this.add(row, difference);
    return true;
  }

  /** Where a row begins. */
  offset(row: number): number {
    if (!this.own) return row * this.usual + this.tallerBefore(row) * this.taller.by;
    const block = Math.floor(row / blockSize);
    let offset = 0;
    for (let before = 0; before < block; before++) offset += this.sums[before]!;
    for (let before = block * blockSize; before < row; before++) offset += this.own[before]!;
    return offset;
  }

  /** The row that stands at an offset; the nearest one, where there is none. */
  rowAt(offset: number): number {
    const last = Math.max(0, this.count - 1);
    if (!this.own) return Math.max(0, Math.min(last, this.rowOfUsualAt(offset)));
    let left = offset;
    let block = 0;
    while (block < this.sums.length && left >= this.sums[block]!) left -= this.sums[block++]!;
    let row = block * blockSize;
    while (row < last && left >= this.own[row]!) left -= this.own[row++]!;
    return Math.min(row, last);
  }

  /** How many rows above this one are taller. */
  private tallerBefore(row: number): number {
    return leadingCount(this.taller.rows.length, (at) => this.taller.rows[at]! < row);
  }

  private rowOfUsualAt(offset: number): number {
    const { rows, by } = this.taller;
    // Those that end before it; the next one may reach below where it stands.
    const passed = leadingCount(
      this.taller.rows.length,
      (at) => (rows[at]! + 1) * this.usual + (at + 1) * by <= offset,
    );
    const next = rows[passed] ?? Number.POSITIVE_INFINITY;
    return Math.min(next, Math.floor((offset - passed * by) / this.usual));
  }

  private add(row: number, height: number): void {
    this.sum += height;
    const block = Math.floor(row / blockSize);
    this.sums[block] = this.sums[block]! + height;
  }
}
