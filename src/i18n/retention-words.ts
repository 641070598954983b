import { declareWords, message } from "./declare-words.ts";

/** How long logs are kept, where that is not for good. */
export const retentionWords = declareWords("pages.retention", {
  removedAt: message<{ time: string }>(),
  sentence: message<{ from: "view" | "upload"; days: number }>(),
  short: message<{ from: "view" | "upload"; days: number }>(),
});
