import { scannerThroughColours } from "./coloured-lines.ts";
import { dependentLines } from "./dependent-lines.ts";
import { detectors } from "./detectors.ts";
import type { KnownTexts } from "./known-texts.ts";
import { type FoundBesideMasks, findBesideMasks, type SearchedChunk } from "./masked-lines.ts";
import { withoutOverlaps } from "./overlaps.ts";
import { type Place, type PrivateMatch, possibleKinds, replacements } from "./private-match.ts";
import type { Scan } from "./scan.ts";

/** The scan of one search: of a text and all its chunks. */
export const startScan = scannerThroughColours([...detectors, dependentLines]);

/** More rounds than any text needs, unless it was made to need them. */
const maxRounds = 8;
/** Where that much of a text is masked, more rounds would take more time than all else. */
const roundsOfDense = 1;
/** Shorter texts take no time. */
const shortText = 4096;

/** What a scan found in a chunk, before it is settled what is masked. */
export interface Searched extends SearchedChunk {
  certain: PrivateMatch[];
  /** Of the kinds that are only possible. */
  possible: PrivateMatch[];
  /** Numbers that could be addresses, and were taken for none. */
  numbers: readonly Place[];
}

export function searchChunk(text: string, scan: Scan): Searched {
  const certain: PrivateMatch[] = [];
  const possible: PrivateMatch[] = [];
  const { open, notes } = scan(text, (kind, start, end) => {
    (possibleKinds.has(kind) ? possible : certain).push({ kind, start, end, replacement: replacements[kind] });
  });
  return { text, certain, possible, open, linesDepend: notes.linesDepend, numbers: notes.numbers };
}

/** What is private in a chunk of a log of which so much is known; with what is only possible, if wished. Uses up the search. */
export function privateIn(
  searched: Searched,
  known: KnownTexts | null,
  withPossible: boolean,
  scan: Scan,
): PrivateMatch[] {
  const { text, certain: found, possible, numbers } = searched;
  for (const place of known?.placesIn(text, numbers) ?? [])
    found.push({ ...place, replacement: replacements[place.kind] });
  const isCertain = ({ kind }: PrivateMatch) => !possibleKinds.has(kind);
  const certain = settle(searched, withoutOverlaps(found), isCertain, scan);
  if (!withPossible) return certain.matches;
  // Beside what is certain, and never instead of it.
  const beside = outside(possible, certain.matches);
  // With nothing more to mask, the lines are as they were searched last.
  const last = beside.length === 0 ? certain.last : null;
  return settle(searched, withoutOverlaps([...certain.matches, ...beside]), () => true, scan, last).matches;
}

interface Settled {
  matches: PrivateMatch[];
  /** What was found beside exactly these masks, wanted or not; `null` where nobody has looked. */
  last: FoundBesideMasks | null;
}

/**
 * Masks, and looks at the masked lines again, until nothing more is found there. A text of nothing but what is private
 * could make that take many times as long as the search itself, and so it ends sooner there.
 */
function settle(
  chunk: SearchedChunk,
  first: PrivateMatch[],
  isWanted: (match: PrivateMatch) => boolean,
  scan: Scan,
  known: FoundBesideMasks | null = null,
): Settled {
  const most = roundsOfDense * Math.max(chunk.text.length, shortText);
  let matches = first;
  let searched = 0;
  let last = known;
  for (let round = 0; round < maxRounds && searched < most && matches.length > 0; round++) {
    last ??= findBesideMasks(chunk, matches, scan);
    const more = last.found.filter(isWanted);
    if (more.length === 0) break;
    matches = withoutOverlaps([...matches, ...more]);
    searched += last.length;
    last = null;
  }
  return { matches, last };
}

/** Those of the one that touch none of the other. Both are sorted, and the other's are apart. */
function outside(some: readonly PrivateMatch[], others: readonly PrivateMatch[]): PrivateMatch[] {
  let next = 0;
  return [...some]
    .sort((a, b) => a.start - b.start)
    .filter(({ start, end }) => {
      while (next < others.length && others[next]!.end <= start) next++;
      return next === others.length || others[next]!.start >= end;
    });
}
