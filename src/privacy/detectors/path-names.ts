import { blank, isAt } from "../characters.ts";
import { endOfMatch } from "../sticky-patterns.ts";

const maxBackslashes = 8;

/** The position behind a separator of paths, however often it was escaped; the position itself where none is. */
export function behindSeparator(text: string, at: number): number {
  let end = at;
  if (text.charAt(at) === "/") return at + 1;
  if (text.charAt(at) === "%") return /^%(?:2f|5c)$/i.test(text.slice(at, at + 3)) ? at + 3 : at;
  while (text.charAt(end) === "\\" && end < at + maxBackslashes) end++;
  // JSON may have `\/` for a slash.
  return end > at && text.charAt(end) === "/" ? end + 1 : end;
}

/** Characters that no name of a folder has, on Windows, and that end a path elsewhere. */
const endsPath = new Set(':*?"<>|\\/');
const endsBareName = new Set("',;()[]{}&=!`");
const longestName = 64;

/** What stands before a path: a quote, the name of a variable that holds nothing else, or neither. */
export type PathStart = "quote" | "variable" | null;

/**
 * A name ends at the next separator. Windows allows spaces in it, but a path may also be the last word of a part of a
 * sentence: with spaces it is a name only up to the same separator, and without commas, brackets and the like. A path
 * that ends with the name has spaces in it where what is around says so: quotes, a variable, or capitals.
 */
export function endOfName(
  text: string,
  start: number,
  separator: string,
  before: () => PathStart = () => null,
): number {
  let bareEnd = -1;
  let isPlain = true;
  let at = start;
  for (; at < text.length; at++) {
    const character = text.charAt(at);
    if (character === "\\" && isEscapedLetter(text, at, !isSingleBackslash(text, start - 1))) {
      at += 5;
      continue;
    }
    // What a wrong encoding has left of a letter.
    if (character === "?" && isLostLetter(text, at)) {
      if ((separator === "/" || text.charAt(at + 1) === " ") && bareEnd < 0) bareEnd = at;
      continue;
    }
    if (endsPath.has(character) || (character === "%" && behindSeparator(text, at) !== at)) break;
    if (character === " " && at > start) {
      if (bareEnd < 0) bareEnd = at;
    } else if (isAt(text, at, blank)) {
      break;
    } else if (endsBareName.has(character)) {
      if (bareEnd < 0) bareEnd = at;
      isPlain = isPlain && character === "'";
    }
    // A sentence, not a name.
    if (at - start > longestName && bareEnd >= 0) return bareEnd;
  }
  if (bareEnd < 0) return at;
  const isAtSeparator = text.charAt(at) === separator || text.charAt(at) === "%";
  const hasSpaces = text.slice(bareEnd, at).includes(" ");
  if (isAtSeparator && text.charAt(at - 1) !== " ") {
    if (isPlain || !hasSpaces || isNameWithMore(text.slice(start, at), separator)) return at;
  }
  return text.charAt(bareEnd) === " " ? endOfLastName(text, start, bareEnd, before()) : bareEnd;
}

const capitalNames = /(?: \p{Lu}[\p{L}\p{M}'’.-]{0,24}){1,3}(?=[ \t]*(?:$|[\r\n,;"'`()[\]{}<>|]))/uy;
const restOfQuote = /[^\r\n"'`\\/:*?<>|]{1,48}(?=["'`])/y;
const restOfLine = /[^\r\n"'`\\/:*?<>|,;]{1,48}(?=[\r\n]|$)/y;

/** Of a name that ends its path, with spaces in it. `firstEnd` is where its first word ends. */
function endOfLastName(text: string, start: number, firstEnd: number, before: PathStart): number {
  const rest = before === "quote" ? restOfQuote : before === "variable" ? restOfLine : null;
  for (const pattern of rest ? [rest, capitalNames] : [capitalNames]) {
    let end = endOfMatch(pattern, text, firstEnd);
    if (end < 0 || end - start > longestName) continue;
    while (text.charAt(end - 1) === " ") end--;
    return end;
  }
  return firstEnd;
}

/** `John (Work)`, `Tom & Anna`, and as companies have it: `Doe, John`. Slashes are in lists, too. */
function isNameWithMore(name: string, separator: string): boolean {
  return (separator === "\\" ? nameWithMore : nameWithMoreAndNoComma).test(name);
}

const nameWithMore =
  /^[\p{L}\p{M}\p{N}'.-]+(?: [\p{L}\p{M}\p{N}'.-]+)?(?:,? \([^()]+\)|(?: &|,)(?: \p{Lu}[\p{L}\p{M}'.-]+){1,2})$/u;
const nameWithMoreAndNoComma =
  /^[\p{L}\p{M}\p{N}'.-]+(?: [\p{L}\p{M}\p{N}'.-]+)?(?: \([^()]+\)| &(?: \p{Lu}[\p{L}\p{M}'.-]+){1,2})$/u;

/** Within the name or at its end. Addresses have `?` before a key and its value, and sentences at their end. */
function isLostLetter(text: string, at: number): boolean {
  return /^\?[\p{L}?\\/ ]/u.test(text.slice(at, at + 3)) && !/^\?\w*=/.test(text.slice(at, at + 24));
}

/**
 * JSON may have `\\u00f6` in a name; its separators are slashes or doubled. Where they are not, it could be a folder,
 * but none is called `u00f6rg`: letters of Latin, Greek and Cyrillic, or two in a row.
 */
function isEscapedLetter(text: string, at: number, isSure: boolean): boolean {
  const letter = text.slice(at, at + 6);
  if (!/^\\u[\da-f]{4}$/i.test(letter)) return false;
  return isSure || /^\\u0(?:0[c-f]|[1-4])/i.test(letter) || twoEscapes.test(text.slice(at - 6, at + 12));
}

const twoEscapes = /(?:\\u[\da-f]{4}){2}/i;

function isSingleBackslash(text: string, at: number): boolean {
  return text.charAt(at) === "\\" && text.charAt(at - 1) !== "\\";
}
