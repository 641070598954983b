import { declareWords, message, type WordsIn } from "./declare-words.ts";

/** Units of sizes; the amount is written as the language does. */
export const sizeWords = declareWords("pages.sizes", {
  bytes: message<{ amount: string }>(),
  gigabytes: message<{ amount: string }>(),
  kibibytes: message<{ amount: string }>(),
  mebibytes: message<{ amount: string }>(),
  megabytes: message<{ amount: string }>(),
});

export type SizeWords = WordsIn<typeof sizeWords>;
