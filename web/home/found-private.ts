import type { PrivateKind, PrivateMatch } from "../../src/privacy/redact.ts";

export type MaskedKind = PrivateKind;
export type FoundMatch = PrivateMatch;

/**
 * What was found in one text, in a form that costs little to send between threads: a hostile log can hold a million
 * matches, and a million objects would freeze the page.
 */
export interface FoundPrivate {
  starts: Uint32Array<ArrayBuffer>;
  ends: Uint32Array<ArrayBuffer>;
  /** Which of `labels` each match is. */
  labelOf: Uint16Array<ArrayBuffer>;
  labels: { kind: MaskedKind; replacement: string }[];
}

/** Each kind has one replacement, but for players: everybody has another one. */
const maxLabels = 65_536;

export function packMatches(matches: readonly FoundMatch[]): FoundPrivate {
  const found: FoundPrivate = {
    starts: new Uint32Array(matches.length),
    ends: new Uint32Array(matches.length),
    labelOf: new Uint16Array(matches.length),
    labels: [],
  };
  const known = new Map<string, number>();
  matches.forEach(({ kind, start, end, replacement }, i) => {
    const key = `${kind} ${replacement}`;
    let label = known.get(key);
    if (label === undefined) {
      if (known.size === maxLabels) throw new Error("more kinds of replacements than fit");
      label = found.labels.push({ kind, replacement }) - 1;
      known.set(key, label);
    }
    found.starts[i] = start;
    found.ends[i] = end;
    found.labelOf[i] = label;
  });
  return found;
}

/** The matches that are masked, by a byte for each. */
export function matchesOf(found: FoundPrivate, masks: Uint8Array): FoundMatch[] {
  const matches: FoundMatch[] = [];
  for (let i = 0; i < found.starts.length; i++) {
    const label = found.labels[found.labelOf[i]!]!;
    if (masks[i]) matches.push({ ...label, start: found.starts[i]!, end: found.ends[i]! });
  }
  return matches;
}

export function kindOf(found: FoundPrivate, i: number): MaskedKind {
  return found.labels[found.labelOf[i]!]!.kind;
}

export function countKinds(found: FoundPrivate): Map<MaskedKind, number> {
  const ofLabel = new Array<number>(found.labels.length).fill(0);
  for (const label of found.labelOf) ofLabel[label]!++;
  const counts = new Map<MaskedKind, number>();
  found.labels.forEach(({ kind }, i) => {
    counts.set(kind, (counts.get(kind) ?? 0) + ofLabel[i]!);
  });
  return counts;
}
