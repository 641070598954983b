import { type Detector, pairs } from "./detector.ts";

const digits = "0123456789";
const letters = "abcdefghijklmnopqrstuvwxyz";

/** `§c`, `ESC[31m`, the same escaped, and what is left of it where the escape was lost on the way. */
const colour =
  /§[0-9a-zA-Z]|(?:\u001b|\\u001[bB]|\\x1[bB]|\\033|\\e)\[[\d;?]{0,18}[a-zA-Z]|\[(?:\d{1,3}(?:;\d{1,3}){0,4})?m/y;

/** What sections begin that set a colour of the game: one of these. */
const gameColours = `${digits}abcdefklmnorx`;
const sections = pairs("§", `${digits}${letters}${letters.toUpperCase()}`);
const escapes = ["\u001b[", "1b[", "1B[", "33[", "\\e["];
/** How what is left of a terminal's colour begins, and how one ends that sets it back, or to one that ends in zero. */
const brackets = ["[m", ...pairs("[", digits).flatMap((begin) => [..."m;", ...digits].map((next) => begin + next))];
const ends = [";0m", "30m", "40m", "90m"];

/** Notices the colours of a text while it is searched for other things. */
export class ColourPlaces {
  /** Whether there is a colour that only texts with colours have. `31m` may be in brackets for other reasons. */
  areSure = false;
  private starts: number[] = [];

  readonly detector: Detector = {
    anchors: [...sections, ...escapes, ...brackets, ...ends],
    look: (text, at) => {
      const isSure = this.see(text, at);
      if (isSure) this.areSure = true;
      return isSure ? at + 1 : ~(at + 1);
    },
  };

  forget(): void {
    this.areSure = false;
    this.starts = [];
  }

  /** Where the colours are in the text that was searched, in order. */
  *placesIn(text: string): Generator<{ start: number; end: number }> {
    let behind = 0;
    for (const start of this.starts.sort((a, b) => a - b)) {
      if (start < behind) continue;
      colour.lastIndex = start;
      if (!colour.test(text)) continue;
      behind = colour.lastIndex;
      yield { start, end: behind };
    }
  }

  /** Keeps where a colour may begin. Whether it surely is one. */
  private see(text: string, at: number): boolean {
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
      case "[":
        this.starts.push(at);
        return text.charAt(at + 1) === "m" || text.startsWith("0m", at + 1);
      default:
        // `1b[` and `33[` end an escape of three or five characters more; all others end a colour.
        if (text.charAt(at + 2) === "m") return isInBrackets(text, at);
        for (const start of [at - 4, at - 2]) if (start >= 0) this.starts.push(start);
        return true;
    }
  }
}

const longestColour = 20;
const inColours = "0123456789;?";

/** Whether only what a colour is made of stands between here and its bracket: not in `Running 2030ms behind`. */
function isInBrackets(text: string, at: number): boolean {
  for (let before = at; before >= 0 && before > at - longestColour; before--) {
    if (text.charAt(before) === "[") return true;
    if (!inColours.includes(text.charAt(before))) return false;
  }
  return false;
}
