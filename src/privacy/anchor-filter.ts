import { anyOther } from "./detector.ts";
import type { ScanMemory } from "./scan-memory.ts";

/**
 * Tells where anchors may begin, by looks at tables.
 *
 * First, one look for every two bytes: their entry has bits for what they may be the beginning of, and above these bits
 * for what they may be the end of. Where the bits of one pair and those of the next have one in common, an anchor may
 * begin in the former: at its first byte, or at its second one, for which there are bits of either sort. As there are
 * fewer bits than anchors, each is shared by those with one of several characters at the place that the pairs do not
 * tell apart.
 *
 * Then, for the few that are left: the entry for three bytes has bits for the fourth. Next to nothing passes that is no
 * anchor, and what passes is looked at again.
 *
 * Of characters beside ASCII, only the lower byte is asked for.
 */
export class AnchorFilter {
  /** For two bytes, `first | second << 8`. */
  private readonly pairs = new Int32Array(65_536).fill(shortAnchor << toEnd);
  /** For three bytes, by their hash: a bit for the fourth, of which only the lowest four bits count. */
  private readonly threes = new Uint16Array(1 << hashBits);

  constructor(anchors: Iterable<string>) {
    // Thousands of anchors end in a few hundred ways.
    const ends = new Map<string, number>();
    const firsts = new Set<number>();
    for (const anchor of anchors) {
      this.addToFirst(anchor, ends);
      addToSecond(anchor, ends);
      this.addToThrees(anchor);
      for (const first of bytesOf(anchor, 0)) firsts.add(first);
    }
    for (const [end, bits] of ends) this.addEnd(end, bits);
    for (const first of firsts) {
      const bit = secondGroups.bitOf(first);
      for (let before = 0; before < 256; before++) this.pairs[before | (first << 8)]! |= bit;
    }
  }

  /** Writes into `memory.starts` where anchors may begin in the text that was read, in order. Returns how many there are. */
  findStarts(memory: ScanMemory, length: number): number {
    const hitCount = this.findHits(memory, (length >> 2) + 1);
    // Each hit spreads to four places at most, and one is written behind the last.
    memory.reserveStarts(4 * hitCount + 1);
    return this.findAnchors(memory, spreadHits(memory, hitCount));
  }

  // Nothing could foresee where anchors are, so there are no branches in what follows: everything is written down, and
  // overwritten by the next one unless it is counted. Each loop is one of its own, which keeps all in registers; and
  // numbers say that they are integers, because the checks that they stay such take a fifth of the time.

  /** The words that end a pair in which an anchor may begin. */
  private findHits({ low: { words }, hits, hitBits }: ScanMemory, end: number): number {
    const { pairs } = this;
    let count = 0;
    let before = 0;
    for (let at = 0; at < end; at = (at + 1) | 0) {
      const word = words[at]!;
      const one = pairs[word & 0xffff]!;
      const other = pairs[word >>> 16]!;
      const inPairBefore = before & (one >>> toEnd);
      const inPair = one & (other >>> toEnd);
      hits[count] = at;
      hitBits[count] = (inPairBefore << 16) | inPair;
      count = (count + (((inPairBefore | inPair) + 0xffff) >>> 16)) | 0;
      before = other;
    }
    return count;
  }

  /** Those of the starts at which an anchor begins, in the same place. */
  private findAnchors({ low: { bytes }, starts }: ScanMemory, startCount: number): number {
    const { pairs, threes } = this;
    let count = 0;
    for (let index = 0; index < startCount; index = (index + 1) | 0) {
      const start = starts[index]!;
      const pair = bytes[start]! | (bytes[start + 1]! << 8);
      const fourths = threes[hashOf(pair | (bytes[start + 2]! << 16))]!;
      starts[count] = start;
      count = (count + (((fourths >>> (bytes[start + 3]! & 15)) | pairs[pair]!) & shortAnchor)) | 0;
    }
    return count;
  }

  /** For anchors that begin at the first byte of a pair. */
  private addToFirst(anchor: string, ends: Map<string, number>): void {
    for (const middle of bytesOf(anchor, 1)) {
      const bit = anchor.length < 3 ? shortAnchor : firstGroups.bitOf(middle);
      for (const byte of bytesOf(anchor, 0)) this.pairs[byte | (middle << 8)]! |= bit;
      if (anchor.length > 2) addBits(ends, anchor.slice(2), bit);
    }
  }

  private addToThrees(anchor: string): void {
    if (anchor.length < 3) return;
    const bits = anchor.length < 4 ? 0xffff : 1 << (anchor.charCodeAt(3) & 15);
    for (const one of bytesOf(anchor, 0)) {
      for (const two of bytesOf(anchor, 1)) {
        for (const three of bytesOf(anchor, 2)) this.threes[hashOf(one | (two << 8) | (three << 16))]! |= bits;
      }
    }
  }

  private addEnd(end: string, bits: number): void {
    for (const one of bytesOf(end, 0))
      for (const other of bytesOf(end, 1)) this.pairs[one | (other << 8)]! |= bits << toEnd;
  }
}

/** For anchors that begin at the second byte of a pair. Their last character is not asked for. */
function addToSecond(anchor: string, ends: Map<string, number>): void {
  let bits = 0;
  for (const byte of bytesOf(anchor, 0)) bits |= secondGroups.bitOf(byte);
  addBits(ends, anchor.slice(1, 3), bits);
}

function addBits(ends: Map<string, number>, end: string, bits: number): void {
  ends.set(end, (ends.get(end) ?? 0) | bits);
}

/** The bytes in which anchors may begin that end in these words: two of each, and the two before them. */
function spreadHits({ hits, hitBits, starts }: ScanMemory, hitCount: number): number {
  let count = 0;
  for (let hit = 0; hit < hitCount; hit = (hit + 1) | 0) {
    const at = hits[hit]! << 2;
    const bits = hitBits[hit]!;
    starts[count] = (at - 2) | 0;
    count = (count + ((((bits >>> 16) & 0x3f) + 0x3f) >>> 6)) | 0;
    starts[count] = (at - 1) | 0;
    count = (count + (((bits >>> 22) + 0x3ff) >>> 10)) | 0;
    starts[count] = at;
    count = (count + (((bits & 0x3f) + 0x3f) >>> 6)) | 0;
    starts[count] = at | 1;
    count = (count + ((((bits >>> 6) & 0x3ff) + 0x3ff) >>> 10)) | 0;
  }
  return count;
}

/** How far above the bits of what two bytes begin those are of what they end. */
const toEnd = 16;

const hashBits = 17;

function hashOf(word: number): number {
  return Math.imul(word << 8, 0x9e37_79b1) >>> (32 - hashBits);
}

/** The bit of those that have two characters only, which anything may follow. */
const shortAnchor = 1;

/** Bytes as bits of a table, several of them the same one. Those that are not named have the last. */
class Groups {
  private readonly bits = new Int32Array(256);

  constructor(firstBit: number, groups: readonly string[]) {
    this.bits.fill(1 << (firstBit + groups.length - 1));
    for (const [index, group] of groups.entries()) {
      for (const character of group) this.bits[character.charCodeAt(0)] = 1 << (firstBit + index);
    }
  }

  bitOf(byte: number): number {
    return this.bits[byte]!;
  }
}

// Six bits for what begins at the first byte of a pair, with that of short anchors, and ten for the second one. Any
// groups would do. With these, fewer places of ordinary logs pass than with others that were tried.
const firstGroups = new Groups(1, [
  "\n-.2DPRWYbdfhpwy~",
  "\r#%&*09>FNSTU[\\_`jmnstux{}",
  "\t $456:BEXZ]eoz|",
  "!')/38?@AGHKLMO^agklv",
  '"(+,17;<=CIJQVciqr',
]);
const secondGroups = new Groups(6, [
  "\n%RTY\\rtuy",
  "\r&/;Lafl|",
  "(013456789DIZ[dhz{",
  ",@GNOQ]_gno",
  "!')-.>?cqx}",
  "2EJPXejp",
  "$*<HSV`imsv",
  '"#+:ACFKUW^kw~',
  "\t =BMb",
  // What no text of nothing but ASCII has.
  "",
]);

const allBytes = Array.from({ length: 256 }, (_, byte) => byte);
const onlyByte = allBytes.map((byte) => [byte]);

/** Behind the end of an anchor there may be any: what stands there is not asked for. */
function bytesOf(anchor: string, place: number): readonly number[] {
  if (place >= anchor.length || anchor[place] === anyOther) return allBytes;
  return onlyByte[anchor.charCodeAt(place) & 255]!;
}
