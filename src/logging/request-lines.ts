import { visibleJson } from "../wire/unseen.ts";

const capacity = 1024;

const plainText = /^[\w ./:()-]*$/;

/**
 * A string in JSON that is safe to look at in a terminal, whoever wrote it. Most are plain, and then nothing has to be
 * looked at twice.
 */
export function quoted(text: string): string {
  return plainText.test(text) ? `"${text}"` : visibleJson(JSON.stringify(text));
}

/** A line of the log without its times. */
interface LineParts {
  level: string;
  method: string;
  status: number;
  client: string;
  before: string;
  after: string;
}

/** By path. */
const maxKnown = 500;

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
  private readonly known = new Map<string, LineParts>();

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
        time = `{"time":"${new Date(millisecond).toISOString()}"`;
      }
      const { before, after } = this.aroundDuration(at);
      text += time + before + twoDecimals(this.durations[at]!) + after;
      this.paths[at] = "";
    }
    this.count = 0;
    return text;
  }

  /** Most lines differ from an earlier one by their times alone. */
  private aroundDuration(at: number): LineParts {
    const level = this.levels[at]!;
    const method = this.methods[at]!;
    const path = this.paths[at]!;
    const status = this.statuses[at]!;
    const client = this.clients[at]!;
    const known = this.known.get(path);
    if (known?.status === status && known.client === client && known.method === method && known.level === level) {
      return known;
    }
    const before =
      `,"level":"${level}","message":"request","method":"${method}",` +
      `"path":${quoted(path)},"status":${status},"ms":`;
    const parts: LineParts = { level, method, status, client, before, after: `,"client":"${client}"}\n` };
    if (this.known.size >= maxKnown) this.known.clear();
    this.known.set(path, parts);
    return parts;
  }
}

const hundredths = Array.from({ length: 1000 }, (_, hundredths) => decimalsOf(hundredths));

function twoDecimals(value: number): string {
  const rounded = Math.round(value * 100);
  return hundredths[rounded] ?? decimalsOf(rounded);
}

function decimalsOf(hundredths: number): string {
  const fraction = hundredths % 100;
  return `${(hundredths - fraction) / 100}.${fraction < 10 ? "0" : ""}${fraction}`;
}
