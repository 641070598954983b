import type { Language } from "../wire/languages.ts";
import { KnownSentences } from "./known-sentences.ts";
import { textOf } from "./messages/catalogue.ts";

/** A name of a file may stand before the sentence, and have colons of its own. */
const maxColons = 3;
const maxSentence = 1000;
const fileKey = "refusals.with-file";
const known = new KnownSentences("refusals", [fileKey]);

/** The sentence in this language; as it is where the catalogue has none: what is about a field of a request, for programs. */
export function refusalText(sentence: string, language: Language): string {
  if (language === "en" || sentence.length > maxSentence) return sentence;
  return known.find(sentence, language, valueIn) ?? withFile(sentence, language) ?? sentence;
}

function withFile(sentence: string, language: Language): string | null {
  let at = sentence.indexOf(": ");
  for (let colons = 0; at !== -1 && colons < maxColons; colons++) {
    const message = known.find(sentence.slice(at + 2), language, valueIn);
    if (message !== null) return textOf(language, fileKey, { file: sentence.slice(0, at), message });
    at = sentence.indexOf(": ", at + 2);
  }
  return null;
}

function valueIn(text: string): string | number {
  return /^\d{1,9}$/.test(text) ? Number(text) : text;
}
