import { possibleKinds } from "../../src/privacy/private-match.ts";
import { type FoundPrivate, kindOf, type MaskedKind } from "./found-private.ts";

/** What of the private data is masked: whole kinds, and single places that are the exception. */
export class MaskingDecisions {
  private readonly kinds: Set<MaskedKind>;
  /** By the text in which they are. A place is known by its kind and where it begins. */
  private readonly exceptions = new Map<number, Set<string>>();
  /** Kinds, and places as above, that somebody has decided on, whichever way. */
  private readonly decidedKinds = new Set<MaskedKind>();
  private readonly decidedPlaces = new Map<number, Set<string>>();

  constructor(private readonly all: readonly MaskedKind[]) {
    this.kinds = new Set(usualOf(all));
  }

  isKindMasked(kind: MaskedKind): boolean {
    return this.kinds.has(kind);
  }

  /** As a whole, and not place by place. */
  isDecided(kind: MaskedKind): boolean {
    return this.decidedKinds.has(kind);
  }

  /** For every place of the kind, whatever was decided on single ones before. */
  decideKind(kind: MaskedKind, isMasked: boolean): void {
    if (isMasked) this.kinds.add(kind);
    else this.kinds.delete(kind);
    this.decidedKinds.add(kind);
    for (const places of this.exceptions.values()) {
      for (const place of places) if (place.startsWith(`${kind} `)) places.delete(place);
    }
  }

  /** Only what is merely possible has to be decided on. */
  isUndecided(textId: number, found: FoundPrivate, i: number): boolean {
    const kind = kindOf(found, i);
    if (!isPossible(kind) || this.decidedKinds.has(kind)) return false;
    return !this.decidedPlaces.get(textId)?.has(placeKey(found, i));
  }

  isMasked(textId: number, found: FoundPrivate, i: number): boolean {
    const isException = this.exceptions.get(textId)?.has(placeKey(found, i)) ?? false;
    return this.kinds.has(kindOf(found, i)) !== isException;
  }

  turn(textId: number, found: FoundPrivate, i: number): void {
    const places = this.exceptions.get(textId) ?? new Set();
    const place = placeKey(found, i);
    if (!places.delete(place)) places.add(place);
    this.exceptions.set(textId, places);
    const decided = this.decidedPlaces.get(textId) ?? new Set();
    this.decidedPlaces.set(textId, decided.add(place));
  }

  /** One byte for each match: whether it is masked. */
  masks(textId: number, found: FoundPrivate): Uint8Array<ArrayBuffer> {
    const ofLabel = found.labels.map(({ kind }) => (this.kinds.has(kind) ? 1 : 0));
    const masks = Uint8Array.from(found.labelOf, (label) => ofLabel[label]!);
    if ((this.exceptions.get(textId)?.size ?? 0) > 0) {
      masks.forEach((_, i) => {
        masks[i] = this.isMasked(textId, found, i) ? 1 : 0;
      });
    }
    return masks;
  }

  /** Everything as it was at the beginning. */
  reset(): void {
    this.kinds.clear();
    for (const kind of usualOf(this.all)) this.kinds.add(kind);
    this.exceptions.clear();
    this.decidedKinds.clear();
    this.decidedPlaces.clear();
  }
}

/** What is only possible waits to be decided on. */
function usualOf(kinds: readonly MaskedKind[]): MaskedKind[] {
  return kinds.filter((kind) => !isPossible(kind));
}

export function isPossible(kind: MaskedKind): boolean {
  return (possibleKinds as ReadonlySet<MaskedKind>).has(kind);
}

function placeKey(found: FoundPrivate, i: number): string {
  return `${kindOf(found, i)} ${found.starts[i]}`;
}
