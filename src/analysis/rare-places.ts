/** The lower byte of each character of a text, and eight zeros behind the last. */
export interface BytesOfText {
  readonly bytes: Uint8Array;
  /** The same, four bytes in each number, the first one lowest. */
  readonly words: Int32Array;
  readonly isAscii: boolean;
}

/**
 * Three characters of each needle that stand side by side. Ordinary logs have few pairs of characters that these are made
 * of. A needle with none of them is known by its first three.
 */
const tellingParts = [
  ...[" Cr", " Qu", "Err", "Sys", "\tIs", "JVM", " Y ", " T ", " O "],
  ...[" Ja", "Lau", "MC ", "yPo", "Pro", "ID:", " du", ".Th"],
];
const partLength = 3;

const lineBreakCode = 0x0a;
/** Bits of the table: the pair has a line break, or two characters of a part. */
const hasLineBreak = 1;
const isOfPart = 2;

const hashBits = 12;

/** Memory that serves all texts. */
let hits = new Int32Array();

/** Finds line breaks and needles in one walk over a text, by one look at a table for every two characters. */
export class RarePlaces {
  private readonly pairs = new Uint8Array(65_536);
  /** By the hash of the parts: whether it may be one. */
  private readonly parts = new Uint8Array(1 << hashBits);
  private readonly needlesByPart = new Map<number, { needle: string; offset: number; last: number }[]>();

  constructor(needles: readonly string[]) {
    for (let other = 0; other < 256; other++) {
      this.pairs[lineBreakCode | (other << 8)]! |= hasLineBreak;
      this.pairs[other | (lineBreakCode << 8)]! |= hasLineBreak;
    }
    for (const needle of needles) this.add(needle);
  }

  /** The words that have something, by their number. They hold until the next call. */
  hitsIn({ length }: string, { words }: BytesOfText): { hits: Int32Array; count: number } {
    return { count: this.findHits(words, (length >> 2) + 1), hits };
  }

  /** Whether a telling part may be in these four bytes, or across their beginning or end. */
  mayHaveNeedle(word: number): boolean {
    return ((this.pairs[word & 0xffff]! | this.pairs[word >>> 16]!) & isOfPart) !== 0;
  }

  /** Whether a needle has its telling part there: in the four bytes from `start` on, or across their beginning or end. */
  hasNeedleIn(text: string, bytes: Uint8Array, start: number): boolean {
    for (let at = start - 1; at < start + 3; at++) if (this.hasNeedleAt(text, bytes, at)) return true;
    return false;
  }

  /**
   * Without a branch, as nothing could foresee which these are: each is written down, and
   * overwritten by the next one unless it is counted.
   */
  private findHits(words: Int32Array, end: number): number {
    if (hits.length <= words.length) hits = new Int32Array(words.length + 1);
    const found = hits;
    const { pairs } = this;
    let count = 0;
    for (let at = 0; at < end; at = (at + 1) | 0) {
      const word = words[at]!;
      found[count] = at;
      count = (count + (((pairs[word & 0xffff]! | pairs[word >>> 16]!) + 3) >>> 2)) | 0;
    }
    return count;
  }

  private hasNeedleAt(text: string, bytes: Uint8Array, at: number): boolean {
    const part = bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16);
    if (this.parts[hashOf(part)] === 0) return false;
    const needles = this.needlesByPart.get(part);
    if (needles === undefined) return false;
    for (let index = 0; index < needles.length; index++) {
      const { needle, offset, last } = needles[index]!;
      const start = at - offset;
      // Its last character is seen to be another in less time than it takes to ask for the whole.
      if (start >= 0 && bytes[start + needle.length - 1] === last && text.startsWith(needle, start)) return true;
    }
    return false;
  }

  private add(needle: string): void {
    const part = tellingParts.find((one) => needle.includes(one)) ?? needle.slice(0, partLength);
    const offset = needle.indexOf(part);
    const last = needle.charCodeAt(needle.length - 1) & 255;
    const [first = 0, second = 0, third = 0] = [...part].map((character) => character.charCodeAt(0) & 255);
    this.pairs[first | (second << 8)]! |= isOfPart;
    this.pairs[second | (third << 8)]! |= isOfPart;
    const key = first | (second << 8) | (third << 16);
    this.parts[hashOf(key)] = 1;
    this.needlesByPart.set(key, [...(this.needlesByPart.get(key) ?? []), { needle, offset, last }]);
  }
}

function hashOf(part: number): number {
  return Math.imul(part, 0x9e37_79b1) >>> (32 - hashBits);
}
