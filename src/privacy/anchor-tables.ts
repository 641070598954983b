import { anyOther, type Detector } from "./detector.ts";
import type { ScanMemory } from "./scan-memory.ts";

/** The number of the set in which no detector is. */
export const nobody = 0;

/** Which detectors are asked where an anchor begins: its characters lead to them one after the other. */
export class AnchorTables {
  /** For every pair of ASCII characters a row of `thirds`; row 0 leads nowhere. */
  private readonly ascii = new Uint16Array(128 * 128);
  /** The rows for pairs with other characters. */
  private readonly others: OtherPairs;
  /** In each row, for every character that may follow, a row of `fourths`. All that are not ASCII count as one. */
  private readonly thirds = new Rows();
  /** In each row, for every character that may follow, the number of a set of detectors. */
  private readonly fourths = new Rows();
  /** By their numbers. */
  readonly sets: (readonly number[])[] = [];
  private readonly numbersOfSets = new Map<string, number>();

  constructor(detectors: readonly Detector[]) {
    const used = detectors.flatMap(({ anchors }) => anchors.map((anchor) => anchor.slice(0, 2)));
    const characters = [...new Set(used.join("").match(/[\u0080-\uffff]/g) ?? [])];
    this.others = new OtherPairs(characters);
    // First of all, so that it gets the number `nobody`.
    this.thirdsFor([]);
    for (const [pair, asked] of askedByPair(detectors, characters)) {
      const number = this.thirdsFor(asked);
      const [first, second] = [pair.charCodeAt(0), pair.charCodeAt(1)];
      if ((first | second) < 128) this.ascii[(first << 7) | second] = number;
      this.others.add(first, second, number);
    }
    this.thirds.close();
    this.fourths.close();
    this.numbersOfSets.clear();
  }

  /**
   * Writes into the memory where anchors begin from one place to another in the text that was read, in order, and who is
   * asked there. Returns how many there are. By the lower bytes: around characters beside ASCII it says anything.
   *
   * Nothing could foresee where anchors are, so there are no branches: every place is written down, and overwritten by
   * the next one unless somebody is asked there. Numbers say that they are integers, because the checks that they stay
   * such take a fifth of the time.
   */
  findInBytes({ low: { bytes }, starts, sets }: ScanMemory, from: number, end: number): number {
    const { ascii } = this;
    const thirds = this.thirds.numbers;
    const fourths = this.fourths.numbers;
    let count = 0;
    let first = bytes[from]! & 127;
    let second = bytes[from + 1]! & 127;
    let third = bytes[from + 2]! & 127;
    for (let at = from; at < end; at = (at + 1) | 0) {
      const fourth = bytes[at + 3]! & 127;
      const set = fourths[(thirds[(ascii[(first << 7) | second]! << 7) | third]! << 7) | fourth]!;
      starts[count] = at;
      sets[count] = set;
      count = (count + ((set + 0xffff) >>> 16)) | 0;
      first = second;
      second = third;
      third = fourth;
    }
    return count;
  }

  /** The same by the characters themselves. */
  findInText(text: string, { starts, sets }: ScanMemory, from: number, end: number): number {
    let count = 0;
    for (let at = from; at < end; at = (at + 1) | 0) {
      const set = this.askedAt(text, at);
      starts[count] = at;
      sets[count] = set;
      count = (count + ((set + 0xffff) >>> 16)) | 0;
    }
    return count;
  }

  /** The number of the set of detectors that are asked for what begins there. */
  askedAt(text: string, start: number): number {
    const first = text.charCodeAt(start);
    const second = codeAt(text, start + 1);
    const row = (first | second) < 128 ? this.ascii[(first << 7) | second]! : this.others.rowOf(first, second);
    const third = this.thirds.at(row, Math.min(codeAt(text, start + 2), 127));
    return this.fourths.at(third, Math.min(codeAt(text, start + 3), 127));
  }

  private thirdsFor(asked: readonly Asked[]): number {
    return this.thirds.add(asked, (left) => this.fourths.add(left, (none) => this.numberOf(none)));
  }

  private numberOf(asked: readonly Asked[]): number {
    const set = [...new Set(asked.map(({ index }) => index))];
    const key = set.join();
    if (!this.numbersOfSets.has(key)) this.numbersOfSets.set(key, this.sets.push(set) - 1);
    return this.numbersOfSets.get(key)!;
  }
}

/** Behind the end of the text there is nothing that an anchor has. */
function codeAt(text: string, at: number): number {
  return at < text.length ? text.charCodeAt(at) : 0;
}

/** Of what may follow a pair, all that are not ASCII count as one. */
function classAt(rest: string): number {
  return Math.min(rest.charCodeAt(0), 127);
}

interface Asked {
  index: number;
  /** What is left of the anchor. */
  rest: string;
}

function askedByPair(detectors: readonly Detector[], characters: readonly string[]): Map<string, Asked[]> {
  const byPair = new Map<string, Asked[]>();
  for (const [index, { anchors }] of detectors.entries()) {
    for (const anchor of anchors) {
      const rest = anchor.slice(2);
      for (const pair of expanded(anchor, characters)) {
        const asked = byPair.get(pair);
        if (asked) asked.push({ index, rest });
        else byPair.set(pair, [{ index, rest }]);
      }
    }
  }
  return byPair;
}

/** Rows of numbers, one for each ASCII character, the last of which stands for all others. Equal ones are kept once. */
class Rows {
  numbers = new Uint16Array(1024 * 128);
  private readonly places = new Map<string, number>();
  /** By what the detectors are and what is left of their anchors. */
  private readonly known = new Map<string, number>();

  at(row: number, code: number): number {
    return this.numbers[(row << 7) | code]!;
  }

  /** The row for detectors of which the next character decides which are left. */
  add(asked: readonly Asked[], numberFor: (left: readonly Asked[]) => number): number {
    const key = asked.map(({ index, rest }) => `${index} ${rest.length} ${rest}`).join("");
    let place = this.known.get(key);
    if (place === undefined) {
      place = this.keepRow(this.rowFor(asked, numberFor));
      this.known.set(key, place);
    }
    return place;
  }

  /** No more rows come: what tells whether there is an equal one takes many times the memory of all rows. */
  close(): void {
    this.numbers = this.numbers.slice(0, this.places.size * 128);
    this.places.clear();
    this.known.clear();
  }

  private rowFor(asked: readonly Asked[], numberFor: (left: readonly Asked[]) => number): Uint16Array {
    const next = new Set(asked.filter(({ rest }) => rest !== "").map(({ rest }) => classAt(rest)));
    const row = new Uint16Array(128).fill(numberFor(asked.filter(({ rest }) => rest === "")));
    for (const code of next) {
      const left = asked.filter(({ rest }) => rest === "" || classAt(rest) === code);
      row[code] = numberFor(left.map(({ index, rest }) => ({ index, rest: rest.slice(1) })));
    }
    return row;
  }

  private keepRow(row: Uint16Array): number {
    const key = row.join();
    const known = this.places.get(key);
    if (known !== undefined) return known;
    const place = this.places.size;
    this.places.set(key, place);
    if ((place + 1) * 128 > this.numbers.length) this.grow();
    this.numbers.set(row, place * 128);
    return place;
  }

  private grow(): void {
    const larger = new Uint16Array(2 * this.numbers.length);
    larger.set(this.numbers);
    this.numbers = larger;
  }
}

/** The table of pairs has as many entries as the square of this and of ASCII. */
const maxOtherCharacters = 704;

/** The rows for pairs with characters beside ASCII: each in an anchor is a class of its own, and the rest is one. */
class OtherPairs {
  private readonly classOf = new Uint16Array(65_536).fill(anyOther.charCodeAt(0));
  private readonly width: number;
  private readonly table: Uint16Array;

  constructor(characters: readonly string[]) {
    if (characters.length > maxOtherCharacters) throw new Error("more characters in anchors than there are classes");
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
