import type { AnchorTables } from "./anchor-tables.ts";
import { nobody } from "./anchor-tables.ts";
import type { ScanMemory } from "./scan-memory.ts";

/** Before a character, anchors may begin of which it is the last. */
const longestBefore = 3;

/**
 * The places at which the lower bytes of a text say nothing, where it has few characters beside ASCII: there and before
 * them the text itself is asked.
 */
export class StartsBesideAscii {
  private readonly places: number[] = [];
  private next = 0;

  constructor(
    private readonly text: string,
    others: readonly number[],
    private readonly tables: AnchorTables,
  ) {
    let last = -1;
    for (const other of others) {
      for (let at = Math.max(last + 1, other - longestBefore); at <= other; at++) this.places.push(at);
      last = other;
    }
  }

  /** Puts right the first `count` starts, which end at `end`; windows come in order. Returns how many there are then. */
  correct({ starts, sets }: ScanMemory, count: number, end: number): number {
    const { places } = this;
    if (this.next === places.length || places[this.next]! >= end) return count;
    const [oldStarts, oldSets] = [starts.slice(0, count), sets.slice(0, count)];
    let length = 0;
    const add = (start: number, set: number) => {
      starts[length] = start;
      sets[length] = set;
      length++;
    };
    let index = 0;
    for (; this.next < places.length && places[this.next]! < end; this.next++) {
      const place = places[this.next]!;
      for (; index < count && oldStarts[index]! < place; index++) add(oldStarts[index]!, oldSets[index]!);
      if (oldStarts[index] === place) index++;
      const set = this.tables.askedAt(this.text, place);
      if (set !== nobody) add(place, set);
    }
    for (; index < count; index++) add(oldStarts[index]!, oldSets[index]!);
    return length;
  }
}
