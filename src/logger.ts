import { write, writeSync } from "node:fs";

export const logLevels = ["debug", "info", "warn", "error", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];

export type LogFields = Record<string, string | number | boolean | undefined>;

/** Lines that may wait for a slow reader of the log; past it they are counted and dropped, never kept. */
const maxWaitingBytes = 4 * 1024 * 1024;
const flushAfterMs = 50;
/** How long the end of the process waits for a slow reader of its last lines. */
const patienceAtEndMs = 1000;

/** Put together by hand: with a line a request, this is among the most frequent things that the service does. */
function lineOf(level: LogLevel, message: string, fields: LogFields = {}): string {
  let line = `{"time":"${timeNow()}","level":"${level}","message":${quoted(message)}`;
  for (const key in fields) {
    const value = fields[key];
    if (value !== undefined) line += `,"${key}":${typeof value === "string" ? quoted(value) : JSON.stringify(value)}`;
  }
  return `${line}}\n`;
}

const plainText = /^[\w ./:()-]*$/;

function quoted(text: string): string {
  return plainText.test(text) ? `"${text}"` : JSON.stringify(text);
}

let lastMillisecond = 0;
let lastTime = "";

function timeNow(): string {
  const now = Date.now();
  if (now !== lastMillisecond) {
    lastMillisecond = now;
    lastTime = new Date(now).toISOString();
  }
  return lastTime;
}

/** JSON lines on standard output, gathered so that a line costs no system call of its own. */
export class Logger {
  private readonly threshold: number;
  private lines: string[] = [];
  private waitingBytes = 0;
  private dropped = 0;
  private isWriting = false;
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    level: LogLevel,
    private readonly fd = 1,
  ) {
    this.threshold = logLevels.indexOf(level);
  }

  debug(message: string, fields?: LogFields): void {
    this.log("debug", message, fields);
  }

  info(message: string, fields?: LogFields): void {
    this.log("info", message, fields);
  }

  warn(message: string, fields?: LogFields): void {
    this.log("warn", message, fields);
  }

  error(message: string, fields?: LogFields): void {
    this.log("error", message, fields);
  }

  isOn(level: LogLevel): boolean {
    return logLevels.indexOf(level) >= this.threshold;
  }

  log(level: LogLevel, message: string, fields?: LogFields): void {
    if (!this.isOn(level)) return;
    const line = lineOf(level, message, fields);
    if (this.waitingBytes + line.length > maxWaitingBytes) {
      this.dropped++;
      return;
    }
    this.lines.push(line);
    this.waitingBytes += line.length;
    this.timer ??= setTimeout(() => this.flush(), flushAfterMs);
  }

  /** Writes what is left, at once: for the end of the process. */
  close(): void {
    if (this.timer) clearTimeout(this.timer);
    let rest = Buffer.from(this.takeLines());
    const giveUpAt = performance.now() + patienceAtEndMs;
    while (rest.length > 0 && performance.now() < giveUpAt) {
      try {
        rest = rest.subarray(writeSync(this.fd, rest));
      } catch (error) {
        // Otherwise nobody reads the log any more, and there is nowhere left to say so.
        if ((error as { code?: string }).code !== "EAGAIN") return;
        Bun.sleepSync(5);
      }
    }
  }

  private flush(): void {
    this.timer = null;
    if (this.isWriting) return;
    const text = this.takeLines();
    if (text === "") return;
    this.isWriting = true;
    this.writeOut(Buffer.from(text));
  }

  private writeOut(bytes: Buffer): void {
    write(this.fd, bytes, 0, bytes.length, null, (error, written) => {
      const isBusy = error?.code === "EAGAIN";
      const rest = bytes.subarray(error ? 0 : written);
      if (rest.length > 0 && (!error || isBusy)) {
        setTimeout(() => this.writeOut(rest), isBusy ? flushAfterMs : 0);
        return;
      }
      this.isWriting = false;
      if (this.lines.length > 0) this.flush();
    });
  }

  private takeLines(): string {
    if (this.dropped > 0) {
      const fields = {
        time: new Date().toISOString(),
        level: "warn",
        message: "log lines dropped",
        count: this.dropped,
      };
      this.lines.push(`${JSON.stringify(fields)}\n`);
      this.dropped = 0;
    }
    const text = this.lines.join("");
    this.lines = [];
    this.waitingBytes = 0;
    return text;
  }
}
