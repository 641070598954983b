import type { Language } from "../wire/languages.ts";
import { KnownSentences } from "./known-sentences.ts";

const maxSentence = 1000;
const known = new KnownSentences("operator.trouble");

/**
 * What a store, a map of names or the start of a server says to its operator; as it is where the catalogue has no such
 * sentence, as for what an engine or the system says. What stands in it may be such a sentence itself: a place, a reason.
 */
export function troubleText(sentence: string, language: Language): string {
  if (language === "en" || sentence.length > maxSentence) return sentence;
  return known.find(sentence, language, (text) => troubleText(text, language)) ?? sentence;
}
