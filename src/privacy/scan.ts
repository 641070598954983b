import { endOfHarmlessHeader, headerAnchors } from "./line-headers.ts";
import type { PrivateKind } from "./private-match.ts";

export type Report = (kind: PrivateKind, start: number, end: number) => void;

/** Finds one sort of private text. */
export interface Detector {
  /**
   * Two or three characters each. The detector is asked wherever one of them stands, and nowhere else. `anyOther` stands
   * for every character that is not ASCII.
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
 * costs, however many detectors there are; where a pair is in an anchor, the next character decides who is asked. Headers
 * of lines are passed over.
 */
export function scanFor(detectors: readonly Detector[]): Scan {
  const looks = [...detectors, headers].map(({ look }) => look);
  // Made for the first text: a program that masks nothing need not wait for them.
  let tables: AnchorTables | null = null;
  return (text, report) => {
    tables ??= new AnchorTables([...detectors, headers]);
    const { ascii, others, thirds, sets } = tables;
    const resume = new Float64Array(looks.length);
    const { length } = text;
    let previous = text.charCodeAt(0);
    for (let at = 1; at < length; at++) {
      const code = text.charCodeAt(at);
      const row = (previous | code) < 128 ? ascii[(previous << 7) | code]! : others.rowOf(previous, code);
      previous = code;
      if (row === 0) continue;
      const third = at + 1 < length ? text.charCodeAt(at + 1) : 0;
      const set = thirds[(row << 7) | Math.min(third, 127)]!;
      if (set === 0) continue;
      if (code === 0x5b && text.charCodeAt(at - 1) === 0x0a) {
        const end = endOfHarmlessHeader(text, at);
        if (end !== -1) {
          at = end;
          previous = text.charCodeAt(end);
          continue;
        }
      }
      const asked = sets[set]!;
      for (let i = 0; i < asked.length; i++) {
        const index = asked[i]!;
        if (at > resume[index]!) resume[index] = looks[index]!(text, at - 1, report);
      }
    }
  };
}

/** Makes the walk stop where a header may begin, and has nothing to say there itself. */
const headers: Detector = { anchors: headerAnchors, look: (_, at) => at };

/** Which detectors are tried at which character. */
class AnchorTables {
  /** For every pair of ASCII characters a row of `thirds`; row 0 is empty. Small, because every character needs it. */
  readonly ascii = new Uint16Array(128 * 128);
  /** The same for pairs with other characters. */
  readonly others: OtherPairs;
  /** In each row, for every character that may follow, the number of a set of detectors; set 0 is empty. */
  readonly thirds: Uint16Array;
  readonly sets: number[][] = [[]];
  private readonly numbersOfSets = new Map<string, number>([["", 0]]);

  constructor(detectors: readonly Detector[]) {
    const used = detectors.flatMap(({ anchors }) => anchors.join("").match(/[\u0080-\uffff]/g) ?? []);
    const characters = [...new Set(used)];
    this.others = new OtherPairs(characters);
    const rows: number[][] = [new Array<number>(128).fill(0)];
    const numbersOfRows = new Map<string, number>();
    for (const [pair, asked] of askedByPair(detectors, characters)) {
      const row = this.rowOf(asked);
      const key = row.join();
      if (!numbersOfRows.has(key)) numbersOfRows.set(key, rows.push(row) - 1);
      const number = numbersOfRows.get(key)!;
      const [first, second] = [pair.charCodeAt(0), pair.charCodeAt(1)];
      if ((first | second) < 128) this.ascii[(first << 7) | second] = number;
      this.others.add(first, second, number);
    }
    this.thirds = Uint16Array.from(rows.flat());
  }

  /** Most characters are the third of no anchor, and have the same number. */
  private rowOf(asked: readonly Asked[]): number[] {
    const row = new Array<number>(128).fill(this.numberOf(asked, null));
    for (const third of new Set(asked.map((one) => one.third))) {
      if (third !== null) row[third] = this.numberOf(asked, third);
    }
    return row;
  }

  private numberOf(asked: readonly Asked[], third: number | null): number {
    const set = asked.filter((one) => one.third === null || one.third === third).map(({ index }) => index);
    const key = [...new Set(set)].join();
    let number = this.numbersOfSets.get(key);
    if (number === undefined) {
      number = this.sets.push([...new Set(set)]) - 1;
      this.numbersOfSets.set(key, number);
    }
    return number;
  }
}

interface Asked {
  index: number;
  /** The third character of the anchor; null where it has two. */
  third: number | null;
}

function askedByPair(detectors: readonly Detector[], characters: readonly string[]): Map<string, Asked[]> {
  const byPair = new Map<string, Asked[]>();
  for (const [index, { anchors }] of detectors.entries()) {
    for (const anchor of anchors) {
      const third = anchor.length > 2 ? Math.min(anchor.charCodeAt(2), 127) : null;
      for (const pair of expanded(anchor, characters)) {
        const asked = byPair.get(pair);
        if (asked) asked.push({ index, third });
        else byPair.set(pair, [{ index, third }]);
      }
    }
  }
  return byPair;
}

/** The rows for pairs with characters beside ASCII: each in an anchor is a class of its own, and the rest is one. */
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

  add(first: number, second: number, row: number): void {
    this.table[this.classOf[first]! * this.width + this.classOf[second]!] = row;
  }

  rowOf(first: number, second: number): number {
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

/** Anchors in every mixture of cases. */
export function anyCase(...anchors: string[]): string[] {
  const cases = (one: string) =>
    [...new Set([one.toLowerCase(), one.toUpperCase()])].filter((form) => form.length === 1);
  return anchors.flatMap((anchor) =>
    [...anchor].reduce<string[]>((forms, one) => forms.flatMap((form) => cases(one).map((next) => form + next)), [""]),
  );
}
