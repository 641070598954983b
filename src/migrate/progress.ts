import { megabytes } from "../i18n/amounts.ts";
import type { Work } from "../i18n/progress-words.ts";
import { ProgressLine } from "./progress-line.ts";

const barColumns = 20;
/** The rate is that of the last seconds: what an earlier run has done is passed over quickly. */
const rateOverMs = 10_000;

interface Moment {
  at: number;
  logs: number;
}

/** How many logs are done. */
export class Progress extends ProgressLine {
  private total = 0;
  private logs = 0;
  private bytes = 0;
  private moments: Moment[] = [];

  begin(work: Work, total: number): void {
    this.start(work);
    this.total = total;
    this.logs = 0;
    this.bytes = 0;
    this.moments = [{ at: this.now(), logs: 0 }];
  }

  passed(bytes: number): void {
    this.logs++;
    this.bytes += bytes;
  }

  protected override state(): string[] {
    const { logs, words } = this;
    const total = this.known;
    const rate = this.rate();
    return [
      this.percent(this.share),
      words.logsOf({ logs, total }),
      megabytes(this.bytes, this.language),
      words.logsPerSecond({ logs: Math.round(rate) }),
      ...this.left(total - logs, rate),
    ];
  }

  /** With a bar. */
  protected override written(label: string, state: string[]): string {
    const filled = Math.floor(this.share * barColumns);
    const bar = `[${"=".repeat(filled)}${" ".repeat(barColumns - filled)}]`;
    return `${label} ${bar} ${state.join("  ")}`;
  }

  /** Logs may arrive while others are copied. */
  private get known(): number {
    return Math.max(this.total, this.logs);
  }

  private get share(): number {
    return this.known === 0 ? 1 : this.logs / this.known;
  }

  private rate(): number {
    const now = { at: this.now(), logs: this.logs };
    this.moments = [...this.moments.filter(({ at }) => now.at - at <= rateOverMs), now];
    const [first] = this.moments;
    return first && now.at > first.at ? ((now.logs - first.logs) / (now.at - first.at)) * 1000 : 0;
  }
}
