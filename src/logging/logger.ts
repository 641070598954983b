import { write, writeSync } from "node:fs";
import { quoted, RequestLines } from "./request-lines.ts";

export const logLevels = ["debug", "info", "warn", "error", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];

type LogFields = Record<string, string | number | boolean | undefined>;

/** Bytes of lines that may wait for a slow reader of the log. Past it, lines are dropped and counted. */
const maxWaitingBytes = 4 * 1024 * 1024;
const flushAfterMs = 50;
const firstBufferBytes = 128 * 1024;
/** How long the end of the process waits for a slow reader of its last lines. */
const patienceAtEndMs = 1000;

function lineOf(level: LogLevel, message: string, fields: LogFields = {}): string {
  let line = `{"time":"${new Date().toISOString()}","level":"${level}","message":${quoted(message)}`;
  for (const key in fields) {
    const value = fields[key];
    if (value !== undefined) line += `,"${key}":${typeof value === "string" ? quoted(value) : JSON.stringify(value)}`;
  }
  return `${line}}\n`;
}

/** JSON lines on standard output, gathered so that a line costs no system call of its own. */
export class Logger {
  private readonly threshold: number;
  /** Bytes, not strings: thousands of short-lived strings are slow to collect. */
  private waiting = Buffer.allocUnsafeSlow(firstBufferBytes);
  private used = 0;
  /** The buffer whose turn is next. Memory that is fresh from the system costs more than the lines themselves. */
  private spare: Buffer<ArrayBuffer> | null = null;
  private readonly requests = new RequestLines();
  private dropped = 0;
  /** The write that is under way. */
  private writing: Promise<void> | null = null;
  private isClosing = false;
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
    if (!this.requests.isEmpty) this.add(this.requests.take());
    this.add(lineOf(level, message, fields));
  }

  /** Notes one answered request. Its line is made later, together with others, which is faster. */
  request(level: LogLevel, method: string, path: string, status: number, ms: number, client: string): void {
    if (!this.isOn(level)) return;
    if (this.requests.note(level, method, path, status, ms, client)) this.add(this.requests.take());
    else this.timer ??= setTimeout(() => this.flush(), flushAfterMs);
  }

  private add(line: string): void {
    if (!this.keep(line)) this.dropped += line.split("\n").length - 1;
    this.timer ??= setTimeout(() => this.flush(), flushAfterMs);
  }

  /** Writes what is left: for the end of the process. Not before what is being written, which comes first. */
  async close(): Promise<void> {
    this.isClosing = true;
    if (this.timer) clearTimeout(this.timer);
    const giveUpAt = performance.now() + patienceAtEndMs;
    if (this.writing !== null) await Promise.race([this.writing, Bun.sleep(patienceAtEndMs)]);
    if (this.writing !== null) return;
    let rest = this.takeWaiting();
    while (rest.length > 0 && performance.now() < giveUpAt) {
      try {
        rest = rest.subarray(writeSync(this.fd, rest));
      } catch (error) {
        // If it fails, nobody reads the log any more, and there is nowhere left to report that.
        if ((error as { code?: string }).code !== "EAGAIN") return;
        Bun.sleepSync(5);
      }
    }
  }

  private flush(): void {
    this.timer = null;
    if (this.writing || this.isClosing) return;
    const bytes = this.takeWaiting();
    if (bytes.length === 0) return;
    this.writing = new Promise((done) => this.writeOut(bytes, done)).then(() => {
      this.writing = null;
      if (bytes.buffer.byteLength === firstBufferBytes) this.spare = Buffer.from(bytes.buffer);
      if (this.used >= firstBufferBytes) this.flush();
      else if (this.used > 0 || !this.requests.isEmpty) this.timer ??= setTimeout(() => this.flush(), flushAfterMs);
    });
  }

  private writeOut(bytes: Buffer, done: (value?: unknown) => void): void {
    write(this.fd, bytes, 0, bytes.length, null, (error, written) => {
      const isBusy = error?.code === "EAGAIN";
      const rest = bytes.subarray(error ? 0 : written);
      if (rest.length > 0 && (!error || isBusy)) setTimeout(() => this.writeOut(rest, done), isBusy ? flushAfterMs : 0);
      else done();
    });
  }

  /** Whether there was room. */
  private keep(line: string): boolean {
    // No character takes more than three bytes for each of its units; counting is only worth it near the limit.
    let most = this.used + line.length * 3;
    if (most > maxWaitingBytes) most = this.used + Buffer.byteLength(line);
    if (most > maxWaitingBytes) return false;
    if (most > this.waiting.length) {
      const larger = Buffer.allocUnsafeSlow(Math.min(maxWaitingBytes, Math.max(most, this.waiting.length * 2)));
      larger.set(this.waiting.subarray(0, this.used));
      this.waiting = larger;
    }
    this.used += this.waiting.write(line, this.used, "utf8");
    return true;
  }

  private takeWaiting(): Buffer<ArrayBuffer> {
    if (!this.requests.isEmpty) this.add(this.requests.take());
    const bytes = this.waiting.subarray(0, this.used);
    const { dropped } = this;
    this.waiting = this.spare ?? Buffer.allocUnsafeSlow(firstBufferBytes);
    this.spare = null;
    this.used = 0;
    this.dropped = 0;
    if (dropped === 0) return bytes;
    return Buffer.concat([bytes, Buffer.from(lineOf("warn", "log lines dropped", { count: dropped }))]);
  }
}
