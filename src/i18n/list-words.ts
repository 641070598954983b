import { declareWords, message } from "./declare-words.ts";

/** How the parts of a list are put together: `before` is all of it so far. */
export const listWords = declareWords("pages.lists", {
  clauses: message<{ before: string; next: string }>(),
  items: message<{ before: string; next: string }>(),
  sentences: message<{ before: string; next: string }>(),
});
