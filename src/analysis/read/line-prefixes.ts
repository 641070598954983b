import { Lines } from "../text/lines.ts";
import { endOfMatchAt, matchAt } from "../text/match-at.ts";
import { lineHeader } from "./line-header.ts";
import { ampSource, consoleTime, containerName, containerTime, journalUnit } from "./panel-prefixes.ts";

/** What may be before every line, and how what stands behind it is known. */
interface Prefix {
  pattern: RegExp;
  isLog(rest: string): boolean;
  /** Whether the prefix is the log's own, by what stands behind it. */
  isOwn?(rest: string): boolean;
}

/** Also `Client> `, which Mojang's launcher wrote before what the game said. */
const quotation = "(?:Client)?> ?";
const prefixes = [containerName, journalUnit, containerTime, ampSource, quotation].map(
  (source): Prefix => ({ pattern: new RegExp(source, "y"), isLog: isKnown }),
);
/** Logs have a time of their own, so what stands behind it has to have one, too, or be no log. */
const time: Prefix = { pattern: new RegExp(consoleTime, "y"), isLog: isTimedOrReport, isOwn: isRestOfHeader };
/** Copied from a page that numbers lines: each one more than the line above. What is behind a number is behind all of them. */
const numbers = [String.raw`[:|.)]?\t`, " {0,2}[:|] ?", "[.)] ", "( {1,8})"].map(
  (behind) => new RegExp(String.raw`[ \t]{0,8}(\d{1,7})(?:${behind}|[:|.)]?(?=[\r\n]|$))`, "y"),
);
/** What stands below has to be a log, a report or a trace: some write such times themselves. */
const known = /^(?:---- |# |-- |[\w -]{3,30} Crash Dump |\s{0,8}at [\w$./@]{3,200}\(|Caused by: |Description: )/;
/** So many lines tell what stands in all of them. */
export const maxTried = 60;
/** What launchers write first is known by what comes below. */
export const maxTriedForLog = 2000;
/** Blank ones, too. */
const maxLooked = 5000;
const maxLength = 400;
const maxGap = 8;
const fewest = 3;
/** Of the lines that are looked at. Other programs may write between them. */
export const share = 0.9;
/** Lines that are longer than a terminal is wide are not filled up. */
const paddedShare = 0.5;

/** The lines of a log without what stands before every one of them; `null` for most logs, which have nothing there. */
export function withoutPrefix(lines: Lines): Lines | null {
  const prefix = prefixOf(lines);
  return prefix && without(lines, prefix.pattern);
}

function prefixOf(lines: Lines): Prefix | null {
  const seen = [...beginnings(lines, maxTried)];
  if (seen.length < fewest) return null;
  const numbered = numberPrefix(seen);
  const indent = Math.min(...seen.map((text) => text.length - text.trimStart().length));
  const candidates = numbered ? [numbered] : indent > 1 ? [indented(indent)] : [...prefixes, time];
  for (const prefix of candidates) {
    const having = seen.filter((text) => endOfMatchAt(prefix.pattern, text, 0) !== -1).length;
    if (having >= fewest && having >= seen.length * share && isOfLog(lines, prefix)) return prefix;
  }
  return null;
}

/** The first lines that are not blank, as far as they are looked at. */
export function* beginnings(lines: Lines, most: number): Generator<string> {
  let left = most;
  for (let line = 0; line < Math.min(lines.count, maxLooked) && left > 0; line++) {
    const text = lines.get(line, maxLength);
    if (text.trim() === "") continue;
    left--;
    yield text;
  }
}

function indented(width: number): Prefix {
  return { pattern: new RegExp(`[ \\t]{${width}}`, "y"), isLog: isKnown };
}

/** The first line that tells does: below it, somebody may have written a time of their own behind the log's. */
function isOfLog(lines: Lines, { pattern, isLog, isOwn }: Prefix): boolean {
  for (const text of beginnings(lines, maxTriedForLog)) {
    const end = endOfMatchAt(pattern, text, 0);
    if (end !== -1 && isLog(text.slice(end))) return true;
    if (end !== -1 && isOwn?.(text.slice(end))) return false;
  }
  return false;
}

function numberPrefix(seen: readonly string[]): Prefix | null {
  for (const pattern of numbers) {
    const gap = gapBehindNumbers(seen, pattern);
    // The other blanks are of the line itself.
    if (gap !== null)
      return { pattern: new RegExp(pattern.source.replace("{1,8}", `{1,${gap}}`), "y"), isLog: isKnown };
  }
  return null;
}

/** How many blanks stand behind the numbers of all lines. `null` where not every line has one. */
function gapBehindNumbers(seen: readonly string[], pattern: RegExp): number | null {
  let last: number | null = null;
  let gap = maxGap;
  for (const text of seen) {
    const match = matchAt(pattern, text, 0);
    const own = Number(match?.[1] ?? Number.NaN);
    if (!Number.isInteger(own) || (last !== null && own !== last + 1)) return null;
    last = own;
    gap = Math.min(gap, match![2]?.length ?? maxGap);
  }
  return gap;
}

/** `[Server thread/INFO]: `: the time before it was its own. */
function isRestOfHeader(text: string): boolean {
  return /^\[[^\]\n]{1,80}\/(?:TRACE|DEBUG|INFO|WARN|ERROR|FATAL)\]/.test(text);
}

function isTimedOrReport(text: string): boolean {
  return known.test(text) || lineHeader(text, 0, text.length)?.time !== undefined;
}

/** Whether that is a line of a log, a report or a trace. Also behind a prefix. */
export function isKnown(text: string): boolean {
  if (known.test(text) || lineHeader(text, 0, text.length) !== null) return true;
  return prefixes.some(({ pattern }) => {
    const end = endOfMatchAt(pattern, text, 0);
    return end !== -1 && known.test(text.slice(end));
  });
}

function without(lines: Lines, prefix: RegExp): Lines {
  const { text } = lines;
  const pieces: string[] = [];
  for (let line = 0; line < lines.count; line++) {
    const start = lines.start(line);
    // A line that is blank below it has lost the blank at its end.
    const end = endOfMatchAt(prefix, text, start);
    const from = end === -1 ? start : Math.min(end, lines.end(line));
    pieces.push(text.slice(from, line + 1 < lines.count ? lines.start(line + 1) : text.length));
  }
  return new Lines(pieces.join(""));
}

/** The lines of a log without blanks at their ends, where a terminal has filled each up to its width. */
export function withoutPadding(lines: Lines): Lines | null {
  let [tried, padded] = [0, 0];
  for (let line = 0; line < Math.min(lines.count, maxLooked) && tried < maxTried; line++) {
    const end = lines.end(line);
    if (end === lines.start(line)) continue;
    tried++;
    if (isSpace(lines.text.charCodeAt(end - 1))) padded++;
  }
  if (padded < fewest || padded < tried * paddedShare) return null;
  const texts: string[] = [];
  for (let line = 0; line < lines.count; line++) texts.push(lines.get(line).trimEnd());
  return new Lines(texts.join("\n"));
}

function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x09;
}
