import type { Language } from "../wire/languages.ts";
import { behindName, KnownSentences } from "./known-sentences.ts";
import { textOf } from "./messages/catalogue.ts";

const maxSentence = 1000;
const fileKey = "refusals.with-file";
const known = new KnownSentences("refusals", [fileKey]);

/** The sentence in this language; as it is where the catalogue has none: what is about a field of a request, for programs. */
export function refusalText(sentence: string, language: Language): string {
  if (language === "en" || sentence.length > maxSentence) return sentence;
  return known.find(sentence, language, valueIn) ?? withFile(sentence, language) ?? sentence;
}

function withFile(sentence: string, language: Language): string | null {
  for (const [file, rest] of behindName(sentence)) {
    const message = known.find(rest, language, valueIn);
    if (message !== null) return textOf(language, fileKey, { file, message });
  }
  return null;
}

function valueIn(text: string): string | number {
  return /^\d{1,9}$/.test(text) ? Number(text) : text;
}
