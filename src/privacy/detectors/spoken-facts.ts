import { isAt, word } from "../characters.ts";
import type { Detector } from "../detector.ts";
import type { PrivateKind } from "../private-match.ts";
import { endOfMatch } from "../sticky-patterns.ts";
import { beginningsOf } from "./beginnings.ts";
import { filled } from "./label-forms.ts";

/** A fact that a sentence announces: "my name is X". */
export interface SpokenFact {
  kind: PrivateKind;
  /** What the phrases begin with, where they do not say it themselves. */
  anchors?: readonly string[];
  /** The source of a pattern for the phrases, without the space behind them. */
  phrase: string;
  /** The source of a pattern for what stands between: a space or two. */
  joint?: string;
  /** What has to follow. */
  value: string;
  /** Whether what the pattern found is such a fact. */
  isOne?: (value: string) => boolean;
  /** True where a phrase begins within a word, because its beginning would stand in too many lines. */
  isInWord?: boolean;
}

export function spokenFact({
  kind,
  phrase,
  joint = " {1,2}",
  anchors = beginningsOf(`(?:${phrase})(?:${joint})`),
  value,
  isOne = () => true,
  isInWord = false,
}: SpokenFact): Detector {
  const said = new RegExp(`(?:${phrase})(?:${joint})`, "muy");
  const follows = new RegExp(`(?:${value})`, "muy");
  return {
    anchors,
    look(text, at, report) {
      const isInside = !isInWord && isAt(text, at, word) && isAt(text, at - 1, word);
      const start = isInside ? -1 : endOfMatch(said, text, at);
      if (start < 0) return ~(at + 1);
      const end = endOfMatch(follows, text, start);
      if (end < 0 || endOfMatch(filled, text, start) < 0 || !isOne(text.slice(start, end))) return at + 1;
      report(kind, start, end);
      return end;
    },
  };
}
