import { cutTo } from "../cli/terminal-text.ts";
import { duration } from "../i18n/amounts.ts";
import { progressWords, type Work } from "../i18n/progress-words.ts";
import type { Language } from "../wire/languages.ts";

export interface ProgressScreen {
  isTerminal: boolean;
  columns: number;
  write(text: string): Promise<void>;
}

const redrawMs = 200;
const lineEveryMs = 5000;

/** How far a command is: one line that is drawn again on a terminal, a line every few seconds elsewhere. */
export abstract class ProgressLine {
  private work: Work | null = null;
  private isDrawn = false;
  private readonly timer: ReturnType<typeof setInterval>;

  constructor(
    private readonly screen: ProgressScreen,
    protected readonly language: Language,
    protected readonly now: () => number = () => performance.now(),
  ) {
    this.timer = setInterval(() => this.draw(), screen.isTerminal ? redrawMs : lineEveryMs);
    this.timer.unref();
  }

  /** What stands behind the name of the work, one behind the other. */
  protected abstract state(): string[];

  protected start(work: Work): void {
    this.work = work;
  }

  protected get words() {
    return progressWords[this.language];
  }

  /** How long it takes at this rate; nothing where it does not move. */
  protected left(amount: number, perSecond: number): string[] {
    return perSecond > 0 ? [this.words.left({ time: duration(amount / perSecond, this.language) })] : [];
  }

  protected percent(share: number): string {
    return this.words.percent({ share: Math.floor(share * 100) });
  }

  /** Short enough for the screen: a line that wraps could not be drawn again. */
  line(columns: number): string {
    return cutTo(this.text(), Math.max(10, columns - 1));
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
    if (this.work === null) return;
    const { isTerminal, columns } = this.screen;
    this.isDrawn = isTerminal;
    this.write(isTerminal ? `\r\u001b[K${this.line(columns)}` : `${this.text()}\n`);
  }

  private text(): string {
    return this.work === null ? "" : this.written(this.words[this.work], this.state());
  }

  protected written(label: string, state: string[]): string {
    return [label, ...state].join("  ");
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
