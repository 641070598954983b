import { declareWords, type WordsIn } from "./declare-words.ts";

/** What is said to whoever shared a log: on the start page, and on the page of the log. */
export const ownerWords = declareWords("pages.owner", {});

export type OwnerWords = WordsIn<typeof ownerWords>;
