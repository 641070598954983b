import { endOfMatch } from "./sticky-patterns.ts";

/** Classes of ASCII characters, as bits. A character of any other script is in none of them. */
export const digit = 1;
export const hexDigit = 2;
export const letter = 4;
/** Letters, digits and `_`. */
export const word = 8;
/** What base64url and most tokens are made of: words and `-`. */
export const tokenPart = 16;
/** What the part of an e-mail address before the `@` may have, without quotes. */
export const mailbox = 32;
/** Letters, digits, `.` and `-`. */
export const hostName = 64;
/** Spaces, line breaks and every other control character. */
export const blank = 128;

const classes = new Uint8Array(128);

function add(bit: number, characters: string): void {
  for (const character of characters) classes[character.charCodeAt(0)]! |= bit;
}

const digits = "0123456789";
const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
add(digit | hexDigit | word | tokenPart | mailbox | hostName, digits);
add(hexDigit, "abcdefABCDEF");
add(letter | word | tokenPart | mailbox | hostName, letters);
add(word | tokenPart, "_");
add(tokenPart | hostName, "-");
add(mailbox, "._+-");
add(hostName, ".");
for (let code = 0; code <= 32; code++) classes[code]! |= blank;
classes[127]! |= blank;

export function isDigitByte(byte: number): boolean {
  return byte >= 48 && byte < 58;
}

/** A table with a 1 for each of these ASCII characters. */
export function tableOf(characters: string): Uint8Array {
  const table = new Uint8Array(128);
  for (const character of characters) table[character.charCodeAt(0)] = 1;
  return table;
}

/** False behind either end of the text. */
export function isAt(text: string, at: number, bits: number): boolean {
  const code = text.charCodeAt(at);
  return code < 128 && (classes[code]! & bits) !== 0;
}

/** The first position from `from` on whose character is in none of the classes. */
export function endOfRun(text: string, from: number, bits: number): number {
  let at = from;
  while (isAt(text, at, bits)) at++;
  return at;
}

/** The beginning of what ends at `end` and is in the classes, at most `limit` characters before it. */
export function startOfRun(text: string, end: number, bits: number, limit: number): number {
  let at = end;
  while (at > end - limit && isAt(text, at - 1, bits)) at--;
  return at;
}

export function isLineStart(text: string, at: number): boolean {
  return at === 0 || text.charCodeAt(at - 1) === 10 || text.charCodeAt(at - 1) === 13;
}

/**
 * True where a word begins at `start`. Letters that end an escape are not part of the word behind them: colour codes
 * (`§c`, `&c`), terminal colours (`ESC[31m`), `\n` and `\u003d` as JSON has them, and `%2F` as addresses have it.
 */
export function isTokenStart(text: string, start: number): boolean {
  if (!isAt(text, start - 1, word)) return true;
  const twoBefore = text.charAt(start - 2);
  if (twoBefore === "§" || twoBefore === "&") return true;
  if (twoBefore === "\\") return "nrtbf0".includes(text.charAt(start - 1));
  if (text.charAt(start - 3) === "%") return isAt(text, start - 2, hexDigit) && isAt(text, start - 1, hexDigit);
  if (text.charAt(start - 1) === "m" && endsTerminalColour(text, start - 1)) return true;
  return isBehindUnicodeEscape(text, start) || isBehindNul(text, start);
}

/** True behind a NUL as programs show it, `\000`, `\x00` or `\0`: proxies put it between a host and the address of a player. */
export function isBehindNul(text: string, at: number): boolean {
  if (text.charCodeAt(at - 1) !== 48) return false;
  const before = text.slice(Math.max(0, at - 4), at);
  return before.endsWith("\\0") || before === "\\000" || before === "\\x00";
}

const longestTerminalColour = 20;

function endsTerminalColour(text: string, end: number): boolean {
  for (let at = end - 1; at > end - longestTerminalColour; at--) {
    const character = text.charAt(at);
    if (character === "[") return true;
    if (character !== ";" && !isAt(text, at, digit)) return false;
  }
  return false;
}

const restOfEscape =
  /(?<=\\)(?:[nrt]|u[\da-f]{4})|(?<=%)[\da-f]{2}|(?<=(?:\u001b|\\u001b)\[[\d;]{0,18})[\d;]{0,18}m|(?<=§)./iy;

/**
 * A run of letters and digits that begins with the rest of an escape (`§c`, `ESC[31m`, `\n` and `\u003c` as JSON has
 * them, `%2F`) begins behind it.
 */
export function behindEscape(text: string, start: number): number {
  if (!"§\\%[;".includes(text.charAt(start - 1) || " ")) return start;
  return Math.max(start, endOfMatch(restOfEscape, text, start));
}

/** As `behindEscape`, for names that may stand behind two backslashes: `\\nas` is a machine, not an escape. */
export function behindEscapeBeforeName(text: string, start: number): number {
  return text.startsWith("\\\\", start - 2) ? start : behindEscape(text, start);
}

/** True behind `\u003d`, as JSON writes some characters. */
export function isBehindUnicodeEscape(text: string, at: number): boolean {
  return text.startsWith("\\u", at - 6) && startOfRun(text, at, hexDigit, 4) === at - 4;
}

/** What stands before a position in its line, at most `limit` characters of it. */
export function lineBefore(text: string, at: number, limit: number): string {
  const before = text.slice(Math.max(0, at - limit), at);
  return before.slice(Math.max(before.lastIndexOf("\n"), before.lastIndexOf("\r")) + 1);
}

/** What stands from a position on in its line, at most `limit` characters of it. */
export function lineBehind(text: string, at: number, limit: number): string {
  const behind = text.slice(at, at + limit);
  const lineBreak = behind.search(/[\r\n]/);
  return lineBreak < 0 ? behind : behind.slice(0, lineBreak);
}

/** Three characters as a number below 32,768, the same for either case. Others than letters may give the same one. */
export function codeOfThree(text: string, at: number): number {
  return ((text.charCodeAt(at) & 31) << 10) | ((text.charCodeAt(at + 1) & 31) << 5) | (text.charCodeAt(at + 2) & 31);
}

/** What `codeOfThree` gives, from the lower bytes of characters. */
export function codeOfThreeBytes(bytes: Uint8Array, at: number): number {
  return ((bytes[at]! & 31) << 10) | ((bytes[at + 1]! & 31) << 5) | (bytes[at + 2]! & 31);
}

/** A table of what `codeOfThree` gives for each three letters of a list: the quickest way to turn most words down. */
export function tableOfThree(list: string): Uint8Array {
  const table = new Uint8Array(32_768);
  for (const letters of list.split(" ")) table[codeOfThree(letters, 0)] = 1;
  return table;
}
