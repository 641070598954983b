import { longestAnchor } from "./detector.ts";

/** How many characters of an anchor lead through the tables. */
const inTables = 4;

/**
 * Who is asked behind the first four characters of an anchor: a detector, by its index; or, by a number above those, a
 * detector whose anchor goes on. What it goes on with is compared at once, by lower bytes.
 */
export class Askers {
  readonly detectors: number[];
  /** Which bits of the next four bytes are compared, and what they have to be. */
  readonly masks: number[];
  readonly ends: number[];
  private readonly numbers = new Map<number, number>();

  constructor(detectorCount: number) {
    this.detectors = Array.from({ length: detectorCount }, (_, index) => index);
    this.masks = this.detectors.map(() => 0);
    this.ends = this.detectors.map(() => 0);
  }

  numberOf(detector: number, anchor: string, isInAnyCase: boolean): number {
    const { length } = anchor;
    if (length <= inTables) return detector;
    let mask = 0;
    let end = 0;
    for (let at = length - 1; at >= inTables; at--) {
      const code = anchor.charCodeAt(at);
      const bits = isInAnyCase ? bitsInAnyCase(code) : 0xff;
      mask = (mask << 8) | bits;
      end = (end << 8) | (code & bits);
    }
    const key = (detector * longestAnchor + length) * 2 ** 32 + (end >>> 0);
    let number = this.numbers.get(key);
    if (number === undefined) {
      number = this.detectors.push(detector) - 1;
      this.masks.push(mask);
      this.ends.push(end);
      this.numbers.set(key, number);
    }
    return number;
  }
}

/** Beside ASCII, both cases of a letter may have nothing in common. */
function bitsInAnyCase(code: number): number {
  if (code > 127) return 0;
  return code >= 0x61 && code <= 0x7a ? 0xdf : 0xff;
}

/** What stands behind the first four characters of an anchor. */
export function endIn(bytes: Uint8Array, start: number): number {
  const at = start + inTables;
  return bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16) | (bytes[at + 3]! << 24);
}
