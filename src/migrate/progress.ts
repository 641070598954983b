export interface ProgressScreen {
  isTerminal: boolean;
  columns: number;
  write(text: string): Promise<void>;
}

const redrawMs = 200;
const lineEveryMs = 5000;
const barColumns = 20;
/** The rate is that of the last seconds: what an earlier run has done is passed over quickly. */
const rateOverMs = 10_000;

interface Moment {
  at: number;
  logs: number;
}

/** How far it is: one line that is drawn again on a terminal, a line every few seconds elsewhere. */
export class Progress {
  private label = "";
  private total = 0;
  private logs = 0;
  private bytes = 0;
  private moments: Moment[] = [];
  private isDrawn = false;
  private readonly timer: ReturnType<typeof setInterval>;

  constructor(
    private readonly screen: ProgressScreen,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.timer = setInterval(() => this.draw(), screen.isTerminal ? redrawMs : lineEveryMs);
    this.timer.unref();
  }

  begin(label: string, total: number): void {
    this.label = label;
    this.total = total;
    this.logs = 0;
    this.bytes = 0;
    this.moments = [{ at: this.now(), logs: 0 }];
  }

  passed(bytes: number): void {
    this.logs++;
    this.bytes += bytes;
  }

  /** A sentence of its own, above the line. */
  say(text: string): void {
    this.clear();
    this.write(`${text}\n`);
  }

  end(): void {
    clearInterval(this.timer);
    this.clear();
  }

  /** Short enough for the screen: a line that wraps could not be drawn again. */
  line(columns: number): string {
    const { label, logs, bytes } = this;
    // Logs may arrive while others are copied.
    const total = Math.max(this.total, logs);
    const share = total === 0 ? 1 : logs / total;
    const filled = Math.floor(share * barColumns);
    const bar = `[${"=".repeat(filled)}${" ".repeat(barColumns - filled)}]`;
    const rate = this.rate();
    const left = rate > 0 ? `  ${duration((total - logs) / rate)} left` : "";
    const state = `${Math.floor(share * 100)} %  ${grouped(logs)} of ${grouped(total)} logs  ${megabytes(bytes)}`;
    return `${label} ${bar} ${state}  ${grouped(Math.round(rate))} logs/s${left}`.slice(0, Math.max(10, columns - 1));
  }

  private draw(): void {
    if (this.label === "") return;
    this.isDrawn = this.screen.isTerminal;
    this.write(
      this.isDrawn ? `\r\u001b[K${this.line(this.screen.columns)}` : `${this.line(Number.POSITIVE_INFINITY)}\n`,
    );
  }

  private rate(): number {
    const now = { at: this.now(), logs: this.logs };
    this.moments = [...this.moments.filter(({ at }) => now.at - at <= rateOverMs), now];
    const [first] = this.moments;
    return first && now.at > first.at ? ((now.logs - first.logs) / (now.at - first.at)) * 1000 : 0;
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

export function grouped(number: number): string {
  return number.toLocaleString("en-US");
}

export function megabytes(bytes: number): string {
  return `${grouped(Math.round(bytes / 1e5) / 10)} MB`;
}

export function duration(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`;
  return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)} min`;
}
