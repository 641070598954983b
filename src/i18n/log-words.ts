import { declareWords, message, type WordsIn } from "./declare-words.ts";

/** The page of a log, as the server writes it. */
export const logWords = declareWords("pages.log", {
  days: message<{ count: number }>(),
  findingsLeftOut: message<{ count: number }>(),
  goToLine: message<{ line: number }>(),
  hours: message<{ count: number }>(),
  minutes: message<{ count: number }>(),
  moreFindings: message<{ count: number }>(),
  onlyBeginning: message<{ shown: number; all: number }>(),
  seconds: message<{ count: number }>(),
  timelineLabel: message<{ errors: number; warnings: number }>(),
  timesFound: message<{ count: number }>(),
  viewers: message<{ count: number }>(),
  views: message<{ count: number }>(),
});

export type LogWords = WordsIn<typeof logWords>;
