import type { Language } from "../wire/languages.ts";
import { keysUnder, messageOf, textOf } from "./messages/catalogue.ts";
import type { Choice, Message } from "./messages/message.ts";

/**
 * Refusals are thrown in English, by code that knows no reader, on threads and in stores. For a reader of another language
 * the sentence is looked up in the catalogue by what English says, with the values that stand in it.
 */

interface Known {
  key: string;
  pattern: RegExp;
  names: string[];
}

/** A name of a file may stand before the sentence, and have colons of its own. */
const maxColons = 3;
const maxSentence = 1000;

/** The sentence in this language; as it is where the catalogue has none: what is about a field of a request, for programs. */
export function refusalText(sentence: string, language: Language): string {
  if (language === "en" || sentence.length > maxSentence) return sentence;
  return translated(sentence, language) ?? withFile(sentence, language) ?? sentence;
}

function translated(sentence: string, language: Language): string | null {
  known ??= knownSentences();
  for (const { key, pattern, names } of known) {
    const match = pattern.exec(sentence);
    if (match) {
      const values = names.map((name, at) => [name, valueIn(match[at + 1]!)] as const);
      return textOf(language, key, Object.fromEntries(values));
    }
  }
  return null;
}

function withFile(sentence: string, language: Language): string | null {
  let at = sentence.indexOf(": ");
  for (let colons = 0; at !== -1 && colons < maxColons; colons++) {
    const message = translated(sentence.slice(at + 2), language);
    if (message !== null) return textOf(language, fileKey, { file: sentence.slice(0, at), message });
    at = sentence.indexOf(": ", at + 2);
  }
  return null;
}

const fileKey = "refusals.with-file";
let known: Known[] | null = null;

/** Those that say more first: `… until {time}` before what has no time. */
function knownSentences(): Known[] {
  return keysUnder("refusals")
    .filter((key) => key !== fileKey)
    .flatMap((key) => formsOf(messageOf("en", key)).map(({ source, names }) => ({ key, source, names })))
    .sort((a, b) => b.source.length - a.source.length)
    .map(({ key, source, names }) => ({ key, names, pattern: new RegExp(`^${source}$`) }));
}

interface Form {
  source: string;
  names: string[];
}

/** A message as patterns, one for each of its cases. */
function formsOf(message: Message, counted = ""): Form[] {
  let forms: Form[] = [{ source: "", names: [] }];
  for (const piece of message) {
    const next = pieceForms(piece, counted);
    forms = forms.flatMap((form) =>
      next.map(({ source, names }) => ({ source: form.source + source, names: [...form.names, ...names] })),
    );
  }
  return forms;
}

function pieceForms(piece: Message[number], counted: string): Form[] {
  if (typeof piece === "string") return [{ source: piece.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"), names: [] }];
  if (piece === 0) return [{ source: "(\\d{1,9})", names: [counted] }];
  const [name, by, cases] = piece as Choice;
  if (by === undefined) return [{ source: "([^\\n]{1,300})", names: [name] }];
  return Object.values(cases).flatMap((one) => formsOf(one, name));
}

function valueIn(text: string): string | number {
  return /^\d{1,9}$/.test(text) ? Number(text) : text;
}
