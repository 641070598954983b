/** Browsers do not draw beyond some number of pixels; this is below the least of them. */
export const maxPixels = 15_000_000;
/** Near both ends one pixel is one pixel, so that both ends are reached as in any other page. */
const edge = 1_000_000;
/** Up to so many views at once somebody reads on. Further on, they go to another place. */
const readingViews = 4;

/**
 * Between where the reader is in all rows and where the scroll bar is. Both are the same, unless the rows are higher than
 * browsers can draw. Then the bar's way stands for the longer one; but whoever reads on moves by the same pixels as ever.
 */
export class ScrollScale {
  private total = 0;
  private room = 0;
  private inRows = 0;
  private inBar = 0;

  /** How high all rows are, and how high the view is. */
  resize(total: number, room: number): void {
    this.total = total;
    this.room = room;
  }

  /** How high the scrolled element is. */
  get height(): number {
    return Math.min(this.total, maxPixels);
  }

  /** Where the view begins, in all rows. */
  get top(): number {
    return this.inRows;
  }

  /** Where the view begins for the scroll bar. */
  get bar(): number {
    return this.inBar;
  }

  /** The reader moved the bar. */
  moveBar(bar: number): void {
    const by = bar - this.inBar;
    const isReading = Math.abs(by) <= readingViews * this.room;
    this.inRows = this.clamped(isReading ? this.inRows + by : this.inAllRows(bar));
    this.inBar = bar;
  }

  /** The view is to begin there. */
  moveTo(top: number): void {
    this.inRows = this.clamped(top);
    this.inBar = this.forBar(this.inRows);
  }

  private clamped(top: number): number {
    return Math.max(0, Math.min(top, this.total - this.room));
  }

  private inAllRows(bar: number): number {
    if (this.total <= maxPixels || bar <= edge) return bar;
    if (bar >= maxPixels - edge) return this.total - (maxPixels - bar);
    return edge + (bar - edge) * this.factor;
  }

  private forBar(top: number): number {
    if (this.total <= maxPixels || top <= edge) return top;
    if (top >= this.total - edge) return maxPixels - (this.total - top);
    return edge + (top - edge) / this.factor;
  }

  private get factor(): number {
    return (this.total - 2 * edge) / (maxPixels - 2 * edge);
  }
}
