import { megabytes } from "../i18n/amounts.ts";
import type { Work } from "../i18n/progress-words.ts";
import { ProgressLine } from "../migrate/progress-line.ts";

/** How many bytes are done. */
export class ByteProgress extends ProgressLine {
  private total = 0;
  private moved = 0;
  private measure: (() => number) | null = null;
  private since = 0;

  /** `measure` says how much is done, where nobody tells by `add`. */
  begin(work: Work, total: number, measure: (() => number) | null = null): void {
    this.start(work);
    Object.assign(this, { total, measure, moved: 0, since: this.now() });
  }

  add(bytes: number): void {
    this.moved += bytes;
  }

  protected override state(): string[] {
    const done = Math.min(this.total, this.measure?.() ?? this.moved);
    const rate = (done / Math.max(1, this.now() - this.since)) * 1000;
    const size = (bytes: number) => megabytes(bytes, this.language);
    return [
      this.percent(this.total === 0 ? 1 : done / this.total),
      this.words.bytesOf({ done: size(done), total: size(this.total) }),
      this.words.perSecond({ size: size(rate) }),
      ...this.left(this.total - done, rate),
    ];
  }
}
