/**
 * The table has the first characters of a needle only. The others are compared where those stand: a smaller table stays
 * in the processor's caches, also in texts that are full of needles. Where many begin alike (`java.lang.`), it has more of
 * them, so that few have to be compared.
 */
const shortPrefix = 8;
const longerBy = 4;
const maxAlike = 3;

function prefixLengths(needles: readonly string[]): Uint16Array {
  const lengths = Uint16Array.from(needles, ({ length }) => Math.min(length, shortPrefix));
  for (let isDone = false; !isDone; ) {
    const prefixes = needles.map((needle, index) => needle.slice(0, lengths[index]));
    const alike = new Map<string, number>();
    for (const prefix of prefixes) alike.set(prefix, (alike.get(prefix) ?? 0) + 1);
    isDone = true;
    for (const [index, { length }] of needles.entries()) {
      if (alike.get(prefixes[index]!)! <= maxAlike || lengths[index] === length) continue;
      lengths[index] = Math.min(length, lengths[index]! + longerBy);
      isDone = false;
    }
  }
  return lengths;
}

/**
 * Finds many literals in one walk over a text (Aho and Corasick): the time does not depend on how many there are, nor on
 * what the text is. Only ASCII takes part; any other character is in no needle.
 */
export class NeedleScan {
  /** Small numbers: the table is large, and what of it fits into the processor's caches decides the speed. */
  private readonly next: Uint16Array;
  /** In states from this one on, the first characters of a needle end. */
  private readonly firstEnd: number;
  /** For each of those, the needles whose first characters these are. */
  private readonly ends: number[][];
  private readonly prefixes: Uint16Array;

  constructor(private readonly needles: readonly string[]) {
    this.prefixes = prefixLengths(needles);
    const { next, ends, firstChild, nextSibling, codeOf } = trieOf(needles, this.prefixes);
    const fail = new Uint16Array(ends.length);
    const queue = new Uint16Array(ends.length);
    let queued = 0;
    for (let to = firstChild[0]!; to !== 0; to = nextSibling[to]!) queue[queued++] = to;
    for (let head = 0; head < queued; head++) {
      const state = queue[head]!;
      const fallback = fail[state]!;
      const inherited = ends[fallback]!;
      if (inherited) ends[state] = [...(ends[state] ?? []), ...inherited];
      // Where this needle does not go on, its longest end that begins another one does.
      next.copyWithin(state << 7, fallback << 7, (fallback + 1) << 7);
      for (let to = firstChild[state]!; to !== 0; to = nextSibling[to]!) {
        const place = (state << 7) | codeOf[to]!;
        fail[to] = next[place]!;
        next[place] = to;
        queue[queued++] = to;
      }
    }
    // Most of a text goes through few states, those of a few characters: next to each other they stay in the caches.
    const inBreadth = [0, ...queue.subarray(0, queued)];
    const inner = inBreadth.filter((state) => !ends[state]);
    const order = [...inner, ...inBreadth.filter((state) => ends[state])];
    const places = new Uint16Array(order.length);
    for (let place = 0; place < order.length; place++) places[order[place]!] = place;
    this.next = new Uint16Array(next.length);
    for (let place = 0; place < order.length; place++) {
      const from = order[place]! << 7;
      for (let code = 0; code < 128; code++) this.next[(place << 7) | code] = places[next[from | code]!]!;
    }
    this.firstEnd = inner.length;
    this.ends = order.slice(this.firstEnd).map((state) => ends[state]!);
  }

  /** Calls back with every place a needle begins at, in the order in which their first characters end. */
  scan(text: string, found: (needle: number, offset: number) => void): void {
    const { next, firstEnd, ends, needles, prefixes } = this;
    const { length } = text;
    let state = 0;
    for (let at = 0; at < length; at++) {
      const code = text.charCodeAt(at);
      if (code >= 128) {
        state = 0;
        continue;
      }
      state = next[(state << 7) | code]!;
      if (state < firstEnd) continue;
      for (const index of ends[state - firstEnd]!) {
        const needle = needles[index]!;
        const prefix = prefixes[index]!;
        const start = at + 1 - prefix;
        if (needle.length === prefix || text.startsWith(needle, start)) found(index, start);
      }
    }
  }
}

/** In arrays of numbers, because there are thousands of states, and every start of the program makes them anew. */
interface Trie {
  /** For each state and character the state behind it; 0, which is where all begin, for none. */
  next: Uint16Array;
  ends: (number[] | null)[];
  /** What follows on each state, as a list; 0 ends it. */
  firstChild: Uint16Array;
  nextSibling: Uint16Array;
  /** The character that leads to each state. */
  codeOf: Uint8Array;
}

function trieOf(needles: readonly string[], prefixes: Uint16Array): Trie {
  const most = 1 + prefixes.reduce((sum, length) => sum + length, 0);
  const next = new Uint16Array(most << 7);
  const ends: (number[] | null)[] = [null];
  const firstChild = new Uint16Array(most);
  const nextSibling = new Uint16Array(most);
  const codeOf = new Uint8Array(most);
  for (const [index, needle] of needles.entries()) {
    let state = 0;
    for (let i = 0; i < needle.length; i++) {
      const code = needle.charCodeAt(i);
      if (code >= 128) throw new Error(`the needle ${JSON.stringify(needle)} is not ASCII`);
      if (i >= prefixes[index]!) continue;
      const place = (state << 7) | code;
      if (next[place] === 0) {
        const to = ends.push(null) - 1;
        if (to > 0xffff) throw new Error("there are too many needles");
        codeOf[to] = code;
        nextSibling[to] = firstChild[state]!;
        firstChild[state] = to;
        next[place] = to;
      }
      state = next[place]!;
    }
    ends[state] = [...(ends[state] ?? []), index];
  }
  // Longer than it has to be where needles begin alike: what is never touched takes no memory.
  return { next, ends, firstChild, nextSibling, codeOf };
}
