/** How many characters of an anchor lead through the tables. */
const inTables = 4;

/**
 * Who is asked behind the first four characters of an anchor: a detector, by its index; or, by a number above those, a
 * detector whose anchor goes on. What it goes on with is compared at once.
 */
export class Askers {
  readonly detectors: number[];
  /** Which bits of the next four bytes are compared, and what they have to be. */
  readonly masks: number[];
  readonly ends: number[];
  private readonly numbers = new Map<string, number>();

  constructor(detectorCount: number) {
    this.detectors = Array.from({ length: detectorCount }, (_, index) => index);
    this.masks = this.detectors.map(() => 0);
    this.ends = this.detectors.map(() => 0);
  }

  numberOf(detector: number, anchor: string, isInAnyCase: boolean): number {
    const end = compared.exec(anchor.slice(inTables))![0];
    if (end === "") return detector;
    const key = `${detector} ${end}`;
    let number = this.numbers.get(key);
    if (number === undefined) {
      number = this.detectors.push(detector) - 1;
      this.numbers.set(key, number);
      let mask = 0;
      let bits = 0;
      for (let at = 0; at < end.length; at++) {
        mask |= (isInAnyCase && isLetter(end.charCodeAt(at)) ? inEitherCase : 0xff) << (8 * at);
        bits |= end.charCodeAt(at) << (8 * at);
      }
      this.masks.push(mask);
      this.ends.push(bits & mask);
    }
    return number;
  }
}

/** What a byte says of a character for certain: that it is one of these. */
const compared = /^[\0-\x7e]{0,4}/;

const inEitherCase = 0xdf;

function isLetter(code: number): boolean {
  return code >= 0x61 && code <= 0x7a;
}

/** What stands behind the first four characters of an anchor. */
export function endIn(bytes: Uint8Array, start: number): number {
  const at = start + inTables;
  return bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16) | (bytes[at + 3]! << 24);
}
