import { detectors } from "./detectors.ts";
import { findBesideMasks } from "./masked-lines.ts";
import { withoutOverlaps } from "./overlaps.ts";
import { type PrivateKind, type PrivateMatch, replacements } from "./private-match.ts";
import { scanFor } from "./scan.ts";
import { endsOfStretches } from "./stretches.ts";

export { type PrivateKind, type PrivateMatch, privateKinds } from "./private-match.ts";

/** How often each kind was masked. Kinds that did not occur are absent. */
export type PrivateCounts = Partial<Record<PrivateKind, number>>;

const scan = scanFor(detectors);

/** Everything private in the text, sorted, never overlapping, never across a line break. */
export function findPrivate(text: string): PrivateMatch[] {
  const all: PrivateMatch[] = [];
  let from = 0;
  for (const end of endsOfStretches(text)) {
    for (const match of findInStretch(text.slice(from, end))) {
      match.start += from;
      match.end += from;
      all.push(match);
    }
    from = end;
  }
  return all;
}

/** The text with each match replaced. The matches must be sorted and must not overlap. */
export function mask(text: string, matches: readonly PrivateMatch[]): string {
  if (matches.length === 0) return text;
  const parts: string[] = [];
  let from = 0;
  for (const { start, end, replacement } of matches) {
    parts.push(text.slice(from, start), replacement);
    from = end;
  }
  parts.push(text.slice(from));
  return parts.join("");
}

/** Masks every kind, or only some. The same text gives the same result, and a masked text stays as it is. */
export function redact(text: string, kinds?: ReadonlySet<PrivateKind>): { text: string; counts: PrivateCounts } {
  const counts: PrivateCounts = {};
  const masked: string[] = [];
  let from = 0;
  for (const end of endsOfStretches(text)) {
    const stretch = text.slice(from, end);
    const matches = findInStretch(stretch).filter(({ kind }) => !kinds || kinds.has(kind));
    for (const { kind } of matches) counts[kind] = (counts[kind] ?? 0) + 1;
    masked.push(mask(stretch, matches));
    from = end;
  }
  return { text: masked.join(""), counts };
}

/** More than any text needs that was not made for it. */
const mostRounds = 8;

function findInStretch(text: string): PrivateMatch[] {
  const found: PrivateMatch[] = [];
  scan(text, (kind, start, end) => {
    found.push({ kind, start, end, replacement: replacements[kind] });
  });
  let matches = withoutOverlaps(found);
  for (let round = 0; round < mostRounds && matches.length > 0; round++) {
    const more = findBesideMasks(text, matches, scan);
    if (more.length === 0) break;
    matches = withoutOverlaps([...matches, ...more]);
  }
  return matches;
}
