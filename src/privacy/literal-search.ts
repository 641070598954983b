/** Texts that begin alike are told apart by looking at each. More of them would only be made to take long. */
const usualAlike = 8;

/**
 * Looks for many texts at once. Of their first characters, as many as the shortest has, the last three decide how far the
 * next of them can begin at best: where none has these three, all of them are passed over. So most characters of a log are
 * not looked at. (This is the search of Wu and Manber.)
 */
export class LiteralSearch {
  private readonly length: number;
  /** For three characters, by a hash: how far to go on. */
  private readonly shifts: Uint8Array;
  private readonly byBeginning = new Map<string, string[]>();

  /** At least three characters each. */
  constructor(texts: Iterable<string>, mostAlike = usualAlike) {
    const all = [...texts];
    this.length = Math.min(255, ...all.map(({ length }) => length));
    this.shifts = new Uint8Array(hashes).fill(this.length - 2);
    for (const text of all) {
      const beginning = text.slice(0, this.length);
      const alike = this.byBeginning.get(beginning) ?? [];
      if (alike.length < mostAlike) this.byBeginning.set(beginning, [...alike, text]);
      for (let last = 2; last < this.length; last++) {
        const three = hashAt(text, last);
        this.shifts[three] = Math.min(this.shifts[three]!, this.length - 1 - last);
      }
    }
  }

  /** Where the texts stand, by their beginnings. */
  *placesIn(text: string): Generator<{ start: number; found: string }> {
    for (let start = this.next(text, 0); start >= 0; start = this.next(text, start + 1)) {
      for (const found of this.byBeginning.get(text.slice(start, start + this.length)) ?? [])
        if (text.startsWith(found, start)) yield { start, found };
    }
  }

  /** The next place at which one may begin; -1 where there is none. */
  private next(text: string, from: number): number {
    const { length, shifts } = this;
    const end = text.length;
    let last = from + length - 1;
    while (last < end) {
      const shift = shifts[hashAt(text, last)]!;
      if (shift === 0) return last - length + 1;
      last = (last + shift) | 0;
    }
    return -1;
  }
}

const hashes = 65_536;

/** Of the three characters that end here. */
function hashAt(text: string, last: number): number {
  const three = text.charCodeAt(last - 2) ^ (text.charCodeAt(last - 1) << 5) ^ (text.charCodeAt(last) << 10);
  return three & (hashes - 1);
}
