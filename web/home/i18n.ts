import { asLanguage } from "../../src/i18n/language.ts";
import { sharingWords } from "../../src/i18n/sharing-words.ts";
import { amountsIn } from "./amounts.ts";

/** The language of the page: what is said, and how numbers are written. */
export const language = asLanguage(document.documentElement.lang) ?? "en";
export const words = sharingWords[language];
export const amounts = amountsIn(language);

export function counted(say: (n: string, plural: boolean) => string, n: number): string {
  return say(amounts.count(n), n !== 1);
}

export function aboutText({ bytes, lines }: { bytes: number; lines: number }): string {
  return words.about(amounts.size(bytes), amounts.count(lines), lines !== 1);
}
