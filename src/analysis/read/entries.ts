import { type Entry, type Level, levels } from "../model/model.ts";
import type { Lines } from "../text/lines.ts";
import { endOfMatchAt } from "../text/match-at.ts";
import type { Header } from "./headers.ts";
import { KnownThreads, type ThreadAndLevel, usualLength, usualTime } from "./known-threads.ts";
import { cutHeader, lineHeader, shortestHeader } from "./line-header.ts";
import { Clock } from "./times.ts";

/** How the lines of a log become entries. */
export type Splitting =
  /** A line with a header begins one, lines without belong to it. */
  | "headers"
  /** Every line is one, its level says what part of the report it is. */
  | "report"
  | "lines"
  /** Blank lines stand between them. */
  | "paragraphs";

export function splitEntries(lines: Lines, splitting: Splitting): Entry[] {
  if (splitting === "report") return splitReport(lines);
  if (splitting === "lines") return everyLine(lines, () => levels.info);
  if (splitting === "paragraphs") return splitParagraphs(lines);
  return splitHeaders(lines);
}

/** Whether lines at the beginning have headers, whoever wrote them. */
export function hasHeaders(text: string): boolean {
  let start = 0;
  for (let line = 0; line < linesAtBeginning && start < text.length; line++) {
    const end = endOfLine(text, start);
    if (lineHeader(text, start, withoutReturn(text, start, end))) return true;
    start = end + 1;
  }
  return false;
}

const linesAtBeginning = 200;

/** Where the line of a character ends: at its line break, or at the end of the text. */
export function endOfLine(text: string, at: number): number {
  const end = text.indexOf("\n", at);
  return end < 0 ? text.length : end;
}

/** The end of a line without the carriage return before it. */
export function withoutReturn(text: string, start: number, end: number): number {
  return end > start && text.charCodeAt(end - 1) === 13 ? end - 1 : end;
}

/** A message begins in a line with a header, and in the first one, which may have none. */
function splitHeaders(lines: Lines): Entry[] {
  const { text, count } = lines;
  const entries: Entry[] = [];
  const clock = new Clock();
  const threads = new KnownThreads();
  let last: Entry | null = null;
  for (let line = 0; line < count; line++) {
    const start = lines.start(line);
    const first = text.charCodeAt(start);
    if (line > 0 && (isContinued(first) || isTooShort(lines, line))) continue;
    const usual = first === 0x5b ? threads.usualAt(text, start) : null;
    const header = usual ? null : lineHeader(text, start, lines.end(line), threads);
    if (!usual && !header && line > 0) continue;
    const entry: Entry = usual
      ? usualEntry(usual, line, lines, clock)
      : header
        ? headedEntry(header, line, count, clock, text.slice(start, start + header.length))
        : headlessEntry(lines);
    if (last) last.endLine = line;
    entries.push(entry);
    last = entry;
  }
  return entries;
}

/** To have a header. Asked before the end of the line is looked for: a hostile text has millions of them. */
function isTooShort(lines: Lines, line: number): boolean {
  return lines.start(line + 1) - lines.start(line) < shortestHeader;
}

function usualEntry(usual: ThreadAndLevel, line: number, lines: Lines, clock: Clock): Entry {
  const { text, count } = lines;
  const start = lines.start(line);
  return {
    firstLine: line,
    endLine: count,
    level: usual.level,
    time: clock.readTimeOfDay(usualTime(text, start)),
    prefix: text.slice(start, start + usualLength(text, start, usual)),
    thread: usual.thread ?? null,
    logger: null,
  };
}

function headedEntry(header: Header, firstLine: number, endLine: number, clock: Clock, prefix: string): Entry {
  const { level, date, time, thread, logger } = header;
  return {
    firstLine,
    endLine,
    level,
    time: clock.read(date, time),
    prefix,
    thread: thread ?? null,
    logger: logger ?? null,
  };
}

/** Of the first line, which may have lost its header or a part of it. */
function headlessEntry(lines: Lines): Entry {
  const cut = cutHeader(lines.text, lines.end(0));
  return bareEntry(0, lines.count, cut?.level ?? levels.info, cut ? lines.text.slice(0, cut.length) : "");
}

/** Whether a line that begins with that character belongs to the message above: it is indented, or empty. */
export function isContinued(first: number): boolean {
  return first === 0x09 || first === 0x20 || first === 0x0a || first === 0x0d;
}

/** One whose line has no header that could say more. */
export function bareEntry(firstLine: number, endLine: number, level: Level, prefix = ""): Entry {
  return { firstLine, endLine, level, time: null, prefix, thread: null, logger: null };
}

/** Ten megabytes of line breaks would be ten million entries; the last one takes what is beyond. */
const maxSingleLines = 500_000;

function everyLine(lines: Lines, levelOf: (text: string, start: number, end: number) => Level): Entry[] {
  const entries: Entry[] = [];
  const count = Math.min(lines.count, maxSingleLines);
  for (let line = 0; line < count; line++) {
    const level = levelOf(lines.text, lines.start(line), lines.end(line));
    entries.push(bareEntry(line, line + 1, level));
  }
  const last = entries.at(-1);
  if (last) last.endLine = lines.count;
  return entries;
}

const title = /-{2,4} [^:\n]{1,120} -{2,4}[ \r]{0,40}$/y;
const frame = /\s{1,8}at [a-z]/y;
const exception = /(?:Caused by: )?(?:[\w-]{1,60}\.){1,12}[A-Z]\w{0,100}(?::|\r?$)/y;

function splitReport(lines: Lines): Entry[] {
  return everyLine(lines, (text, start, end) => {
    const first = text.charCodeAt(start);
    if (start >= end) return levels.info;
    if (first === 0x09 || first === 0x20) return isAt(frame, text, start, end) ? levels.stack : levels.info;
    const line = text.slice(start, Math.min(end, start + 2000));
    if (first === 0x2d) return isAt(title, line, 0, line.length) ? levels.title : levels.info;
    if (line.startsWith("WARNING: ")) return levels.warning;
    if (isAt(exception, line, 0, line.length)) return levels.stack;
    return line.includes("//") ? levels.comment : levels.info;
  });
}

function isAt(pattern: RegExp, text: string, at: number, end: number): boolean {
  const matchEnd = endOfMatchAt(pattern, text, at);
  return matchEnd !== -1 && matchEnd <= end;
}

function splitParagraphs(lines: Lines): Entry[] {
  const entries: Entry[] = [];
  let isBlank = true;
  for (let line = 0; line < lines.count; line++) {
    const wasBlank = isBlank;
    isBlank = lines.start(line) >= lines.end(line);
    if (entries.length > 0 && !(wasBlank && !isBlank)) continue;
    const last = entries.at(-1);
    if (last) last.endLine = line;
    entries.push(bareEntry(line, lines.count, levels.info));
  }
  return entries;
}
