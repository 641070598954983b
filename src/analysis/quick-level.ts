import { type Level, levels } from "./model.ts";

const space = 0x20;
const dot = 0x2e;
const slash = 0x2f;
const colon = 0x3a;
const openingBracket = 0x5b;
const closingBracket = 0x5d;

/** Those that nearly all lines of logs have, by their last four bytes. */
const names = new Map<number, { level: Level; length: number; first: number }>();
for (const [name, level] of [
  ["INFO", levels.info],
  ["WARN", levels.warning],
  ["ERROR", levels.error],
  ["DEBUG", levels.debug],
  ["TRACE", levels.info],
  ["FATAL", levels.critical],
] as const) {
  const codes = Uint8Array.from(name, (character) => character.charCodeAt(0));
  names.set(lastFour(codes, codes.length), { level, length: codes.length, first: codes[0]! });
}

const [[lastOfInfo, info]] = [...names] as [[number, { level: Level; length: number; first: number }]];

function lastFour(bytes: Uint8Array, end: number): number {
  return bytes[end - 4]! | (bytes[end - 3]! << 8) | (bytes[end - 2]! << 16) | (bytes[end - 1]! << 24);
}

/** What `quickHeader` returns where it knows nothing. */
export const noQuickHeader = -1;

export const levelOfQuick = (header: number): number => header & 15;
/** Of what the level was read from. */
export const lengthOfQuick = (header: number): number => header >> 4;

/**
 * The level of a line that begins with one of the usual headers, and how long what says so is: `[12:00:00] [main/INFO]`,
 * `[12:00:00 INFO]` or `[01Jan2026 12:00:00.000] [main/INFO]`. It is what `lineHeader` would read, in one number, because
 * every line of every upload is asked for one; all other headers are left to that. The bytes are those of ASCII.
 */
export function quickHeader(bytes: Uint8Array, start: number, lineEnd: number): number {
  if (bytes[start] !== openingBracket) return noQuickHeader;
  const inner = startOfInner(bytes, start + 1);
  if (inner < 0) return noQuickHeader;
  const limit = Math.min(inner + longestInner + 1, lineEnd);
  let end = inner;
  while (end < limit && bytes[end] !== closingBracket) end++;
  const level = end < limit ? levelBefore(bytes, inner, end) : -1;
  return level < 0 ? noQuickHeader : ((end + 1 - start) << 4) | level;
}

/** Of what is between the brackets. */
const longestInner = 140;
const longestFraction = 9;

/** Behind the time, at thread and level; -1 where there is no time. */
function startOfInner(bytes: Uint8Array, from: number): number {
  let at = from;
  if (bytes[at + 2] !== colon) {
    if (!isDate(bytes, at)) return -1;
    at += "01Jan2026 ".length;
  }
  if (!isTime(bytes, at)) return -1;
  at += "12:00:00".length;
  if (bytes[at] === dot) {
    const fraction = at + 1;
    at = fraction;
    while (isDigit(bytes[at]!) && at < fraction + longestFraction) at++;
    if (at === fraction) return -1;
  }
  if (bytes[at] === space) return at + 1;
  return bytes[at] === closingBracket && bytes[at + 1] === space && bytes[at + 2] === openingBracket ? at + 3 : -1;
}

function isTime(bytes: Uint8Array, at: number): boolean {
  return (
    bytes[at + 2] === colon &&
    bytes[at + 5] === colon &&
    isTwoDigits(bytes, at) &&
    isTwoDigits(bytes, at + 3) &&
    isTwoDigits(bytes, at + 6)
  );
}

function isDate(bytes: Uint8Array, at: number): boolean {
  return (
    bytes[at + 9] === space &&
    isTwoDigits(bytes, at) &&
    isLetter(bytes[at + 2]!) &&
    isLetter(bytes[at + 3]!) &&
    isLetter(bytes[at + 4]!) &&
    isTwoDigits(bytes, at + 5) &&
    isTwoDigits(bytes, at + 7)
  );
}

function isTwoDigits(bytes: Uint8Array, at: number): boolean {
  return isDigit(bytes[at]!) && isDigit(bytes[at + 1]!);
}

function isDigit(byte: number): boolean {
  return byte >= 0x30 && byte <= 0x39;
}

function isLetter(byte: number): boolean {
  return (byte | 32) >= 0x61 && (byte | 32) <= 0x7a;
}

/** The level that what ends at `end` names, behind a slash or as a word of its own; -1 where it is none of the usual. */
function levelBefore(bytes: Uint8Array, inner: number, end: number): number {
  const last = lastFour(bytes, end);
  const name = last === lastOfInfo ? info : names.get(last);
  if (name === undefined) return -1;
  const start = end - name.length;
  if (start < inner || bytes[start] !== name.first) return -1;
  return start === inner || bytes[start - 1] === slash || bytes[start - 1] === space ? name.level : -1;
}
