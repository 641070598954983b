import { language, wordsOf } from "../page/words.ts";
import { amountsIn } from "./amounts.ts";

export { language };

/** What is said in the language of the page, and how amounts are written. */
export const words = wordsOf("sharing");
export const ownerWords = wordsOf("owner");
export const playersWords = wordsOf("players");
export const amounts = amountsIn(language, wordsOf("sizes"));

/** Those that say something, one behind the other. */
export function sentences(...all: string[]): string {
  return all
    .filter((one) => one !== "")
    .reduce((before, next) => (before === "" ? next : words.sentences({ before, next })), "");
}

export function aboutText({ bytes, lines }: { bytes: number; lines: number }): string {
  return words.about({ size: amounts.size(bytes), lines });
}
