const capacity = 1024;

const plainText = /^[\w ./:()-]*$/;

/** A string in JSON. Most are plain, and then nothing has to be looked at twice. */
export function quoted(text: string): string {
  return plainText.test(text) ? `"${text}"` : JSON.stringify(text);
}

/**
 * Notes of answered requests, and the JSON lines they become. Making a string while large answers are copied costs
 * several times what it costs in a loop of its own, so a request is noted in preallocated arrays, and lines are made in
 * batches.
 */
export class RequestLines {
  private count = 0;
  private readonly times = new Float64Array(capacity);
  private readonly durations = new Float64Array(capacity);
  private readonly statuses = new Uint16Array(capacity);
  private readonly levels = new Array<string>(capacity).fill("");
  private readonly methods = new Array<string>(capacity).fill("");
  private readonly paths = new Array<string>(capacity).fill("");
  private readonly clients = new Array<string>(capacity).fill("");

  get isEmpty(): boolean {
    return this.count === 0;
  }

  /** Whether it is full now, and has to be taken. */
  note(level: string, method: string, path: string, status: number, ms: number, client: string): boolean {
    const at = this.count++;
    this.times[at] = Date.now();
    this.durations[at] = ms;
    this.statuses[at] = status;
    this.levels[at] = level;
    this.methods[at] = method;
    this.paths[at] = path;
    this.clients[at] = client;
    return this.count === capacity;
  }

  take(): string {
    let text = "";
    let millisecond = Number.NaN;
    let time = "";
    for (let at = 0; at < this.count; at++) {
      if (this.times[at] !== millisecond) {
        millisecond = this.times[at]!;
        time = new Date(millisecond).toISOString();
      }
      text +=
        `{"time":"${time}","level":"${this.levels[at]}","message":"request","method":"${this.methods[at]}",` +
        `"path":${quoted(this.paths[at]!)},"status":${this.statuses[at]},` +
        `"ms":${twoDecimals(this.durations[at]!)},"client":"${this.clients[at]}"}\n`;
      this.paths[at] = "";
    }
    this.count = 0;
    return text;
  }
}

function twoDecimals(value: number): string {
  const hundredths = Math.round(value * 100);
  const fraction = hundredths % 100;
  return `${(hundredths - fraction) / 100}.${fraction < 10 ? "0" : ""}${fraction}`;
}
