import { Refusal } from "../wire/refusal.ts";
import type { Assertion, PatternNode } from "./parse-pattern.ts";

/** A place in a pattern, and where it goes on from there. */
export type Place =
  | { kind: "atom"; atom: number; next: number }
  | { kind: "assertion"; what: Assertion; next: number }
  | { kind: "split"; next: number[] }
  | { kind: "end" };

export interface Automaton {
  places: Place[];
  start: number;
  /** The regular expressions of single characters that it asks about. */
  atoms: string[];
}

const maxPlaces = 2000;
const maxAtoms = 120;

/** From a pattern to the places that a match walks through. Repetitions become copies, so their number is bounded. */
export function automatonOf(pattern: PatternNode): Automaton {
  const places: Place[] = [{ kind: "end" }];
  const atoms = new Map<string, number>();

  function add(place: Place): number {
    if (places.length >= maxPlaces) throw tooLarge();
    return places.push(place) - 1;
  }

  function atomOf(source: string): number {
    const known = atoms.get(source);
    if (known !== undefined) return known;
    if (atoms.size >= maxAtoms) throw tooLarge();
    atoms.set(source, atoms.size);
    return atoms.size - 1;
  }

  /** Where a match of `node` begins that goes on at `next`. */
  function before(node: PatternNode, next: number): number {
    switch (node.kind) {
      case "atom":
        return add({ kind: "atom", atom: atomOf(node.source), next });
      case "assertion":
        return add({ kind: "assertion", what: node.what, next });
      case "sequence":
        return node.parts.reduceRight((at, part) => before(part, at), next);
      case "choice":
        return add({ kind: "split", next: node.parts.map((part) => before(part, next)) });
      case "repeat":
        return beforeRepeat(node, next);
    }
  }

  function beforeRepeat({ body, least, most }: PatternNode & { kind: "repeat" }, next: number): number {
    let at = next;
    if (most === null) {
      const loop: Place = { kind: "split", next: [next] };
      at = add(loop);
      loop.next.push(before(body, at));
    } else {
      for (let i = least; i < most; i++) at = add({ kind: "split", next: [before(body, at), next] });
    }
    for (let i = 0; i < least; i++) {
      const copy = before(body, at);
      // Nothing, however often, is nothing. Copies of nothing cost no places, and so would never end.
      if (copy === at) break;
      at = copy;
    }
    return at;
  }

  return { start: before(pattern, 0), places, atoms: [...atoms.keys()] };
}

function tooLarge(): Refusal {
  return new Refusal(400, "This pattern is too large. Use a simpler one, or several searches.");
}
