import { isAt, letter } from "./characters.ts";
import { endOfMatch } from "./sticky-patterns.ts";

/** `§c`, `ESC[31m`, the same escaped, and what is left of it where the escape was lost on the way. */
const colour =
  /§[0-9a-zA-Z]|(?:\u001b|\\u001[bB]|\\x1[bB]|\\033|\\e)\[[\d;?]{0,18}[a-zA-Z]|\[(?:\d{1,3}(?:;\d{1,3}){0,4})?m/y;

/** What sections begin that set a colour of the game: one of these. */
const gameColours = "0123456789abcdefklmnorx";
/** What stands before `0m` where a colour is set back, or to one that ends in zero. */
const beforeZero = "[;349";

/** The colours that were noticed in one text. */
export class ColourPlaces {
  private readonly starts: number[] = [];
  private isColoured = false;
  /** `[31m` and `[mdone`, which each may mean something else. A text that has both sets colours, and sets them back. */
  private hasSet = false;
  private hasReset = false;

  /** Whether there is a colour that only texts with colours have. `31m` may be in brackets for other reasons. */
  get areSure(): boolean {
    return this.isColoured || (this.hasSet && this.hasReset);
  }

  /** Keeps where a colour may begin. Whether it surely is one. */
  see(text: string, at: number): boolean {
    const isSure = this.isSureAt(text, at);
    if (isSure) this.isColoured = true;
    return isSure;
  }

  /** Where the colours are in the text that was searched, in order. */
  *placesIn(text: string): Generator<{ start: number; end: number }> {
    let behind = 0;
    for (const start of this.starts.sort((a, b) => a - b)) {
      if (start < behind) continue;
      const end = endOfMatch(colour, text, start);
      if (end < 0) continue;
      behind = end;
      yield { start, end };
    }
  }

  private isSureAt(text: string, at: number): boolean {
    switch (text.charAt(at)) {
      case "§":
        this.starts.push(at);
        return gameColours.includes(text.charAt(at + 1).toLowerCase());
      case "\u001b":
        this.starts.push(at);
        return true;
      case "\\":
        this.starts.push(at);
        return false;
      default:
        if (text.charAt(at + 1) === "m" || text.charAt(at + 2) === "m") return this.seeEnd(text, at);
        // `1b[` and `33[` end an escape of two or four characters more.
        for (const start of [at - 4, at - 2]) if (start >= 0) this.starts.push(start);
        return true;
    }
  }

  private seeEnd(text: string, at: number): boolean {
    const bracket = bracketBefore(text, at);
    // `[main/INFO]` is in half of all lines, and no word begins with what would be left of it.
    if (bracket < 0 || text.startsWith("[main", bracket)) return false;
    this.starts.push(bracket);
    if (text.charAt(at + 1) !== "m") {
      this.hasSet = true;
      return text.charAt(at + 1) === "0" && beforeZero.includes(text.charAt(at));
    }
    // `[minecraft/Util]`, `[mixin]`
    if (!isAt(text, at + 2, letter)) return true;
    this.hasReset = true;
    return false;
  }
}

const longestColour = 20;
const inColours = "0123456789;?";

/**
 * Where the bracket is that a colour begins with, if only what a colour is made of stands between; else -1. It is not in
 * `Running 2030ms behind`.
 */
function bracketBefore(text: string, at: number): number {
  for (let before = at; before >= 0 && before > at - longestColour; before--) {
    if (text.charAt(before) === "[") return before;
    if (!inColours.includes(text.charAt(before))) return -1;
  }
  return -1;
}
