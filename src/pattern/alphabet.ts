const unitCount = 0x10000;
let everyUnit = "";

/** Every code unit once, so that the engine can say in one walk which of them an atom takes. Made for the first pattern. */
function units(): string {
  everyUnit ||= Array.from({ length: 64 }, (_, block) =>
    String.fromCharCode(...Array.from({ length: 1024 }, (_, at) => block * 1024 + at)),
  ).join("");
  return everyUnit;
}

/** Characters that no atom tells apart are one letter. */
export interface Alphabet {
  letterOf: Uint32Array;
  letters: number;
  /** For each atom, for each letter: 1 if the atom takes it. */
  takes: Uint8Array[];
  isWord: Uint8Array;
}

/** `atoms` are regular expressions of one character. The engine itself says what they mean, folding of case included. */
export function alphabetOf(atoms: readonly string[], matchCase: boolean): Alphabet {
  const members = [...atoms, "\\w"].map((source) => unitsOf(source, matchCase));
  const letterOf = new Uint32Array(unitCount);
  let letters = 1;
  for (const ranges of members) {
    const moved: number[] = [];
    eachUnit(ranges, (unit) => {
      const old = letterOf[unit]!;
      moved[old] ??= letters++;
      letterOf[unit] = moved[old];
    });
  }
  letters = renumber(letterOf);
  const isTaken = members.map((ranges) => {
    const taken = new Uint8Array(letters);
    eachUnit(ranges, (unit) => {
      taken[letterOf[unit]!] = 1;
    });
    return taken;
  });
  return { letterOf, letters, takes: isTaken.slice(0, -1), isWord: isTaken.at(-1)! };
}

/** Letters that were split up are gone; what is left gets the first numbers. */
function renumber(letterOf: Uint32Array): number {
  const numbers: number[] = [];
  let count = 0;
  for (let unit = 0; unit < letterOf.length; unit++) {
    const old = letterOf[unit]!;
    numbers[old] ??= count++;
    letterOf[unit] = numbers[old];
  }
  return count;
}

function unitsOf(source: string, matchCase: boolean): [first: number, end: number][] {
  // Only this kind of class needs the other grammar, which is stricter than what people write.
  const grammar = /\\p\{/i.test(source) ? "u" : "";
  const runs = units().matchAll(new RegExp(`${source}+`, `g${matchCase ? "" : "i"}${grammar}`));
  return [...runs].map(({ index, 0: run }) => [index, index + run.length]);
}

function eachUnit(ranges: readonly [number, number][], visit: (unit: number) => void): void {
  for (const [first, end] of ranges) for (let unit = first; unit < end; unit++) visit(unit);
}
