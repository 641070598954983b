import { declareWords, message, type WordsIn } from "./declare-words.ts";

/** The reference page. What it says of the interface itself is in `reference-words.ts`. */
export const docsWords = declareWords("pages.docs", {
  examplesOf: message<{ what: string }>(),
  heading: message<{ site: string }>(),
  tryLabel: message<{ what: string }>(),
});

export type DocsWords = WordsIn<typeof docsWords>;
