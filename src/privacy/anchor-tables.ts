import { Askers } from "./anchor-ends.ts";
import { AnchorOrder, type Anchors, none } from "./anchor-order.ts";
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
  /** By their numbers: the askers in them. */
  readonly sets: (readonly number[])[] = [];
  readonly askers: Askers;

  constructor(detectors: readonly Detector[]) {
    this.others = new OtherPairs(detectors);
    this.askers = new Askers(detectors.length);
    const order = new AnchorOrder(detectors, this.askers, (anchor) => this.others.pairsOf(anchor));
    const fill = new Filling(order, this.thirds, this.fourths, this.sets);
    order.eachPair(order.all, (pair, anchors) => this.setRow(pair, fill.rowOfThirds(anchors)));
    this.thirds.close();
    this.fourths.close();
  }

  private setRow(pair: number, row: number): void {
    const { rows, width } = this.others;
    rows[pair] = row;
    const [first, second] = [Math.floor(pair / width), pair % width];
    if ((first | second) < 128) this.ascii[(first << 7) | second] = row;
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
}

/** Behind the end of the text there is nothing that an anchor has. */
function codeAt(text: string, at: number): number {
  return at < text.length ? text.charCodeAt(at) : 0;
}

/** Fills the tables. */
class Filling {
  private readonly numbersOfSets = new Map<string | number, number>();
  /** The rows that are being filled. */
  private readonly third = new Uint16Array(128);
  private readonly fourth = new Uint16Array(128);

  constructor(
    private readonly order: AnchorOrder,
    private readonly thirds: Rows,
    private readonly fourths: Rows,
    private readonly sets: (readonly number[])[],
  ) {
    // First of all, so that they get the number that leads nowhere, and `nobody`.
    this.rowOfThirds({ from: 0, end: 0 });
  }

  rowOfThirds(anchors: Anchors): number {
    let complete: readonly number[] = [];
    const row = this.third.fill(this.rowOfFourths(nothing, complete));
    this.order.eachThird(anchors, (code, some) => {
      if (code !== none) row[code] = this.rowOfFourths(some, complete);
      else {
        complete = this.order.askersOf(some);
        row.fill(this.rowOfFourths(nothing, complete));
      }
    });
    return this.thirds.add(row);
  }

  private rowOfFourths(anchors: Anchors, shorter: readonly number[]): number {
    let complete = shorter;
    const row = this.fourth.fill(this.numberOf(shorter));
    this.order.eachFourth(anchors, (code, some) => {
      const asked = union(complete, this.order.askersOf(some));
      if (code !== none) row[code] = this.numberOf(asked);
      else {
        complete = asked;
        row.fill(this.numberOf(asked));
      }
    });
    return this.fourths.add(row);
  }

  private numberOf(set: readonly number[]): number {
    const key = set.length === 1 ? set[0]! : set.join();
    let number = this.numbersOfSets.get(key);
    if (number === undefined) {
      number = this.sets.push(set) - 1;
      this.numbersOfSets.set(key, number);
    }
    return number;
  }
}

const nothing: Anchors = { from: 0, end: 0 };

/** Two lists in order as one. */
function union(one: readonly number[], other: readonly number[]): readonly number[] {
  if (other.length === 0) return one;
  return one.length === 0 ? other : [...new Set([...one, ...other])].sort((a, b) => a - b);
}

/** Texts are compared quickly. No number is that of half a character: there are far fewer rows. */
const asText = new TextDecoder("utf-16le");

/** Rows of numbers, one for each ASCII character, the last of which stands for all others. Equal ones are kept once. */
class Rows {
  numbers = new Uint16Array(1024 * 128);
  private readonly known = new Map<string, number>();

  at(row: number, code: number): number {
    return this.numbers[(row << 7) | code]!;
  }

  /** Returns the place of the row. */
  add(row: Uint16Array): number {
    const key = asText.decode(row);
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const place = this.known.size;
    this.known.set(key, place);
    if ((place + 1) * 128 > this.numbers.length) this.grow();
    this.numbers.set(row, place * 128);
    return place;
  }

  /** No more rows come. */
  close(): void {
    this.numbers = this.numbers.slice(0, this.known.size * 128);
    this.known.clear();
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
  readonly width: number;
  readonly rows: Uint16Array;

  constructor(detectors: readonly Detector[]) {
    for (let code = 0; code < 128; code++) this.classOf[code] = code;
    let classes = 128;
    const add = (code: number) => {
      if (this.classOf[code] === anyOther.charCodeAt(0) && code > 127) this.classOf[code] = classes++;
    };
    for (const { anchors } of detectors) {
      for (const anchor of anchors) {
        add(anchor.charCodeAt(0));
        add(anchor.charCodeAt(1));
      }
    }
    if (classes - 128 > maxOtherCharacters) throw new Error("more characters in anchors than there are classes");
    this.width = classes;
    this.rows = new Uint16Array(classes * classes);
  }

  rowOf(first: number, second: number): number {
    return this.rows[this.numberOf(first, second)]!;
  }

  /** The numbers of the pairs that an anchor may begin with. */
  pairsOf(anchor: string): number[] {
    const first = anchor.charCodeAt(0);
    const second = anchor.charCodeAt(1);
    if (anchor[0] !== anyOther && anchor[1] !== anyOther) return [this.numberOf(first, second)];
    const others = Array.from({ length: this.width - 127 }, (_, index) => index + 127);
    const all = (code: number) => (code === anyOther.charCodeAt(0) ? others : [this.classOf[code]!]);
    return all(first).flatMap((one) => all(second).map((other) => one * this.width + other));
  }

  private numberOf(first: number, second: number): number {
    return this.classOf[first]! * this.width + this.classOf[second]!;
  }
}
