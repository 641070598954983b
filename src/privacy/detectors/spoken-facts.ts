import { isAt, word } from "../characters.ts";
import { type Detector, longestAnchor } from "../detector.ts";
import type { PrivateKind } from "../private-match.ts";
import { endOfMatch } from "../sticky-patterns.ts";
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

const shortestAnchor = 2;

/** The first characters of all that a pattern may match. */
export function beginningsOf(phrase: string): string[] {
  const beginnings = new Set(alternativesOf(phrase).flatMap((one) => beginningsOfOne(one, "")));
  for (const one of beginnings) if (one.length < shortestAnchor) throw new Error(`nothing to look for: ${phrase}`);
  const isCovered = (one: string) =>
    Array.from(one, (_, end) => one.slice(0, end)).some((part) => beginnings.has(part));
  return [...beginnings].filter((one) => !isCovered(one));
}

/** Those that no brackets surround. */
function alternativesOf(phrase: string): string[] {
  const all: string[] = [""];
  let depth = 0;
  for (const part of phrase.match(/\\.|\[[^\]]*\]|./gsu) ?? []) {
    if (part === "(") depth++;
    if (part === ")") depth--;
    if (part === "|" && depth === 0) all.push("");
    else all[all.length - 1] += part;
  }
  return all;
}

/** A character, as itself, escaped or one of several; and whether it may be missing or come more than once. */
const character = /(?:\\([^A-Za-z\d])|\[(-?[^\]^\\-]+)\]|([^\\[\](){}|?*+.^$]))(\?|\{[1-9][\d,]*\})?(?![*{])/uy;

function beginningsOfOne(phrase: string, before: string): string[] {
  if (before.length >= longestAnchor) return [before];
  const group = /^\((\?:|\?<?[=!])/.exec(phrase);
  if (group) {
    const end = endOfGroup(phrase);
    const count = /^(?:\?|[*+]|\{\d[\d,]*\})/.exec(phrase.slice(end))?.[0] ?? "";
    const rest = phrase.slice(end + count.length);
    const isLookAround = group[1] !== "?:";
    const inside = isLookAround ? [] : alternativesOf(phrase.slice(group[0].length, end - 1));
    const isOptional = isLookAround || /^(?:[?*]|\{0)/.test(count);
    // Behind several of them there may be anything.
    const restOfInside = count === "" || count === "?" ? rest : "";
    const all = [...inside.map((one) => one + restOfInside), ...(isOptional ? [rest] : [])];
    return all.flatMap((one) => beginningsOfOne(one, before));
  }
  character.lastIndex = 0;
  const [all, escaped, several, one, count] = character.exec(phrase) ?? [];
  if (all === undefined) return [before];
  const rest = count?.startsWith("{") ? "" : phrase.slice(all.length);
  const found = [...(escaped ?? several ?? one!)].flatMap((next) => beginningsOfOne(rest, before + next));
  return count === "?" ? [...found, ...beginningsOfOne(rest, before)] : found;
}

/** Behind the bracket that closes the one at the beginning. */
function endOfGroup(phrase: string): number {
  let depth = 0;
  for (const { 0: part, index } of phrase.matchAll(/\\.|\[[^\]]*\]|[()]/gsu)) {
    if (part === "(") depth++;
    if (part === ")" && --depth === 0) return index + 1;
  }
  return phrase.length;
}
