import { declareWords, message, type WordsIn } from "./declare-words.ts";

/** `/compare/{a}/{b}`: two logs side by side. */
export const compareWords = declareWords("pages.compare", {
  andMore: message<{ count: number }>(),
  differ: message<{ count: number }>(),
  documentTitle: message<{ a: string; b: string }>(),
  inBoth: message<{ count: number }>(),
  labelled: message<{ title: string; text: string }>(),
  line: message<{ line: number }>(),
  listsNone: message<{ side: string }>(),
  log: message<{ side: string }>(),
  onlyCount: message<{ count: number }>(),
  onlyIn: message<{ side: string }>(),
  theSame: message<{ count: number }>(),
  times: message<{ count: number }>(),
});

export type CompareWords = WordsIn<typeof compareWords>;
