import { blank, isAt } from "../characters.ts";

export interface Value {
  start: number;
  end: number;
  text: string;
  isQuoted: boolean;
  /** Nothing follows in its line. */
  isLast: boolean;
}

const openingQuote = /\\{0,3}["'`]|[“„«‘‚「『]/y;
const closingQuotes: Record<string, string> = {
  "“": "”",
  "„": "“",
  "«": "»",
  "‘": "’",
  "‚": "‘",
  "「": "」",
  "『": "』",
};
const longestQuoted = 256;

/** What ends a word that is not in quotes, beside blanks. */
const stops = new Set("\"'`,;&)}]<>|\\，。；！？、）】」』»”");
/** What belongs to the sentence, not to its last word. */
const punctuation = new Set(".!?:");

/** What is in quotes, or one word. */
export function readValue(text: string, from: number): Value {
  openingQuote.lastIndex = from;
  const quote = openingQuote.exec(text)?.[0];
  if (quote) {
    const start = from + quote.length;
    const end = endOfQuoted(text, start, closingQuotes[quote] ?? quote);
    if (end !== null) return { start, end, text: text.slice(start, end), isQuoted: true, isLast: false };
  }
  const start = from + (quote?.length ?? 0);
  const runEnd = endOfWord(text, start);
  let end = runEnd;
  if (!isLineEnd(text, end) || isSentenceEnd(text, end))
    while (end > start && punctuation.has(text.charAt(end - 1))) end--;
  return { start, end, text: text.slice(start, end), isQuoted: false, isLast: isLineEnd(text, runEnd) };
}

function endOfWord(text: string, start: number): number {
  let at = start;
  while (at < text.length && !isAt(text, at, blank) && !stops.has(text.charAt(at))) at++;
  return at;
}

/** A dot behind a password is part of it as often as not. One that ends a line ends the sentence. */
function isSentenceEnd(text: string, end: number): boolean {
  return text.charAt(end - 1) === ".";
}

function endOfQuoted(text: string, start: number, quote: string): number | null {
  for (let at = start; at < start + longestQuoted && at < text.length; at++) {
    if (text.startsWith(quote, at)) return at;
    if (text.charCodeAt(at) === 10 || text.charCodeAt(at) === 13) return null;
  }
  return null;
}

export function isLineEnd(text: string, at: number): boolean {
  return at >= text.length || text.charCodeAt(at) === 10 || text.charCodeAt(at) === 13;
}
