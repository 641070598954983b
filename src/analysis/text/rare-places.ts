/** The lower byte of each character of a text, and eight zeros behind the last. */
export interface BytesOfText {
  readonly bytes: Uint8Array;
  /** Those bytes, four in each number, the first one lowest. */
  readonly words: Int32Array;
  readonly isAscii: boolean;
}

export interface Sought {
  /** As they are. */
  needles: readonly string[];
  /** Three characters side by side that may be what somebody wants to look at. */
  parts: readonly string[];
  /** Single characters of that sort. */
  characters: string;
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

const lineBreak = 0x0a;
/** What an entry of the table has beside the number of line breaks in the pair. */
const isRare = 8;
const rareShift = 3;

const hashBits = 12;
const isOfNeedle = 1;
const isPart = 2;

/** How many places for hits a text of that length needs: one for each word of it, and one more to write on. */
export function hitsIn(length: number): number {
  return (length >> 2) + 2;
}

/** Finds line breaks, needles and more in one walk over a text, by one look at a table for every two characters. */
export class RarePlaces {
  private readonly pairs = new Uint8Array(65_536);
  /** By the hash of three characters: what they may be. */
  private readonly threes = new Uint8Array(1 << hashBits);
  private readonly needlesByPart = new Map<number, { needle: string; offset: number; last: number }[]>();
  private readonly parts: ReadonlySet<number>;
  private readonly characters = new Uint8Array(256);

  constructor({ needles, parts, characters }: Sought) {
    for (let other = 0; other < 256; other++) {
      this.pairs[lineBreak | (other << 8)]!++;
      this.pairs[other | (lineBreak << 8)]!++;
      for (const character of characters) {
        this.pairs[character.charCodeAt(0) | (other << 8)]! |= isRare;
        this.pairs[other | (character.charCodeAt(0) << 8)]! |= isRare;
      }
    }
    for (const character of characters) this.characters[character.charCodeAt(0)] = 1;
    for (const needle of needles) this.addNeedle(needle);
    for (const part of parts) this.addThree(part, isPart);
    this.parts = new Set(parts.map((part) => codeOf(part)));
  }

  /** How many line breaks there are, and how many words with something else. Writes down which words, into `hits`. */
  searchIn(text: string, { words, isAscii }: BytesOfText, hits: Int32Array): { lineBreaks: number; count: number } {
    const { pairs } = this;
    const end = (text.length >> 2) + 1;
    let lineBreaks = 0;
    let count = 0;
    // Without a branch, as nothing could foresee which words these are: each is written down, and overwritten by the
    // next one unless it is counted.
    for (let at = 0; at < end; at = (at + 1) | 0) {
      const word = words[at]!;
      const both = pairs[word & 0xffff]! + pairs[word >>> 16]!;
      lineBreaks = (lineBreaks + (both & (isRare - 1))) | 0;
      hits[count] = at;
      count = (count + (((both >>> rareShift) + 1) >>> 1)) | 0;
    }
    return { lineBreaks: isAscii ? lineBreaks : lineBreaksOf(text), count };
  }

  isNeedleAt(text: string, bytes: Uint8Array, at: number): boolean {
    const three = threeAt(bytes, at);
    if ((this.threes[hashOf(three)]! & isOfNeedle) === 0) return false;
    const needles = this.needlesByPart.get(three);
    if (needles === undefined) return false;
    for (let index = 0; index < needles.length; index++) {
      const { needle, offset, last } = needles[index]!;
      const start = at - offset;
      // Its last character is seen to be another in less time than it takes to ask for the whole.
      if (start >= 0 && bytes[start + needle.length - 1] === last && text.startsWith(needle, start)) return true;
    }
    return false;
  }

  /** Whether one of the parts or characters is there; of other characters than those of ASCII, another may be. */
  isPartAt(bytes: Uint8Array, at: number): boolean {
    if (this.characters[bytes[at]!] === 1) return true;
    const three = threeAt(bytes, at);
    return (this.threes[hashOf(three)]! & isPart) !== 0 && this.parts.has(three);
  }

  private addNeedle(needle: string): void {
    const part = tellingParts.find((one) => needle.includes(one)) ?? needle.slice(0, partLength);
    const place = { needle, offset: needle.indexOf(part), last: needle.charCodeAt(needle.length - 1) & 255 };
    this.addThree(part, isOfNeedle);
    this.needlesByPart.set(codeOf(part), [...(this.needlesByPart.get(codeOf(part)) ?? []), place]);
  }

  private addThree(part: string, bit: number): void {
    const code = codeOf(part);
    this.pairs[code & 0xffff]! |= isRare;
    this.pairs[code >>> 8]! |= isRare;
    this.threes[hashOf(code)]! |= bit;
  }
}

function threeAt(bytes: Uint8Array, at: number): number {
  return bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16);
}

function codeOf(part: string): number {
  return threeAt(
    Uint8Array.from(part, (character) => character.charCodeAt(0)),
    0,
  );
}

function hashOf(three: number): number {
  return Math.imul(three, 0x9e37_79b1) >>> (32 - hashBits);
}

function lineBreaksOf(text: string): number {
  let count = 0;
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) count++;
  return count;
}
