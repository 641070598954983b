import { blank, isAt, isLineStart, tableOf } from "../characters.ts";
import { anyCase, type Detector } from "../detector.ts";
import { endOfMatch, matchAt } from "../sticky-patterns.ts";
import { keyEndings, mayBeKey, type Strength } from "./assignment-keys.ts";
import { endOfQuoted, endsStatement, isLineEnd, type Value } from "./quoted-values.ts";
import { isFilledIn, looksRandom, mixesCases } from "./secret-values.ts";

/** What may follow the last letters of a key. */
const followers = ["=", ":", '"', "'", "\\"];

/** `password=X`, `api-key: X`, `"accessToken": "X"`, in configurations, JSON (escaped, too) and queries of URLs. */
export const assignments: Detector = {
  anchors: [...keyEndings.flatMap((last) => anyCase(...followers.map((next) => last + next))), " =", " :"],
  look(text, at, report, notes) {
    const isSpaced = text.charCodeAt(at) === 32;
    const keyEnd = isSpaced ? behindWord(text, at) : at + 3;
    if (!mayBeKey(text, keyEnd)) return ~(at + 1);
    const separated = endOfMatch(separator, text, keyEnd);
    const key = separated < 0 ? null : notes.keys.keyAt(text, keyEnd);
    if (!key) return at + 1;
    // As headers are listed: `{x-api-key=[X]}`, `{"x-api-key":["X"]}`.
    const isListed = text.charCodeAt(separated) === 91;
    const from = isListed ? separated + 1 : separated;
    const value = readValue(text, from, key.strength === "strong" && isLineStart(text, key.start));
    const isEquals = text.slice(keyEnd, separated).includes("=");
    const isSecret =
      (key.strength !== "query" || isInQuery(text, key.start)) &&
      looksSecret(value, key.strength, isEquals) &&
      (!isListed || (looksRandom(value.text, 16) && !value.text.includes(" "))) &&
      isFilledIn(value.text);
    if (isSecret) report(key.kind, value.start, value.end);
    // A short value that is none may hold another key: `token: password=X`.
    return isSecret || value.end - value.start > longestNested ? value.end : at + 1;
  },
};

const longestNested = 64;

const separator = /(?:\\{0,3}["'])?[ \t]{0,6}(?:=>?|:)[ \t]{0,6}/y;
const maxSpaces = 6;

function behindWord(text: string, end: number): number {
  let at = end;
  while (at > end - maxSpaces && text.charAt(at - 1) === " ") at--;
  return at;
}

const openingQuote = /\\{0,3}["']/y;
const beginsQuote = tableOf("\\\"'");

function quoteAt(text: string, at: number): string | undefined {
  if (beginsQuote[text.charCodeAt(at)] !== 1) return undefined;
  return matchAt(openingQuote, text, at)?.[0];
}

/** What is in quotes, or one word. A password that has its line for itself may have commas in it. */
function readValue(text: string, from: number, hasLine: boolean): Value {
  const quote = quoteAt(text, from);
  const start = from + (quote?.length ?? 0);
  const closing = quote ? endOfQuoted(text, start, quote, longestQuoted) : null;
  if (closing !== null) return { start, end: closing, text: text.slice(start, closing), isQuoted: true, isLast: false };
  const lineEnd = hasLine ? endOfWord(text, start, quotes) : start;
  const end = hasLine && isLineEnd(text, lineEnd) ? lineEnd : endOfWord(text, start, stops);
  return { start, end, text: text.slice(start, end), isQuoted: false, isLast: endsStatement(text, end) };
}

const quotes = tableOf("\"'");
const stops = tableOf("\"',;&)}]<>|\\");

/** `ends`: what ends a word beside blanks. */
function endOfWord(text: string, start: number, ends: Uint8Array): number {
  let at = start;
  while (at < text.length && !isAt(text, at, blank) && ends[text.charCodeAt(at)] !== 1) at++;
  return at;
}

const longestQuoted = 4096;

function isInQuery(text: string, start: number): boolean {
  const before = text.charAt(start - 1);
  return before === "?" || before === "&";
}

/**
 * Logs say much about passwords and tokens ("unexpected token: X", "password: must be longer"). The less a key
 * promises, the more its value has to look like a secret.
 */
function looksSecret(value: Value, strength: Strength, isEquals: boolean): boolean {
  const isSentence = value.text.includes(" ");
  switch (strength) {
    case "id":
      return /^(?=.*\d)[\da-f-]{8,40}(?:\.[\da-f-]{8,40})?$/i.test(value.text);
    case "header":
      return /^(?=(?:\D*\d){4})(?=.*[A-Za-z])[\w+/=.~-]{20,}$/.test(value.text);
    case "random":
    case "query":
      return looksRandom(value.text, 16) && !isSentence;
    case "weak":
      return (looksRandom(value.text, 8) && !isSentence) || (value.text.length === 12 && mixesCases(value.text));
    case "secret":
      // `JWT_SECRET=X`; Velocity makes its own of twelve letters and digits, one in eight of them without a digit.
      if (!value.isQuoted && (mixesCases(value.text) || (isEquals && /^[\w!#$%*+-]{8,}$/.test(value.text))))
        return true;
      return (value.isQuoted ? value.text.length >= 3 : looksRandom(value.text, 8)) && !isSentence;
    case "medium":
      return (value.isQuoted ? value.text.length >= 3 : looksRandom(value.text, 8)) && !isSentence;
    case "strong":
      if (value.isQuoted || isEquals || value.isLast) return value.text.length >= 3 && !isSentence;
      return (value.text.length >= 6 && /[\d!#$%^&*+?]/.test(value.text)) || mixesCases(value.text);
  }
}
