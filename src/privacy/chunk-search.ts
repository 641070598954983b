import type { AccountNames } from "./account-names.ts";
import { scanThroughColours } from "./coloured-lines.ts";
import { DependentLines } from "./dependent-lines.ts";
import { detectors } from "./detectors.ts";
import { findBesideMasks, type SearchedChunk } from "./masked-lines.ts";
import { withoutOverlaps } from "./overlaps.ts";
import { type PrivateMatch, possibleKinds, replacements } from "./private-match.ts";

const dependentLines = new DependentLines();
const scan = scanThroughColours([...detectors, dependentLines.detector]);

/** More rounds than any text needs, unless it was made to need them. */
const maxRounds = 8;
/** Where that much of a text is masked, more rounds would take more time than all else. */
const roundsOfDense = 1;
/** Shorter texts take no time. */
const shortText = 4096;

/** What is private in a chunk of a log, whose account has these names; with what is only possible, if wished. */
export function findInChunk(text: string, names: AccountNames | null, withPossible: boolean): PrivateMatch[] {
  const found: PrivateMatch[] = [];
  const possible: PrivateMatch[] = [];
  dependentLines.areSeen = false;
  const open = scan(text, (kind, start, end) => {
    (possibleKinds.has(kind) ? possible : found).push({ kind, start, end, replacement: replacements[kind] });
  });
  const chunk = { text, open, linesDepend: dependentLines.areSeen };
  for (const { start, end } of names?.placesIn(text) ?? []) {
    found.push({ kind: "user-name", start, end, replacement: replacements["user-name"] });
  }
  const certain = settle(chunk, withoutOverlaps(found), (match) => !possibleKinds.has(match.kind));
  if (!withPossible) return certain;
  // Beside what is certain, and never instead of it.
  return settle(chunk, withoutOverlaps([...certain, ...outside(possible, certain)]), () => true);
}

/**
 * Masks, and looks at the masked lines again, until nothing more is found there. A text of nothing but what is private
 * could make that take many times as long as the search itself, and so it ends sooner there.
 */
function settle(
  chunk: SearchedChunk,
  first: PrivateMatch[],
  isWanted: (match: PrivateMatch) => boolean,
): PrivateMatch[] {
  const most = roundsOfDense * Math.max(chunk.text.length, shortText);
  let matches = first;
  let searched = 0;
  for (let round = 0; round < maxRounds && searched < most && matches.length > 0; round++) {
    const { found, length } = findBesideMasks(chunk, matches, scan);
    const more = found.filter(isWanted);
    if (more.length === 0) break;
    matches = withoutOverlaps([...matches, ...more]);
    searched += length;
  }
  return matches;
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
