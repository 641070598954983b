import { duration, megabytes, type ProgressScreen } from "../migrate/progress.ts";

const redrawMs = 200;
const lineEveryMs = 5000;

/** How far a copy is, in bytes: one line that is drawn again on a terminal, a line every few seconds elsewhere. */
export class ByteProgress {
  private label = "";
  private total = 0;
  private moved = 0;
  private measure: (() => number) | null = null;
  private since = 0;
  private isDrawn = false;
  private readonly timer: ReturnType<typeof setInterval>;

  constructor(
    private readonly screen: ProgressScreen,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.timer = setInterval(() => this.draw(), screen.isTerminal ? redrawMs : lineEveryMs);
    this.timer.unref();
  }

  /** `measure` says how much is done, where nobody tells by `add`. */
  begin(label: string, total: number, measure: (() => number) | null = null): void {
    Object.assign(this, { label, total, measure, moved: 0, since: this.now() });
  }

  add(bytes: number): void {
    this.moved += bytes;
  }

  end(): void {
    clearInterval(this.timer);
    this.clear();
  }

  line(columns: number): string {
    const done = Math.min(this.total, this.measure?.() ?? this.moved);
    const share = this.total === 0 ? 1 : done / this.total;
    const rate = (done / Math.max(1, this.now() - this.since)) * 1000;
    const left = rate > 0 ? `  ${duration((this.total - done) / rate)} left` : "";
    const state = `${Math.floor(share * 100)} %  ${megabytes(done)} of ${megabytes(this.total)}`;
    return `${this.label}  ${state}  ${megabytes(rate)}/s${left}`.slice(0, Math.max(10, columns - 1));
  }

  private draw(): void {
    if (this.label === "") return;
    this.isDrawn = this.screen.isTerminal;
    const { isDrawn, screen } = this;
    this.write(isDrawn ? `\r\u001b[K${this.line(screen.columns)}` : `${this.line(Number.POSITIVE_INFINITY)}\n`);
  }

  private clear(): void {
    if (this.isDrawn) this.write("\r\u001b[K");
    this.isDrawn = false;
  }

  /** Nobody may be there to read it any more; the work goes on. */
  private write(text: string): void {
    void this.screen.write(text).catch(() => {});
  }
}
