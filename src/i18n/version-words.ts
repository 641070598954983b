import { declareWords } from "./declare-words.ts";

/** What logs state versions of. Only what is not a name of its own needs a word. */
export const versionWords = declareWords("pages.versions", {});
