import { leadingCount } from "../../wire/leading-count.ts";

/** What a text has of one literal is noted up to here; beyond it, it is looked for anew. */
const mostNoted = 100_000;
const nowhere: readonly number[] = [];

/** Where literals stand in a text, noted in the one walk that looks for everything. */
export class LiteralPlaces {
  /** Of those that are there: most texts have few of them. */
  private readonly places = new Map<number, number[]>();

  /** `indices`: of all that are looked for, by which they are noted. */
  constructor(private readonly indices: ReadonlyMap<string, number>) {}

  /** A literal, by its index, at a place of the text. Places of each come in order. */
  note(index: number, offset: number): void {
    const places = this.places.get(index);
    if (!places) this.places.set(index, [offset]);
    else if (places.length <= mostNoted) places.push(offset);
  }

  /** `null`: nobody has looked for it, or it is everywhere. */
  of(literal: string): readonly number[] | null {
    const index = this.indices.get(literal);
    if (index === undefined) return null;
    const places = this.places.get(index) ?? nowhere;
    return places.length <= mostNoted ? places : null;
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
