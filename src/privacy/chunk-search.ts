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

export interface FoundInChunk {
  matches: PrivateMatch[];
  /** Numbers that could be addresses, and were taken for none. */
  numbers: readonly Place[];
}

/** What is private in a chunk of a log of which so much is known; with what is only possible, if wished. */
export function findInChunk(text: string, known: KnownTexts | null, withPossible: boolean, scan: Scan): FoundInChunk {
  const found: PrivateMatch[] = [];
  const possible: PrivateMatch[] = [];
  const { open, notes } = scan(text, (kind, start, end) => {
    (possibleKinds.has(kind) ? possible : found).push({ kind, start, end, replacement: replacements[kind] });
  });
  const chunk = { text, open, linesDepend: notes.linesDepend };
  for (const place of known?.placesIn(text, notes.numbers) ?? [])
    found.push({ ...place, replacement: replacements[place.kind] });
  const isCertain = ({ kind }: PrivateMatch) => !possibleKinds.has(kind);
  const certain = settle(chunk, withoutOverlaps(found), isCertain, scan);
  const { numbers } = notes;
  if (!withPossible) return { matches: certain.matches, numbers };
  // Beside what is certain, and never instead of it.
  const beside = outside(possible, certain.matches);
  // With nothing more to mask, the lines are as they were searched last.
  const last = beside.length === 0 ? certain.last : null;
  const { matches } = settle(chunk, withoutOverlaps([...certain.matches, ...beside]), () => true, scan, last);
  return { matches, numbers };
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
