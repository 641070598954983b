export interface ProgressScreen {
  isTerminal: boolean;
  columns: number;
  write(text: string): Promise<void>;
}

const redrawMs = 200;
const lineEveryMs = 5000;

/** How far a command is: one line that is drawn again on a terminal, a line every few seconds elsewhere. */
export abstract class ProgressLine {
  protected label = "";
  private isDrawn = false;
  private readonly timer: ReturnType<typeof setInterval>;

  constructor(
    private readonly screen: ProgressScreen,
    protected readonly now: () => number = () => performance.now(),
  ) {
    this.timer = setInterval(() => this.draw(), screen.isTerminal ? redrawMs : lineEveryMs);
    this.timer.unref();
  }

  protected abstract text(): string;

  /** Short enough for the screen: a line that wraps could not be drawn again. */
  line(columns: number): string {
    return this.text().slice(0, Math.max(10, columns - 1));
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

  private draw(): void {
    if (this.label === "") return;
    const { isTerminal, columns } = this.screen;
    this.isDrawn = isTerminal;
    this.write(isTerminal ? `\r\u001b[K${this.line(columns)}` : `${this.text()}\n`);
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
