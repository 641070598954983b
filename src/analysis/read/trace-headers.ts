import { levels } from "../model/model.ts";
import { Lines } from "../text/lines.ts";
import { endOfMatchAt } from "../text/match-at.ts";
import { isChatLine } from "./chat-lines.ts";
import type { Header } from "./headers.ts";
import { lineHeader } from "./line-header.ts";

/** Frames as they stand behind a header, somewhere in the log: most logs have none, and cost one look. */
const frames = ["\tat ", "    at "];
/** What Forge and others put before what a program prints: `[STDERR]: [java.lang.Throwable$WrappedPrintStream:println:748]: `. */
const printed = /(?:\[STD(?:ERR|OUT)\]:? )?(?:\[[\w.$]{1,120}:[\w<>$]{1,60}:-?\d{1,6}\]: )?/y;
const traceLine =
  /\s{0,16}(?:at [\w$./@<>%+~-]{3,400}\(|\.\.\. \d{1,6} (?:more|common frames omitted)|(?:Caused by|Suppressed): [\w$.]{1,300}(?:[:\r\n]|$))/y;

/** Lines of a message: YAML's have ten. */
const maxMessage = 24;
/** The exception itself, of which the line above may have told what failed. */
const thrown = /(?:[a-z][\w-]{0,60}\.){1,12}[A-Z][\w$]{0,100}(?:Exception|Error)[\w$]{0,60}(?:: |[\r\n]|$)/y;

/**
 * The lines of a log in which traces were printed line by line, each with a header of its own: without those of the lines
 * below what somebody logged, as a logger would have written it. `null` where no line is like this.
 */
export function withoutTraceHeaders(lines: Lines): Lines | null {
  if (!frames.some((frame) => hasBehindHeader(lines.text, frame))) return null;
  const reader = new HeadedTraces(lines);
  const pieces: string[] = [];
  for (let line = 0; line < lines.count; line++) {
    const from = reader.start(line);
    pieces.push(lines.text.slice(from, line + 1 < lines.count ? lines.start(line + 1) : lines.text.length));
  }
  return reader.isChanged ? new Lines(pieces.join("")) : null;
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
  isChanged = false;
  /** What was logged in the line above, if it was an error in words. */
  private complaint: Header | null = null;
  /** Up to where the message of an exception goes on. */
  private messageEnd = 0;

  constructor(private readonly lines: Lines) {}

  /** Where what is kept of a line begins. Lines come in order. */
  start(line: number): number {
    const { text } = this.lines;
    const start = this.lines.start(line);
    const end = this.lines.end(line);
    const above = this.complaint;
    this.complaint = null;
    const first = text.charCodeAt(start);
    if (isBlank(first) || first === 0x0a) return start;
    const header = lineHeader(text, start, end);
    if (!header || isChatLine(this.lines.get(line, 200))) return start;
    const from = messageAt(text, start, header);
    const isThrown = isWithin(endOfMatchAt(thrown, text, from), end);
    if (isThrown) this.messageEnd = this.endOfMessage(line, header);
    const isFollowing = isThrown ? above !== null && isSame(above, header) : line < this.messageEnd;
    if (line > 0 && (isFollowing || isWithin(endOfMatchAt(traceLine, text, from), end))) {
      this.isChanged = true;
      return from;
    }
    if (!isThrown && header.level <= levels.error) this.complaint = header;
    return start;
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
