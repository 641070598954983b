import { duration, grouped, megabytes, ProgressLine } from "./progress-line.ts";

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

  protected override text(): string {
    const { label, logs, bytes } = this;
    // Logs may arrive while others are copied.
    const total = Math.max(this.total, logs);
    const share = total === 0 ? 1 : logs / total;
    const filled = Math.floor(share * barColumns);
    const bar = `[${"=".repeat(filled)}${" ".repeat(barColumns - filled)}]`;
    const rate = this.rate();
    const left = rate > 0 ? `  ${duration((total - logs) / rate)} left` : "";
    const state = `${Math.floor(share * 100)} %  ${grouped(logs)} of ${grouped(total)} logs  ${megabytes(bytes)}`;
    return `${label} ${bar} ${state}  ${grouped(Math.round(rate))} logs/s${left}`;
  }

  private rate(): number {
    const now = { at: this.now(), logs: this.logs };
    this.moments = [...this.moments.filter(({ at }) => now.at - at <= rateOverMs), now];
    const [first] = this.moments;
    return first && now.at > first.at ? ((now.logs - first.logs) / (now.at - first.at)) * 1000 : 0;
  }
}
