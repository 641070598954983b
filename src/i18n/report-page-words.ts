import { declareWords } from "./declare-words.ts";

/** Telling the operator of a log. */
export const reportWords = declareWords("pages.report", {});
