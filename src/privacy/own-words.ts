import { type PrivateMatch, replacements } from "./private-match.ts";
import { TextAutomaton } from "./text-automaton.ts";

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

/** A place to cut a text at, or the one before it that parts none of these words. */
export function besideOwnWords(text: string, at: number, words: readonly string[]): number {
  if (words.length === 0) return at;
  const longest = Math.max(...words.map(({ length }) => length));
  const from = Math.max(0, at - longest);
  const parted = placesOf(text.slice(from, at + longest), words).find(
    ({ start, end }) => from + start < at && at < from + end,
  );
  return parted ? from + parted.start : at;
}

function ownMatch(start: number, end: number): PrivateMatch {
  return { kind: "own-words", start, end, replacement: replacements["own-words"] };
}

/** In order, and each place once: words may lie in each other, and stand everywhere. */
function placesOf(text: string, words: readonly string[]): PrivateMatch[] {
  const search = new TextAutomaton(words.map(inLowerCase));
  const places: PrivateMatch[] = [];
  for (const { start, end } of search.placesIn(inLowerCase(text))) {
    let from = start;
    while (from < (places.at(-1)?.end ?? 0)) from = Math.min(from, places.pop()!.start);
    places.push(ownMatch(from, end));
  }
  return places;
}

/** Of the same length: a few letters become two, and would move all places behind them. */
function inLowerCase(text: string): string {
  const lower = text.toLowerCase();
  const same = lower.length === text.length ? lower : inLowerCaseByLetter(text);
  // At the end of a word a Greek letter has a form of its own, and what ends a word differs from text to text.
  return same.replaceAll("ς", "σ");
}

function inLowerCaseByLetter(text: string): string {
  return text.replace(/\p{Lu}/gu, (letter) => {
    const small = letter.toLowerCase();
    return small.length === letter.length ? small : letter;
  });
}
