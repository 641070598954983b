import { declareWords, message, type WordsIn } from "./declare-words.ts";

/** What the page of a log says of readable names. */
export const namesWords = declareWords("pages.names", {
  readable: message<{ name: string }>(),
  written: message<{ name: string }>(),
});

export type NamesWords = WordsIn<typeof namesWords>;
