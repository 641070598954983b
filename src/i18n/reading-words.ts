import { declareWords, message, type WordsIn } from "./declare-words.ts";

/** What stands around the viewer of a log and needs its script: the timeline, copying, and the dialogs. */
export const readingWords = declareWords("pages.reading", {
  errors: message<{ count: number }>(),
  findingAt: message<{ line: number; message: string }>(),
  laterDay: message<{ day: number; time: string }>(),
  line: message<{ line: number }>(),
  lineInvalid: message<{ most: number }>(),
  lineLabel: message<{ most: number }>(),
  lines: message<{ from: number; to: number }>(),
  moreFindings: message<{ count: number }>(),
  others: message<{ count: number }>(),
  restricted: message<{ from: number; to: number }>(),
  rowsShown: message<{ shown: number; all: number }>(),
  warnings: message<{ count: number }>(),
});

export type ReadingWords = WordsIn<typeof readingWords>;
