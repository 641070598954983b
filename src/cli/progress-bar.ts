import type { Progress } from "../client/index.ts";
import type { Output } from "./context.ts";
import type { CliWords } from "./said.ts";
import { cutTo } from "./terminal-text.ts";

/** What is over sooner needs no bar. */
const appearsAfterMs = 500;
const redrawMs = 100;
const barColumns = 24;

/** One line on standard error that says how far an upload is. Nothing, where that is no terminal. */
export class ProgressBar {
  private progress: Progress = { sent: 0, total: 0 };
  private readonly started = performance.now();
  private timer: ReturnType<typeof setInterval> | null = null;
  private isShown = false;

  constructor(
    private readonly screen: Output,
    private readonly label: string,
    private readonly words: CliWords,
  ) {
    if (!screen.isTerminal) return;
    this.timer = setInterval(() => this.draw(), redrawMs);
    this.timer.unref();
  }

  update(progress: Progress): void {
    this.progress = progress;
  }

  /** Takes the line away, until it is drawn again. */
  clear(): void {
    if (this.isShown) void this.screen.write("\r\u001b[K").catch(() => {});
    this.isShown = false;
  }

  end(): void {
    if (this.timer !== null) clearInterval(this.timer);
    this.timer = null;
    this.clear();
  }

  private draw(): void {
    if (performance.now() - this.started < appearsAfterMs) return;
    this.isShown = true;
    void this.screen
      .write(`\r\u001b[K${progressLine(this.label, this.progress, this.screen.columns, this.words)}`)
      .catch(() => {});
  }
}

/** Short enough for the screen: a line that wraps could not be taken away again. */
export function progressLine(label: string, { sent, total }: Progress, columns: number, words: CliWords): string {
  const room = Math.max(10, columns - 1);
  if (total === 0) return cutTo(words.preparing({ label }), room);
  const share = sent / total;
  const filled = Math.round(share * barColumns);
  const bar = `[${"=".repeat(filled)}${" ".repeat(barColumns - filled)}]`;
  const size = words.sentOf({ sent: (sent / 1e6).toFixed(1), total: (total / 1e6).toFixed(1) });
  const state = share < 1 ? `${String(Math.floor(share * 100)).padStart(3)} %  ${size}` : words.waiting;
  return cutTo(`${bar} ${state}  ${label}`, room);
}
