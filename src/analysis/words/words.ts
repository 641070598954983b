import { numberText } from "../../i18n/messages/format.ts";
import { type Sentence, sentenceOf, sentencesOf } from "../../i18n/messages/wordings.ts";
import type { Language, Parameters } from "../model/model.ts";
import { type FindingFacts, findingFacts } from "./finding-facts.ts";
import { told } from "./put-together.ts";

/** What is said of a finding. Words are no rules: to mend one makes no stored analysis old. */
export interface FindingWords extends FindingFacts {
  message: Sentence;
  /** At least one piece. A piece that names an unknown parameter in all its wordings is left out. */
  advice: readonly Sentence[];
}

/** `undefined` for a finding that there are no words for. */
export function findingWords(code: string, parameters: Parameters, language: Language): FindingWords | undefined {
  const facts = Object.hasOwn(findingFacts, code) ? findingFacts[code]! : {};
  const kind = facts.kind === undefined ? undefined : parameters[facts.kind];
  const ofKind = typeof kind === "string" ? wordsAt(`findings.${code}.cases.${kind}`, language) : undefined;
  const words = ofKind ?? wordsAt(`findings.${code}`, language);
  return words && { ...facts, ...words };
}

function wordsAt(key: string, language: Language): Pick<FindingWords, "message" | "advice"> | undefined {
  const message = sentenceOf(language, `${key}.message`);
  return message && { message, advice: sentencesOf(language, `${key}.advice`) };
}

/** One of the catalogue's own sentences, in its wordings. */
export function insightSentence(language: Language, name: string): Sentence {
  const sentence = sentenceOf(language, `insights.${name}`);
  if (sentence === undefined) throw new Error(`locales/en.json has no insights.${name}`);
  return sentence;
}

export function insightSentences(language: Language, name: string): readonly Sentence[] {
  return sentencesOf(language, `insights.${name}`);
}

/** One of the catalogue's own sentences, with texts and numbers in it. */
export function sentenceWith(
  language: Language,
  name: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const parameters = Object.fromEntries(Object.entries(values).map(([one, value]) => [one, String(value)]));
  return told(insightSentence(language, name)[0]!, parameters, language, (one) => {
    const value = values[one] ?? "";
    return typeof value === "number" ? numberText(value, language) : value;
  });
}
