import { anyOther } from "./detector.ts";

let starts = new Int32Array();

/** As many as there are bits for in one entry of the table, for either half. */
const maxGroups = 8;

/**
 * Tells three bytes that begin an anchor from all others by two looks at a table: `firsts` of their first two and
 * `seconds` of their last two have a bit in common. Anchors with the same byte in the middle share a bit only if they
 * go on in the same ways, so next to nothing else passes; and what passes is looked at again.
 *
 * Of characters beside ASCII, only the lower byte is asked for.
 */
export class AnchorFilter {
  /** For two bytes, `first << 8 | second`: their bits as the first two of an anchor, and above these as its last two. */
  private readonly table = new Uint16Array(65_536);

  constructor(anchors: Iterable<string>) {
    for (const [middle, thirdsByFirst] of thirdsOf(anchors)) this.add(middle, thirdsByFirst);
  }

  /**
   * Where anchors may begin. The bytes have one behind the last. A loop of its own, which keeps all in registers: with
   * calls in it, it would take twice the time. What it returns holds until the next call.
   */
  startsIn(bytes: Uint8Array, length: number): { starts: Int32Array; count: number } {
    if (starts.length < length) starts = new Int32Array(bytes.length);
    const found = starts;
    const { table } = this;
    let count = 0;
    let previous = bytes[0]!;
    let before = 0;
    // The last round is for an anchor of two characters at the end of the text.
    for (let at = 1; at <= length; at++) {
      const byte = bytes[at]!;
      const pair = table[(previous << 8) | byte]!;
      if ((before & (pair >> 8)) !== 0) found[count++] = at - 2;
      before = pair;
      previous = byte;
    }
    return { starts: found, count };
  }

  private add(middle: number, thirdsByFirst: ReadonlyMap<number, ReadonlySet<number>>): void {
    const groups = new Map<string, number>();
    for (const [first, thirds] of thirdsByFirst) {
      const key = [...thirds].sort((a, b) => a - b).join();
      if (!groups.has(key)) groups.set(key, groups.size % maxGroups);
      const bit = 1 << groups.get(key)!;
      this.table[(first << 8) | middle]! |= bit;
      for (const third of thirds) this.table[(middle << 8) | third]! |= bit << 8;
    }
  }
}

/** For every byte in the middle of an anchor, and every one before it: those that may follow. */
function thirdsOf(anchors: Iterable<string>): Map<number, Map<number, Set<number>>> {
  const byMiddle = new Map<number, Map<number, Set<number>>>();
  for (const [first, second, third] of anchors) {
    for (const middle of bytesOf(second)) {
      const byFirst = byMiddle.get(middle) ?? new Map<number, Set<number>>();
      byMiddle.set(middle, byFirst);
      for (const before of bytesOf(first)) {
        const thirds = byFirst.get(before) ?? new Set<number>();
        byFirst.set(before, thirds);
        for (const byte of third === undefined ? allBytes : bytesOf(third)) thirds.add(byte);
      }
    }
  }
  return byMiddle;
}

const allBytes = Array.from({ length: 256 }, (_, byte) => byte);

function bytesOf(character = ""): readonly number[] {
  return character === anyOther ? allBytes : [character.charCodeAt(0) & 255];
}
