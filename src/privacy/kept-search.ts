import type { Searched } from "./chunk-search.ts";
import { type Place, type PrivateMatch, privateKinds, replacements } from "./private-match.ts";

/** As numbers, which take an eighth of the room. */
export interface KeptSearch {
  certain: Int32Array;
  possible: Int32Array;
  open: Int32Array;
  numbers: Int32Array;
  linesDepend: boolean;
}

/** Nothing that takes more room than the chunk itself, at two bytes a character. */
const numbersPerCharacter = 0.5;

/**
 * Kept until all chunks were searched, in case that one has to be settled anew; null where it would take too much room: a log
 * of nothing but addresses has a million.
 */
export function keepSearch({ text, certain, possible, open, numbers, linesDepend }: Searched): KeptSearch | null {
  const count = 3 * (certain.length + possible.length) + 2 * numbers.length + open.length;
  if (count > numbersPerCharacter * text.length) return null;
  return {
    certain: matchesAsNumbers(certain),
    possible: matchesAsNumbers(possible),
    open: new Int32Array(open),
    numbers: new Int32Array(numbers.flatMap(({ start, end }) => [start, end])),
    linesDepend,
  };
}

export function keptSearch(text: string, kept: KeptSearch): Searched {
  const numbers: Place[] = [];
  for (let at = 0; at < kept.numbers.length; at += 2)
    numbers.push({ start: kept.numbers[at]!, end: kept.numbers[at + 1]! });
  return {
    text,
    certain: matchesOf(kept.certain),
    possible: matchesOf(kept.possible),
    open: [...kept.open],
    numbers,
    linesDepend: kept.linesDepend,
  };
}

function matchesAsNumbers(matches: readonly PrivateMatch[]): Int32Array {
  const numbers = new Int32Array(3 * matches.length);
  matches.forEach(({ kind, start, end }, index) => {
    numbers.set([privateKinds.indexOf(kind), start, end], 3 * index);
  });
  return numbers;
}

function matchesOf(numbers: Int32Array): PrivateMatch[] {
  const matches: PrivateMatch[] = [];
  for (let at = 0; at < numbers.length; at += 3) {
    const kind = privateKinds[numbers[at]!]!;
    matches.push({ kind, start: numbers[at + 1]!, end: numbers[at + 2]!, replacement: replacements[kind] });
  }
  return matches;
}
