import { leadingCount } from "../../wire/leading-count.ts";

/** What a text has of one literal is noted up to here; beyond it, it is looked for anew. */
const mostNoted = 100_000;

/** Where literals stand in a text, noted in the one walk that looks for everything. */
export class LiteralPlaces {
  private readonly places: number[][];
  private readonly indices: ReadonlyMap<string, number>;

  constructor(literals: readonly string[]) {
    this.places = literals.map(() => []);
    this.indices = new Map(literals.map((literal, index) => [literal, index]));
  }

  /** A literal, by its index, at a place of the text. Places of each come in order. */
  note(index: number, offset: number): void {
    const places = this.places[index]!;
    if (places.length <= mostNoted) places.push(offset);
  }

  /** `null`: nobody has looked for it, or it is everywhere. */
  of(literal: string): readonly number[] | null {
    const places = this.places[this.indices.get(literal) ?? -1];
    return places && places.length <= mostNoted ? places : null;
  }
}

/** Where a literal stands between two places of a text, in order. `noted`: by a walk, if there was one. */
export function* placesBetween(
  text: string,
  literal: string,
  from: number,
  end: number,
  noted: LiteralPlaces | null,
): Generator<number> {
  const known = noted?.of(literal);
  if (known) {
    for (let i = leadingCount(known.length, (place) => known[place]! < from); i < known.length; i++) {
      if (known[i]! + literal.length > end) return;
      yield known[i]!;
    }
    return;
  }
  const searched = text.slice(from, end);
  for (let at = searched.indexOf(literal); at !== -1; at = searched.indexOf(literal, at + 1)) yield from + at;
}
