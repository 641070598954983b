import { declareWords, message } from "./declare-words.ts";

/** What the page of several files has beside that of one. */
export const bundleWords = declareWords("pages.bundle", {
  description: message<{ summary: string; files: string }>(),
  fileCount: message<{ count: number }>(),
  moreFindings: message<{ count: number }>(),
  namedFiles: message<{ count: number; names: string }>(),
  place: message<{ file: string; line: number | string }>(),
  timelineRow: message<{ file: string; from: string; to: string }>(),
  untimed: message<{ file: string }>(),
});
