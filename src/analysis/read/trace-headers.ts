import { levels } from "../model/model.ts";
import { Lines } from "../text/lines.ts";
import { endOfMatchAt, indexFrom } from "../text/match-at.ts";
import { isChatLine } from "./chat-lines.ts";
import type { Header } from "./headers.ts";
import { lineHeader } from "./line-header.ts";

/** Frames as they stand behind a header, somewhere in the log: most logs have none, and cost one look. */
const frames = ["\tat ", "    at "];
/** What Forge and others put before what a program prints: `[STDERR]: [java.lang.Throwable$WrappedPrintStream:println:748]: `. */
const printed = /(?:\[STD(?:ERR|OUT)\]:? )?(?:\[[\w.$]{1,120}:[\w<>$]{1,60}:-?\d{1,6}\]: )?/y;
const traceLine =
  /\s{0,16}(?:at [\w$./@<>%+~-]{3,400}\(|\.\.\. \d{1,6} (?:more|common frames omitted)|(?:Caused by|Suppressed): [\w$.]{1,300}(?:[:\r\n]|$))/y;

/** What such lines have, and that which was thrown. */
const sign = /Exception|Error|[\t ]at |\.\.\. \d|Caused by: |Suppressed: /g;

/** Lines of a message: YAML's have ten. */
const maxMessage = 24;
/** The exception itself, of which the line above may have told what failed. */
const thrown = /(?:[a-z][\w-]{0,60}\.){1,12}(?=[A-Z])[\w$]{0,100}(?:Exception|Error)[\w$]{0,60}(?:: |[\r\n]|$)/y;

/**
 * The lines of a log in which traces were printed line by line, each with a header of its own: without those of the lines
 * below what somebody logged, as a logger would have written it. `null` where no line is like this.
 */
export function withoutTraceHeaders(lines: Lines): Lines | null {
  if (!frames.some((frame) => hasBehindHeader(lines.text, frame))) return null;
  const reader = new HeadedTraces(lines);
  for (const line of linesOfTraces(lines)) reader.read(line);
  return reader.rest();
}

/** The lines that may be of a trace: most of a log is not. */
function* linesOfTraces(lines: Lines): Generator<number> {
  for (let line = 0, from = 0; line < lines.count; from = lines.start(line)) {
    const at = indexFrom(sign, lines.text, from);
    if (at === -1) return;
    line = lines.at(at);
    yield line++;
  }
}

function hasBehindHeader(text: string, frame: string): boolean {
  for (let at = text.indexOf(frame); at !== -1; at = text.indexOf(frame, at + frame.length)) {
    let first = at;
    while (first > 0 && isBlank(text.charCodeAt(first - 1))) first--;
    if (first > 0 && text.charCodeAt(first - 1) !== 0x0a) return true;
  }
  return false;
}

class HeadedTraces {
  private readonly pieces: string[] = [];
  /** Up to where the text is in them. */
  private taken = 0;
  private lastRead = -1;
  private lastBared = -1;
  /** Up to where the message of an exception goes on. */
  private messageEnd = 0;

  constructor(private readonly lines: Lines) {}

  /** A line that may be of a trace. They come in order. */
  read(line: number): void {
    this.readMessage(line);
    this.readLine(line);
  }

  /** The text without those headers, once all have been read; `null` where it has none. */
  rest(): Lines | null {
    this.readMessage(this.lines.count);
    if (this.lastBared === -1) return null;
    return new Lines(this.pieces.join("") + this.lines.text.slice(this.taken));
  }

  /** The lines of a message look like any. */
  private readMessage(end: number): void {
    for (let line = this.lastRead + 1; line < Math.min(this.messageEnd, end); line++) this.readLine(line);
  }

  private readLine(line: number): void {
    this.lastRead = line;
    const { text } = this.lines;
    const end = this.lines.end(line);
    const header = this.headerOf(line);
    if (!header) return;
    const from = messageAt(text, this.lines.start(line), header);
    const isThrown = isWithin(endOfMatchAt(thrown, text, from), end);
    if (isThrown) this.messageEnd = this.endOfMessage(line, header);
    // Nothing stands above the first.
    if (line === 0) return;
    const isFollowing = isThrown ? this.followsComplaint(line, header) : line < this.messageEnd;
    if (!isFollowing && !isWithin(endOfMatchAt(traceLine, text, from), end)) return;
    this.pieces.push(text.slice(this.taken, this.lines.start(line)));
    this.taken = from;
    this.lastBared = line;
  }

  private headerOf(line: number): Header | null {
    const { text } = this.lines;
    const header = lineHeader(text, this.lines.start(line), this.lines.end(line));
    return header && !isChatLine(this.lines.get(line, 200)) ? header : null;
  }

  /** Whether the line above tells in words what failed. */
  private followsComplaint(line: number, header: Header): boolean {
    const above = line - 1;
    const complaint = above === this.lastBared ? null : this.headerOf(above);
    if (!complaint || complaint.level > levels.error || !isSame(complaint, header)) return false;
    const { text } = this.lines;
    const from = messageAt(text, this.lines.start(above), complaint);
    return !isWithin(endOfMatchAt(thrown, text, from), this.lines.end(above));
  }

  /** A message of several lines stands before the first frame, in lines like that of the exception. */
  private endOfMessage(first: number, above: Header): number {
    const { text, count } = this.lines;
    for (let line = first + 1; line < Math.min(count, first + maxMessage); line++) {
      const [start, end] = [this.lines.start(line), this.lines.end(line)];
      const header = lineHeader(text, start, end);
      if (!header || header.level !== above.level || !isSame(header, above)) break;
      const from = messageAt(text, start, header);
      if (isWithin(endOfMatchAt(traceLine, text, from), end)) return line;
      // Another exception: lines are looked at for one of them only.
      if (endOfMatchAt(thrown, text, from) !== -1) break;
    }
    return first;
  }
}

function messageAt(text: string, start: number, { length }: Header): number {
  return Math.max(start + length, endOfMatchAt(printed, text, start + length));
}

/** Whether one line goes on with what the other says: by the same thread, in the same second. */
function isSame(one: Header, other: Header): boolean {
  return one.thread === other.thread && one.date === other.date && secondOf(one) === secondOf(other);
}

function secondOf({ time }: Header): string | undefined {
  return time?.split(/[.,]/, 1)[0];
}

/** A match may take the end of its line with it. */
function isWithin(match: number, end: number): boolean {
  return match !== -1 && match <= end + 1;
}

function isBlank(code: number): boolean {
  return code === 0x20 || code === 0x09;
}
