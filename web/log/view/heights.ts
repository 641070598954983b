const blockSize = 512;

/**
 * How high rows are, and so where they are, in pixels. As long as all are equally high, they take no room, nor do those
 * that are twice as high. Else each has its own height, and every block of rows its sum: finding a row goes over the
 * blocks, and then over the rows of one.
 */
export class Heights {
  private readonly own: Float32Array | null;
  private readonly sums: Float64Array;
  private sum: number;

  /** `guess`: how high a row will be, where that differs from row to row. `double`: rows of twice the usual height, in order. */
  constructor(
    readonly count: number,
    private readonly usual: number,
    guess: ((row: number) => number) | null = null,
    private readonly double: Int32Array | null = null,
  ) {
    this.sum = (count + (double?.length ?? 0)) * usual;
    this.own = guess && new Float32Array(count);
    this.sums = new Float64Array(guess ? Math.ceil(count / blockSize) : 0);
    if (!guess || !this.own) return;
    this.sum = 0;
    for (let row = 0; row < count; row++) {
      this.own[row] = guess(row);
      this.add(row, this.own[row]!);
    }
  }

  get total(): number {
    return this.sum;
  }

  of(row: number): number {
    if (this.own) return this.own[row]!;
    return this.doubleBefore(row + 1) > this.doubleBefore(row) ? 2 * this.usual : this.usual;
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
    if (!this.own) return (row + this.doubleBefore(row)) * this.usual;
    const block = Math.floor(row / blockSize);
    let offset = 0;
    for (let before = 0; before < block; before++) offset += this.sums[before]!;
    for (let before = block * blockSize; before < row; before++) offset += this.own[before]!;
    return offset;
  }

  /** The row that stands at an offset; the nearest one, where there is none. */
  rowAt(offset: number): number {
    const last = Math.max(0, this.count - 1);
    if (!this.own) return Math.max(0, Math.min(last, this.rowAtUnit(Math.floor(offset / this.usual))));
    let left = offset;
    let block = 0;
    while (block < this.sums.length && left >= this.sums[block]!) left -= this.sums[block++]!;
    let row = block * blockSize;
    while (row < last && left >= this.own[row]!) left -= this.own[row++]!;
    return Math.min(row, last);
  }

  /** How many rows above this one are twice as high. */
  private doubleBefore(row: number): number {
    return this.countDouble((at) => this.double![at]! < row);
  }

  /** Units are as high as usual rows; one that is twice as high has two of them. */
  private rowAtUnit(unit: number): number {
    return unit - this.countDouble((at) => this.double![at]! + at < unit);
  }

  /** Of those in order, how many come before something does not hold any more. */
  private countDouble(isBefore: (at: number) => boolean): number {
    let low = 0;
    let high = this.double?.length ?? 0;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isBefore(middle)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private add(row: number, height: number): void {
    this.sum += height;
    const block = Math.floor(row / blockSize);
    this.sums[block] = this.sums[block]! + height;
  }
}
