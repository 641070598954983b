/**
 * Finds many literals in one walk over a text (Aho and Corasick): the time does not depend on how many there are, nor on
 * what the text is. Only ASCII takes part; any other character is in no needle.
 */
export class NeedleScan {
  /** Small numbers: the table is large, and what of it fits into the processor's caches decides the speed. */
  private readonly next: Uint16Array;
  /** For each state, the needles that end there. */
  private readonly ends: (number[] | null)[];

  constructor(private readonly needles: readonly string[]) {
    const trie: Map<number, number>[] = [new Map()];
    const ends: number[][] = [[]];
    needles.forEach((needle, index) => {
      let state = 0;
      for (let i = 0; i < needle.length; i++) {
        const code = needle.charCodeAt(i);
        if (code >= 128) throw new Error(`the needle ${JSON.stringify(needle)} is not ASCII`);
        let to = trie[state]!.get(code);
        if (to === undefined) {
          to = trie.length;
          trie.push(new Map());
          ends.push([]);
          trie[state]!.set(code, to);
        }
        state = to;
      }
      ends[state]!.push(index);
    });
    if (trie.length > 0xffff) throw new Error("there are too many needles");
    this.next = new Uint16Array(trie.length * 128);
    const fail = new Int32Array(trie.length);
    const queue: number[] = [];
    for (const [code, to] of trie[0]!) {
      this.next[code] = to;
      queue.push(to);
    }
    for (let head = 0; head < queue.length; head++) {
      const state = queue[head]!;
      ends[state]!.push(...ends[fail[state]!]!);
      for (let code = 0; code < 128; code++) {
        const to = trie[state]!.get(code);
        const fallback = this.next[fail[state]! * 128 + code]!;
        if (to === undefined) this.next[state * 128 + code] = fallback;
        else {
          this.next[state * 128 + code] = to;
          fail[to] = fallback;
          queue.push(to);
        }
      }
    }
    this.ends = ends.map((list) => (list.length > 0 ? list : null));
  }

  /** Calls back with every place a needle begins at, in the order in which they end. */
  scan(text: string, found: (needle: number, offset: number) => void): void {
    const { next, ends, needles } = this;
    let state = 0;
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code >= 128) {
        state = 0;
        continue;
      }
      state = next[(state << 7) | code]!;
      const here = ends[state];
      if (here) for (const needle of here) found(needle, at + 1 - needles[needle]!.length);
    }
  }
}
