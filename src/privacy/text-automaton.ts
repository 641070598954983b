const root = 0;
const none = -1;

/**
 * Looks for many texts at once, in time that grows with the text alone: however many of them begin alike, lie in each other or
 * stand at every place. (This is the automaton of Aho and Corasick.) Where few texts are looked for that somebody did not choose,
 * `LiteralSearch` is faster.
 */
export class TextAutomaton {
  /** For each UTF-16 unit, which of those in the texts it is; 0 for all others. */
  private readonly letters = new Uint16Array(65_536);
  private letterCount = 1;
  /** From a state with a letter: the next one. */
  private readonly steps = new Map<number, number>();
  /** The longest other beginning of a text that a state ends with. */
  private readonly fallbacks: Int32Array;
  /** How long the longest text is that a state ends with, and the state of the next longest. */
  private readonly longest: Int32Array;
  private readonly shorter: Int32Array;

  constructor(texts: Iterable<string>) {
    const all = [...new Set(texts)].filter((text) => text !== "");
    for (const text of all) {
      for (let at = 0; at < text.length; at++) this.letters[text.charCodeAt(at)] ||= this.letterCount++;
    }
    const size = all.reduce((sum, { length }) => sum + length, 1);
    this.fallbacks = new Int32Array(size);
    this.longest = new Int32Array(size);
    this.shorter = new Int32Array(size).fill(none);
    const edges = this.addAll(all);
    this.addFallbacks(edges);
  }

  /** For each place at which some of the texts end, the longest of them. */
  *placesIn(text: string): Generator<{ start: number; end: number }> {
    for (const { state, end } of this.endsIn(text)) yield { start: end - this.longest[state]!, end };
  }

  /** For each place at which some of the texts end, the longest of them that fits. */
  *fittingPlacesIn(
    text: string,
    fits: (start: number, end: number) => boolean,
  ): Generator<{ start: number; end: number }> {
    for (const { state, end } of this.endsIn(text)) {
      for (let one = state; one !== none; one = this.shorter[one]!) {
        const start = end - this.longest[one]!;
        if (!fits(start, end)) continue;
        yield { start, end };
        break;
      }
    }
  }

  private *endsIn(text: string): Generator<{ state: number; end: number }> {
    const { letters, longest } = this;
    let state = root;
    for (let at = 0; at < text.length; at++) {
      const letter = letters[text.charCodeAt(at)]!;
      state = letter === 0 ? root : this.after(state, letter);
      if (longest[state] !== 0) yield { state, end: at + 1 };
    }
  }

  private after(from: number, letter: number): number {
    for (let state = from; ; state = this.fallbacks[state]!) {
      const next = this.steps.get(state * this.letterCount + letter);
      if (next !== undefined) return next;
      if (state === root) return root;
    }
  }

  /** The beginnings of all texts as states, in the order of their lengths. */
  private addAll(texts: readonly string[]): { state: number; from: number; letter: number }[] {
    const edges: { state: number; from: number; letter: number }[] = [];
    let states = texts.map((text) => ({ text, state: root }));
    let last = root;
    for (let at = 0; states.length > 0; at++) {
      for (const one of states) {
        const letter = this.letters[one.text.charCodeAt(at)]!;
        const key = one.state * this.letterCount + letter;
        const known = this.steps.get(key);
        const next = known ?? ++last;
        if (known === undefined) {
          this.steps.set(key, next);
          edges.push({ state: next, from: one.state, letter });
        }
        if (at + 1 === one.text.length) this.longest[next] = one.text.length;
        one.state = next;
      }
      states = states.filter(({ text }) => at + 1 < text.length);
    }
    return edges;
  }

  private addFallbacks(edges: readonly { state: number; from: number; letter: number }[]): void {
    for (const { state, from, letter } of edges) {
      const fallback = from === root ? root : this.after(this.fallbacks[from]!, letter);
      this.fallbacks[state] = fallback;
      if (this.longest[state] === 0) {
        this.longest[state] = this.longest[fallback]!;
        this.shorter[state] = this.shorter[fallback]!;
      } else if (this.longest[fallback] !== 0) this.shorter[state] = fallback;
    }
  }
}
