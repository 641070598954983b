import type { FoundMatch } from "./found-private.ts";

/** Words that somebody wants masked beside what the check finds. */

const maxWords = 50;
/** One letter would mask half of the log. */
const minCharacters = 2;
const replacement = "********";

/** Separated by commas or lines, of any script. */
export function ownWordsIn(text: string): string[] {
  const words = text.split(/[,，、;；\n]/).map((word) => word.trim());
  return [...new Set(words)].filter((word) => [...word].length >= minCharacters).slice(0, maxWords);
}

/** With the places of these words, upper or lower case. Where one touches another match, both are one place. */
export function withOwnWords(text: string, matches: readonly FoundMatch[], words: readonly string[]): FoundMatch[] {
  if (words.length === 0) return [...matches];
  // The longest first: of two words that begin alike, more is masked.
  const sorted = [...words].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(sorted.map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")).join("|"), "giu");
  const own = [...text.matchAll(pattern)].map(
    ({ 0: word, index }): FoundMatch => ({ kind: "own-words", start: index, end: index + word.length, replacement }),
  );
  const all = [...matches, ...own].sort((a, b) => a.start - b.start || a.end - b.end);
  const joined: FoundMatch[] = [];
  for (const match of all) {
    const last = joined.at(-1);
    if (!last || match.start >= last.end) joined.push({ ...match });
    else
      joined[joined.length - 1] = {
        kind: "own-words",
        start: last.start,
        end: Math.max(last.end, match.end),
        replacement,
      };
  }
  return joined;
}
