import { LiteralSearch } from "./literal-search.ts";
import { type PrivateMatch, replacements } from "./private-match.ts";

/** Words that somebody wants masked beside what is found. */

const maxOwnWords = 50;
/** One letter would mask half of the log. */
const minCharacters = 2;

/** Separated by commas or lines, of any script. */
export function ownWordsIn(text: string): string[] {
  return ownWordsOf(text.split(/[,，、;；\r\n]/));
}

/** Those of a list that can be looked for: each once, and no single letters. */
export function ownWordsOf(list: readonly string[]): string[] {
  const words = list.map((word) => word.trim()).filter((word) => [...word].length >= minCharacters);
  return [...new Set(words)].slice(0, maxOwnWords);
}

/** With the places of these words, upper or lower case. Where one touches another match, both are one place. */
export function withOwnWords(text: string, matches: readonly PrivateMatch[], words: readonly string[]): PrivateMatch[] {
  if (words.length === 0) return [...matches];
  const own = placesOf(text, words);
  if (own.length === 0) return [...matches];
  const joined: PrivateMatch[] = [];
  for (const match of [...matches, ...own].sort((a, b) => a.start - b.start || a.end - b.end)) {
    const last = joined.at(-1);
    if (!last || match.start >= last.end) joined.push({ ...match });
    else joined[joined.length - 1] = ownMatch(last.start, Math.max(last.end, match.end));
  }
  return joined;
}

function ownMatch(start: number, end: number): PrivateMatch {
  return { kind: "own-words", start, end, replacement: replacements["own-words"] };
}

/** The search for many texts asks for three characters, and two are a name in Chinese. */
const shortest = 3;

function placesOf(text: string, words: readonly string[]): PrivateMatch[] {
  const folded = inLowerCase(text);
  const wanted = [...new Set(words.map(inLowerCase))];
  const places: PrivateMatch[] = [];
  for (const word of wanted.filter(({ length }) => length < shortest)) {
    for (let start = folded.indexOf(word); start >= 0; start = folded.indexOf(word, start + word.length))
      places.push(ownMatch(start, start + word.length));
  }
  const long = wanted.filter(({ length }) => length >= shortest);
  if (long.length === 0) return places;
  for (const { start, found } of new LiteralSearch(long, maxOwnWords).placesIn(folded))
    places.push(ownMatch(start, start + found.length));
  return places;
}

/** Of the same length: a few letters become two, and would move all places behind them. */
function inLowerCase(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return text.replace(/\p{Lu}/gu, (letter) => {
    const small = letter.toLowerCase();
    return small.length === letter.length ? small : letter;
  });
}
