import type { PrivateKind } from "./private-match.ts";

export type Report = (kind: PrivateKind, start: number, end: number) => void;

/** Finds one sort of private text. */
export interface Detector {
  /** Two ASCII characters each. The detector is asked wherever one of them stands, and nowhere else. */
  readonly anchors: readonly string[];
  /**
   * Looks at the text around an anchor, whose first character is at `at`. Returns a position: anchors before it have
   * nothing new for this detector. A detector that reads on without a bound must return how far it came, because
   * that is what keeps the time for hostile texts linear.
   */
  look(text: string, at: number, report: Report): number;
}

export type Scan = (text: string, report: Report) => void;

/**
 * One walk over the text for all detectors. A look at a table for every pair of characters is all that ordinary text
 * costs, however many detectors there are.
 */
export function scanFor(detectors: readonly Detector[]): Scan {
  const { table, sets } = anchorTable(detectors);
  return (text, report) => {
    const resume = new Float64Array(detectors.length);
    const { length } = text;
    let previous = text.charCodeAt(0);
    for (let at = 1; at < length; at++) {
      const code = text.charCodeAt(at);
      const set = (previous | code) < 128 ? table[(previous << 7) | code]! : 0;
      previous = code;
      if (set === 0) continue;
      for (const index of sets[set]!) {
        if (at > resume[index]!) resume[index] = detectors[index]!.look(text, at - 1, report);
      }
    }
  };
}

/** For every pair of ASCII characters the number of a set of detectors; set 0 is empty. */
function anchorTable(detectors: readonly Detector[]): { table: Uint8Array; sets: number[][] } {
  const byPair = new Map<number, number[]>();
  for (const [index, { anchors }] of detectors.entries()) {
    for (const anchor of new Set(anchors)) {
      const pair = (anchor.charCodeAt(0) << 7) | anchor.charCodeAt(1);
      byPair.set(pair, [...(byPair.get(pair) ?? []), index]);
    }
  }
  const table = new Uint8Array(128 * 128);
  const sets: number[][] = [[]];
  const numbers = new Map<string, number>();
  for (const [pair, set] of byPair) {
    const key = set.join();
    if (!numbers.has(key)) numbers.set(key, sets.push(set) - 1);
    table[pair] = numbers.get(key)!;
  }
  return { table, sets };
}

/** Every pair of a character of the one and a character of the other. */
export function pairs(first: string, second: string): string[] {
  return [...first].flatMap((one) => [...second].map((other) => one + other));
}

/** A pair in every mixture of cases. */
export function anyCase(...anchors: string[]): string[] {
  return anchors.flatMap(([one = "", other = ""]) =>
    pairs(one.toLowerCase() + one.toUpperCase(), other.toLowerCase() + other.toUpperCase()),
  );
}
