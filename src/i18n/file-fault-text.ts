import type { Language } from "../wire/languages.ts";
import { withoutHanGaps } from "./han-gaps.ts";
import { behindName, KnownSentences } from "./known-sentences.ts";
import { textOf } from "./messages/catalogue.ts";
import { refusalText } from "./refusal-text.ts";

const maxSentence = 1000;
const [told, asked] = ["operator.files.in-file", "operator.files.in-file-asked"];
const ofFiles = new KnownSentences("operator.files", [told, asked]);
const ofFields = new KnownSentences("operator.fields");

/** What is wrong with a file that an operator wrote; as it is where the catalogue has no such sentence. */
export function fileFaultText(sentence: string, language: Language): string {
  if (language === "en" || sentence.length > maxSentence) return sentence;
  const whole = ofFiles.find(sentence, language, (text) => text);
  if (whole !== null) return whole;
  // The longest name first: a field has no colon.
  for (const [file, rest] of [...behindName(sentence)].reverse()) {
    const fault = ofFields.find(rest.replace(/\.$/, ""), language, (text) => valueIn(text, language));
    if (fault === null) continue;
    return textOf(language, rest.endsWith("?") ? asked : told, { file, fault: withoutHanGaps(fault) });
  }
  return sentence;
}

/** The file itself may be what is wrong, and a pattern is refused as it is in a search. */
function valueIn(text: string, language: Language): string {
  const refused = refusalText(`${text}.`, language);
  return ofFields.find(text, language, (one) => one) ?? (refused === `${text}.` ? text : refused.replace(/[.。]$/, ""));
}
