import { declareWords, message } from "./declare-words.ts";

/** The picture that chats show of a link. Counts are drawn larger, before what they count. */
export const previewWords = declareWords("pages.picture", {
  errors: message<{ count: number }>(),
  lines: message<{ count: number }>(),
  warnings: message<{ count: number }>(),
});
