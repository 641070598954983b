import type { Notes } from "./notes.ts";
import type { PrivateKind } from "./private-match.ts";
import { endOfMatch } from "./sticky-patterns.ts";

export type Report = (kind: PrivateKind, start: number, end: number) => void;

/** Finds one sort of private text. */
export interface Detector {
  /**
   * Two to eight characters each. The detector is asked wherever one of them stands, and nowhere else. `anyOther` stands
   * for every character that is not ASCII, as one of the first two.
   */
  readonly anchors: readonly string[];
  /** Whether letters behind the fourth character of an anchor, which are lower ones, stand for either case. */
  readonly endsInAnyCase?: boolean;
  /**
   * Looks at the text around an anchor, whose first character is at `at`. Returns a position: anchors before it have
   * nothing new for this detector. A detector that reads on without a bound must return how far it came, because
   * that is what keeps the time for hostile texts linear.
   *
   * The complement of the position, `~position`, says in addition that up to there nothing is private, and that no mask
   * could change that: letters or digits are missing that would have to stand side by side. A mask has none, and it
   * begins and ends with a star, which is in no anchor.
   */
  readonly look: (text: string, at: number, report: Report, notes: Notes) => number;
  /**
   * Whether nothing is private here, and no mask could change that: for anchors that logs have so many of that a call of
   * `look` is too much. `bytes` are the lower ones of each character, and zeros behind the last: what has to be there may
   * be missing, but nothing else.
   */
  readonly rulesOut?: (bytes: Uint8Array, at: number) => boolean;
}

interface Secret {
  anchors: readonly string[];
  kind: PrivateKind;
  /** Sticky. It begins with the anchor. */
  pattern: RegExp;
  /** How many characters of the match are not private: its first ones. */
  skipped?: number;
  /** Whether the match is one here. */
  isHere?: (text: string, start: number, end: number) => boolean;
}

/** Finds what one pattern says all about. */
export function detectorOf({ anchors, kind, pattern, skipped = 0, isHere = () => true }: Secret): Detector {
  return {
    anchors,
    look(text, at, report) {
      const end = endOfMatch(pattern, text, at);
      if (end < 0 || !isHere(text, at, end)) return at + 1;
      report(kind, at + skipped, end);
      return end;
    },
  };
}

/** Behind the end of every text: what a detector returns that wants to be asked no more. */
export const behindAll = 0x7fff_ffff;

export const longestAnchor = 8;

/** In an anchor: every character that is not ASCII. No text has anything private beside this one, so it is free. */
export const anyOther = "\u007f";

/** Every pair of a character of the one and a character of the other. */
export function pairs(first: string, second: string): string[] {
  return [...first].flatMap((one) => [...second].map((other) => one + other));
}

/** Anchors in every mixture of cases; of longer ones, the first four characters: see `endsInAnyCase`. */
export function anyCase(...anchors: string[]): string[] {
  return anchors.flatMap((anchor) => {
    let forms = [""];
    for (const one of anchor.slice(0, 4)) {
      const [lower, upper] = [one.toLowerCase(), one.toUpperCase()];
      const hasCase = lower !== upper && lower.length === 1 && upper.length === 1;
      const before = forms;
      const first = lower.length === 1 ? lower : upper;
      forms = before.map((form) => form + first);
      if (hasCase) for (const form of before) forms.push(form + upper);
    }
    const end = anchor.slice(4).toLowerCase();
    return end === "" ? forms : forms.map((form) => form + end);
  });
}
