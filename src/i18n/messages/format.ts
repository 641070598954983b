import { type Grouping, groupedText, groupingOf } from "./grouping.ts";
import type { Choice, Message } from "./message.ts";

/** What stands for a parameter: a text, a number as the language writes it, or a list of texts. */
export type MessageValue = string | number | readonly string[];
export type MessageValues = Readonly<Record<string, MessageValue>>;

/** A message in words. A parameter that is not given is left out: a test holds those of code and catalogue together. */
export function format(message: Message, values: MessageValues, language: string): string {
  return formatted(message, values, language, 0);
}

function formatted(message: Message, values: MessageValues, language: string, counted: number): string {
  let text = "";
  for (const piece of message) {
    if (typeof piece === "string") text += piece;
    else if (piece === 0) text += numberText(counted, language);
    else if (piece.length === 1) text += valueText(values[piece[0]], language);
    else {
      const value = values[piece[0]];
      const chosen = chosenCase(piece, value, language);
      text += formatted(chosen, values, language, piece[1] === "select" ? counted : Number(value));
    }
  }
  return text;
}

/** The case of a choice that a value asks for. */
export function chosenCase([, by, cases]: Choice, value: MessageValue | undefined, language: string): Message {
  if (by === "select") return own(cases, String(value)) ?? cases["other"] ?? [];
  const number = Number(value);
  return own(cases, `=${number}`) ?? own(cases, pluralRules(language, by).select(number)) ?? cases["other"] ?? [];
}

/** A value may be the name of something that every object has. */
function own(cases: Choice[2], name: string): Message | undefined {
  return Object.hasOwn(cases, name) ? cases[name] : undefined;
}

function valueText(value: MessageValue | undefined, language: string): string {
  if (value === undefined || typeof value === "string") return value ?? "";
  return typeof value === "number" ? numberText(value, language) : listText(value, language);
}

/** Made once for each language that is used: making one takes longer than everything else about a message. */
const numberFormats = new Map<string, Intl.NumberFormat>();
const listFormats = new Map<string, Intl.ListFormat>();
const plurals = new Map<string, Intl.PluralRules>();
const ordinals = new Map<string, Intl.PluralRules>();

const groupings = new Map<string, Grouping>();

/** What a page knows of its language, so that its script need not ask `Intl`. */
export function setGrouping(language: string, grouping: Grouping): void {
  groupings.set(language, grouping);
}

const maxGrouped = 1e15;

export function numberText(number: number, language: string): string {
  if (Number.isInteger(number) && number >= 0 && number < maxGrouped)
    return number < 1000
      ? String(number)
      : groupedText(
          number,
          kept(groupings, language, () => groupingOf(language)),
        );
  return kept(numberFormats, language, () => new Intl.NumberFormat(language)).format(number);
}

/** `a, b, c`; with a word before the last one where a language cannot do without. */
export function listText(texts: readonly string[], language: string): string {
  const make = () => new Intl.ListFormat(language, { type: "conjunction", style: "narrow" });
  return kept(listFormats, language, make).format(texts);
}

function pluralRules(language: string, by: "plural" | "ordinal"): Intl.PluralRules {
  return by === "ordinal"
    ? kept(ordinals, language, () => new Intl.PluralRules(language, { type: "ordinal" }))
    : kept(plurals, language, () => new Intl.PluralRules(language));
}

function kept<Thing>(things: Map<string, Thing>, language: string, make: () => Thing): Thing {
  let thing = things.get(language);
  if (thing === undefined) {
    thing = make();
    things.set(language, thing);
  }
  return thing;
}
