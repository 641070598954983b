import { declareWords, message } from "./declare-words.ts";

/** What stands around every page, and the pages of errors. */
export const pageWords = declareWords("pages.layout", {
  errorTitle: message<{ status: number }>(),
  faultReference: message<{ reference: string }>(),
});
