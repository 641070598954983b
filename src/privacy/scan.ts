import type { PrivateKind } from "./private-match.ts";

export type Report = (kind: PrivateKind, start: number, end: number) => void;

/** Finds one sort of private text. */
export interface Detector {
  /**
   * Two characters each. The detector is asked wherever one of them stands, and nowhere else. `anyOther` stands for
   * every character that is not ASCII.
   */
  readonly anchors: readonly string[];
  /**
   * Looks at the text around an anchor, whose first character is at `at`. Returns a position: anchors before it have
   * nothing new for this detector. A detector that reads on without a bound must return how far it came, because
   * that is what keeps the time for hostile texts linear.
   */
  readonly look: (text: string, at: number, report: Report) => number;
}

export type Scan = (text: string, report: Report) => void;

/** In an anchor: every character that is not ASCII. No text has anything private beside this one, so it is free. */
export const anyOther = "\u007f";

/**
 * One walk over the text for all detectors. A look at a table for every pair of characters is all that ordinary text
 * costs, however many detectors there are.
 */
export function scanFor(detectors: readonly Detector[]): Scan {
  const { ascii, others, sets } = anchorTable(detectors);
  const looks = detectors.map(({ look }) => look);
  return (text, report) => {
    const resume = new Float64Array(looks.length);
    const { length } = text;
    let previous = text.charCodeAt(0);
    for (let at = 1; at < length; at++) {
      const code = text.charCodeAt(at);
      const set = (previous | code) < 128 ? ascii[(previous << 7) | code]! : others.setOf(previous, code);
      previous = code;
      if (set === 0) continue;
      const asked = sets[set]!;
      for (let i = 0; i < asked.length; i++) {
        const index = asked[i]!;
        if (at > resume[index]!) resume[index] = looks[index]!(text, at - 1, report);
      }
    }
  };
}

interface AnchorTable {
  /** For every pair of ASCII characters the number of a set of detectors; set 0 is empty. Small, because it is hot. */
  ascii: Uint16Array;
  others: OtherPairs;
  sets: number[][];
}

function anchorTable(detectors: readonly Detector[]): AnchorTable {
  const characters = [...new Set(detectors.flatMap(({ anchors }) => anchors.join("").match(/[\u0080-\uffff]/g) ?? []))];
  const byPair = new Map<string, Set<number>>();
  for (const [index, { anchors }] of detectors.entries()) {
    for (const pair of anchors.flatMap((anchor) => expanded(anchor, characters))) {
      byPair.set(pair, (byPair.get(pair) ?? new Set()).add(index));
    }
  }
  const ascii = new Uint16Array(128 * 128);
  const others = new OtherPairs(characters);
  const sets: number[][] = [[]];
  const numbers = new Map<string, number>();
  for (const [pair, set] of byPair) {
    const key = [...set].join();
    if (!numbers.has(key)) numbers.set(key, sets.push([...set]) - 1);
    const [first, second] = [pair.charCodeAt(0), pair.charCodeAt(1)];
    if ((first | second) < 128) ascii[(first << 7) | second] = numbers.get(key)!;
    others.add(first, second, numbers.get(key)!);
  }
  return { ascii, others, sets };
}

/** The sets for pairs with characters beside ASCII: each in an anchor is a class of its own, and the rest is one. */
class OtherPairs {
  private readonly classOf = new Uint8Array(65_536).fill(anyOther.charCodeAt(0));
  private readonly width: number;
  private readonly table: Uint16Array;

  constructor(characters: readonly string[]) {
    if (characters.length > 128) throw new Error("more characters in anchors than there are classes");
    for (let code = 0; code < 128; code++) this.classOf[code] = code;
    for (const [index, character] of characters.entries()) this.classOf[character.charCodeAt(0)] = 128 + index;
    this.width = 128 + characters.length;
    this.table = new Uint16Array(this.width * this.width);
  }

  add(first: number, second: number, set: number): void {
    this.table[this.classOf[first]! * this.width + this.classOf[second]!] = set;
  }

  setOf(first: number, second: number): number {
    return this.table[this.classOf[first]! * this.width + this.classOf[second]!]!;
  }
}

function expanded([first = "", second = ""]: string, characters: readonly string[]): string[] {
  const all = (one: string) => (one === anyOther ? [anyOther, ...characters] : [one]);
  return all(first).flatMap((one) => all(second).map((other) => one + other));
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
