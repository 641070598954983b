import { lineHeader } from "./line-header.ts";
import { Lines } from "./lines.ts";

/** Terminals colour whole traces and reports, too. */
const colours = /\x1b\[[\d;?]{0,16}[A-Za-z]/g;

/** What is put before every line: a container's name, the time of a container's line, a unit of the journal, a quotation. */
const prefixes: readonly RegExp[] = [
  /[\w.@~-]{1,64} {0,24}\| ?/y,
  /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[.,\d]{0,11}(?:Z|[+-]\d{2}:?\d{2})[ \t](?:std(?:out|err) [FP] )?/y,
  /\w{3} [ \d]\d \d{2}:\d{2}:\d{2} [\w.*-]{1,64} [\w.@/-]{1,64}(?:\[\d{1,9}\])?: ?/y,
  /> ?/y,
];
/** Consoles of panels put a time there. Logs have one of their own, so what stands below has to have one, too, or be no log. */
const times =
  /\[?(?:(?:\d{4}[-/.]\d{2}[-/.]\d{2}|\d{2}[./]\d{2}(?:[./]\d{2,4})?) )?\d{1,2}:\d{2}:\d{2}(?:[.,]\d{1,9})?\]?[ \t]/y;
/** Copied from a page that numbers lines. */
const numbered = /[ \t]{0,8}(\d{1,7})(?:[:|.)]?\t|[:|] ?| {1,4}|(?=[\r\n]|$))/y;
/** What stands below has to be a log, a report or a trace: some write such times themselves. */
const known = /^(?:---- |# |-- |[\w -]{3,30} Crash Dump |\s{0,8}at [\w$./@]{3,200}\(|Caused by: |Description: )/;
const maxLayers = 2;
const maxTried = 60;
/** Blank ones, too. */
const maxLooked = 5000;
const fewest = 3;
/** Of the lines that are looked at. Other programs may write between them. */
const share = 0.9;

/**
 * The same lines without what stands before every one of them, and without colours: readers of reports and traces look at how
 * lines begin. `null` where there is nothing of it, as in most logs.
 */
export function withoutPrefixes(lines: Lines): Lines | null {
  let bare = lines.text.includes("\x1b[") ? new Lines(lines.text.replace(colours, "")) : lines;
  // Pages have such blanks in the place of tabs.
  if (bare.text.includes("\u00a0")) bare = new Lines(bare.text.replaceAll("\u00a0", " "));
  for (let layer = 0; layer < maxLayers; layer++) {
    const prefix = prefixOf(bare);
    if (!prefix) break;
    bare = without(bare, prefix);
  }
  // Lines keep their numbers; only a last one that was nothing but its prefix is no line any more.
  return bare === lines ? null : bare;
}

function prefixOf(lines: Lines): RegExp | null {
  const seen: string[] = [];
  for (let line = 0; line < Math.min(lines.count, maxLooked) && seen.length < maxTried; line++) {
    const text = lines.text.slice(lines.start(line), Math.min(lines.end(line), lines.start(line) + 400));
    if (text.trim() !== "") seen.push(text);
  }
  if (seen.length < fewest) return null;
  if (areNumbered(seen)) return numbered;
  const indent = Math.min(...seen.map((text) => text.length - text.trimStart().length));
  const candidates = indent > 1 ? [new RegExp(`[ \\t]{${indent}}`, "y")] : [...prefixes, times];
  for (const prefix of candidates) {
    const rests = seen.flatMap((text) => {
      const end = endOf(prefix, text, 0);
      return end === -1 ? [] : [text.slice(end)];
    });
    const isEvery = rests.length >= fewest && rests.length >= seen.length * share;
    if (isEvery && rests.some(prefix === times ? isTimedOrReport : isKnown)) return prefix;
  }
  return null;
}

/** Each one more than the line above. */
function areNumbered(seen: readonly string[]): boolean {
  let last: number | null = null;
  const rests: string[] = [];
  for (const text of seen) {
    numbered.lastIndex = 0;
    const number = Number(numbered.exec(text)?.[1] ?? Number.NaN);
    if (!Number.isInteger(number) || (last !== null && number !== last + 1)) return false;
    last = number;
    rests.push(text.slice(numbered.lastIndex));
  }
  return rests.some(isKnown);
}

function isTimedOrReport(text: string): boolean {
  return known.test(text) || lineHeader(text, 0, text.length)?.time !== undefined;
}

/** Also behind a second one. */
function isKnown(text: string): boolean {
  if (known.test(text) || lineHeader(text, 0, text.length) !== null) return true;
  return prefixes.some((prefix) => {
    const end = endOf(prefix, text, 0);
    return end !== -1 && known.test(text.slice(end));
  });
}

function without(lines: Lines, prefix: RegExp): Lines {
  const { text } = lines;
  const pieces: string[] = [];
  for (let line = 0; line < lines.count; line++) {
    const start = lines.start(line);
    // A line that is blank below it has lost the blank at its end.
    const end = endOf(prefix, text, start);
    const from = end === -1 ? start : Math.min(end, lines.end(line));
    pieces.push(text.slice(from, line + 1 < lines.count ? lines.start(line + 1) : text.length));
  }
  return new Lines(pieces.join(""));
}

function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : -1;
}
