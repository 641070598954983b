import { write, writeSync } from "node:fs";

export const logLevels = ["debug", "info", "warn", "error", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];

export type LogFields = Record<string, string | number | boolean | undefined>;

/** Lines that may wait for a slow reader of the log; past it they are counted and dropped, never kept. */
const maxWaitingBytes = 4 * 1024 * 1024;
const flushAfterMs = 50;
const firstBufferBytes = 128 * 1024;
const gatherCharacters = 4096;
/** How long the end of the process waits for a slow reader of its last lines. */
const patienceAtEndMs = 1000;

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
  /** Bytes, not strings: thousands of small strings that live for a moment are what garbage collectors are slow with. */
  private waiting = Buffer.allocUnsafeSlow(firstBufferBytes);
  private used = 0;
  /** The last few lines, not yet turned into bytes: that is cheaper for several at once. */
  private latest = "";
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
    if (this.isOn(level)) this.add(lineOf(level, message, fields));
  }

  /** One answered request: what `log` would write, put together by hand, because it is written so often. */
  request(level: LogLevel, method: string, path: string, status: number, ms: number, client: string): void {
    if (!this.isOn(level)) return;
    const hundredths = Math.round(ms * 100);
    const fraction = hundredths % 100;
    this.add(
      `{"time":"${timeNow()}","level":"${level}","message":"request","method":"${method}","path":${quoted(path)},` +
        `"status":${status},"ms":${(hundredths - fraction) / 100}.${fraction < 10 ? "0" : ""}${fraction},` +
        `"client":"${client}"}\n`,
    );
  }

  private add(line: string): void {
    this.latest += line;
    if (this.latest.length > gatherCharacters) this.gather(line);
    this.timer ??= setTimeout(() => this.flush(), flushAfterMs);
  }

  /** Writes what is left, at once: for the end of the process. */
  close(): void {
    if (this.timer) clearTimeout(this.timer);
    let rest = this.takeWaiting();
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
    const bytes = this.takeWaiting();
    if (bytes.length === 0) return;
    this.isWriting = true;
    this.writeOut(bytes);
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
      if (this.used > 0 || this.latest !== "") this.flush();
    });
  }

  private gather(newest: string): void {
    const { latest } = this;
    this.latest = "";
    if (this.keep(latest)) return;
    // Near the limit, the lines before the newest may still fit.
    if (latest.length > newest.length && this.keep(latest.slice(0, -newest.length))) this.dropped++;
    else this.dropped += latest.split("\n").length - 1;
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

  private takeWaiting(): Buffer {
    if (this.latest !== "") this.gather("");
    const bytes = this.waiting.subarray(0, this.used);
    const { dropped } = this;
    this.waiting = Buffer.allocUnsafeSlow(firstBufferBytes);
    this.used = 0;
    this.dropped = 0;
    if (dropped === 0) return bytes;
    return Buffer.concat([bytes, Buffer.from(lineOf("warn", "log lines dropped", { count: dropped }))]);
  }
}
