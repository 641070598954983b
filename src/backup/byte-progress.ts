import { duration, megabytes, ProgressLine } from "../migrate/progress-line.ts";

/** How many bytes are done. */
export class ByteProgress extends ProgressLine {
  private total = 0;
  private moved = 0;
  private measure: (() => number) | null = null;
  private since = 0;

  /** `measure` says how much is done, where nobody tells by `add`. */
  begin(label: string, total: number, measure: (() => number) | null = null): void {
    Object.assign(this, { label, total, measure, moved: 0, since: this.now() });
  }

  add(bytes: number): void {
    this.moved += bytes;
  }

  protected override text(): string {
    const done = Math.min(this.total, this.measure?.() ?? this.moved);
    const share = this.total === 0 ? 1 : done / this.total;
    const rate = (done / Math.max(1, this.now() - this.since)) * 1000;
    const left = rate > 0 ? `  ${duration((this.total - done) / rate)} left` : "";
    const state = `${Math.floor(share * 100)} %  ${megabytes(done)} of ${megabytes(this.total)}`;
    return `${this.label}  ${state}  ${megabytes(rate)}/s${left}`;
  }
}
