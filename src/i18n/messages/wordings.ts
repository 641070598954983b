import type { Language } from "../../wire/languages.ts";
import { findMessage } from "./catalogue.ts";
import { type Message, parametersOf } from "./message.ts";

/** One way to say something, with the parameters that must be known for it. */
export interface Wording {
  message: Message;
  needs: readonly string[];
  hasChoices: boolean;
}

/** Several wordings from the fullest to the barest: the first of which everything is known is used. */
export type Sentence = readonly Wording[];

const kept = new Map<Language, Map<string, Sentence>>();
const maxKept = 4000;
let keptCount = 0;

/** `key`, `key.2`, `key.3` …, as many as English has; `undefined` where there is nothing of that name. */
export function sentenceOf(language: Language, key: string): Sentence | undefined {
  let sentences = kept.get(language);
  if (sentences === undefined) {
    sentences = new Map();
    kept.set(language, sentences);
  }
  let sentence = sentences.get(key);
  if (sentence !== undefined) return sentence;
  const fullest = findMessage(language, key);
  if (fullest === undefined) return undefined;
  const wordings = [wordingOf(fullest)];
  for (let place = 2; findMessage("en", `${key}.${place}`) !== undefined; place++) {
    wordings.push(wordingOf(findMessage(language, `${key}.${place}`)!));
  }
  sentence = wordings;
  if (++keptCount > maxKept) {
    for (const one of kept.values()) one.clear();
    keptCount = 1;
  }
  sentences.set(key, sentence);
  return sentence;
}

/** `key.1`, `key.2` …: several sentences, each with its wordings. */
export function sentencesOf(language: Language, key: string): Sentence[] {
  const sentences: Sentence[] = [];
  for (;;) {
    const sentence = sentenceOf(language, `${key}.${sentences.length + 1}`);
    if (sentence === undefined) return sentences;
    sentences.push(sentence);
  }
}

function wordingOf(message: Message): Wording {
  const parameters = [...parametersOf(message)];
  return {
    message,
    // How many a list has is known where the list is.
    needs: parameters.filter(([, by]) => by !== "select").map(([name]) => name.replace(/(?<=\w)Count$/, "")),
    hasChoices: parameters.some(([, by]) => by !== "text"),
  };
}
