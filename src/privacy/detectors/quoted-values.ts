import { blank, isAt, tableOf, word } from "../characters.ts";
import { endOfMatch, matchAt } from "../sticky-patterns.ts";

export interface Value {
  start: number;
  end: number;
  text: string;
  isQuoted: boolean;
  /** Nothing follows in its line that could make a sentence of it. */
  isLast: boolean;
}

const openingQuote = /\\{0,3}["'`]|[“„«‘‚「『‹]/y;
const closingQuotes: Record<string, string> = {
  "“": "”",
  "„": "“",
  "«": "»",
  "‘": "’",
  "‚": "‘",
  "「": "」",
  "『": "』",
  "‹": "›",
};
/** A sentence goes no further than this to the end of its quotation. */
const longestInSentence = 256;

/** What ends a word that is not in quotes, beside blanks. */
const stops = tableOf("\"'`,;&)}]<>|\\");
const otherStops = new Set("，。；！？、）】」』»”");
/** What belongs to the sentence, not to its last word. */
const punctuation = new Set(".!?:");

const beginsQuote = tableOf("\\\"'`");

function quoteAt(text: string, at: number): string | undefined {
  const code = text.charCodeAt(at);
  if (code < 128 && beginsQuote[code] === 0) return undefined;
  return matchAt(openingQuote, text, at)?.[0];
}

/** What is in quotes, or one word. */
export function readValue(text: string, from: number): Value {
  const quote = quoteAt(text, from);
  if (quote) {
    const start = from + quote.length;
    const end = endOfQuoted(text, start, closingQuotes[quote] ?? quote, longestInSentence);
    if (end !== null) return quotation(text, start, end);
  }
  const start = from + (quote?.length ?? 0);
  const runEnd = beforeParticle(text, start, endOfWord(text, start));
  let end = runEnd;
  if (!isLineEnd(text, end) || isSentenceEnd(text, end))
    while (end > start && punctuation.has(text.charAt(end - 1))) end--;
  return { start, end, text: text.slice(start, end), isQuoted: false, isLast: endsStatement(text, runEnd) };
}

/** French has spaces within the quotes. */
function quotation(text: string, start: number, end: number): Value {
  const inside = text.slice(start, end);
  const value = inside.trim();
  const from = start + inside.indexOf(value);
  return { start: from, end: from + value.length, text: value, isQuoted: true, isLast: false };
}

function endOfWord(text: string, start: number): number {
  let at = start;
  while (at < text.length && !isAt(text, at, blank) && !isStop(text, at)) at++;
  return at;
}

/** Words of some languages are joined to what stands before them: `X로 변경`, `X(으)로`, `Xに変更`. */
const particle = /(?<=[!-~])(?:\((?=[\uac00-\ud7a3])|[\u0e00-\u0e7f\u3041-\u30fa\u3400-\u9fff\uac00-\ud7a3])/;

function beforeParticle(text: string, start: number, end: number): number {
  const word = text.slice(start, Math.min(end, start + longestInSentence));
  if (word.charCodeAt(0) > 127) return end;
  const at = word.search(particle);
  return at > 0 ? start + at : end;
}

function isStop(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code < 128 ? stops[code] === 1 : otherStops.has(text.charAt(at));
}

/** A dot behind a password is part of it as often as not. One that ends a line ends the sentence. */
function isSentenceEnd(text: string, end: number): boolean {
  return text.charAt(end - 1) === ".";
}

/**
 * Where a quotation ends in its line; null where it does not, or not soon enough. A quote behind a backslash is part of
 * it, unless none follows: folders end with backslashes.
 */
export function endOfQuoted(text: string, start: number, quote: string, longest: number): number | null {
  const first = quote.charCodeAt(0);
  let escaped: number | null = null;
  for (let at = start; at < start + longest && at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === first && text.startsWith(quote, at)) {
      if (first === backslash || !isEscapedQuote(text, at)) return at;
      escaped ??= at;
    }
    if (code === 10 || code === 13) return escaped;
  }
  return escaped;
}

/** With something behind it that goes on with a word: `"a\"b"`. */
function isEscapedQuote(text: string, at: number): boolean {
  return text.charCodeAt(at - 1) === backslash && text.charCodeAt(at - 2) !== backslash && isAt(text, at + 1, word);
}

const longestGap = 32;
const colour = /(?:\u001b|\\u001b)\[[\d;]{0,18}m/iy;
const escapedEnd = /\\{1,3}["nr]/y;
const nextKey = /,[ \t]{0,3}[\w.-]{1,32}(?:[ \t]{0,2}[:=]|[ \t]\d)/y;

/**
 * Whether nothing follows that a sentence could go on with: the end of the line, behind blanks and colours; a comment,
 * the end of a quotation or of an object, an escaped line break; or the next key of a list, `password: X, port: 3306`.
 */
export function endsStatement(text: string, end: number): boolean {
  let at = end;
  while (at < end + longestGap) {
    const code = text.charCodeAt(at);
    const behind = code === escapeCode || code === backslash ? endOfMatch(colour, text, at) : -1;
    if (behind < 0 && code !== space && code !== tab) break;
    at = behind < 0 ? at + 1 : behind;
  }
  switch (text.charAt(at)) {
    case "":
    case "\n":
    case "\r":
    case '"':
    case "}":
      return true;
    case "#":
      return at > end;
    case "\\":
      return endOfMatch(escapedEnd, text, at) >= 0;
    case ",":
      return endOfMatch(nextKey, text, at) >= 0;
    default:
      return false;
  }
}

const space = 32;
const tab = 9;
const escapeCode = 27;
const backslash = 92;

export function isLineEnd(text: string, at: number): boolean {
  return at >= text.length || text.charCodeAt(at) === 10 || text.charCodeAt(at) === 13;
}
