import { declareWords, message, type WordsIn } from "./declare-words.ts";

/** What the script of a log's page says. */
export const viewerWords = declareWords("pages.viewer", {
  frames: message<{ count: number }>(),
  framesOf: message<{ count: number; owners: string }>(),
  matchOfAtLeast: message<{ current: number; all: number }>(),
  matchOf: message<{ current: number; all: number }>(),
  matches: message<{ count: number }>(),
  matchesAtLeast: message<{ count: number }>(),
  moreLines: message<{ count: number }>(),
  moreNames: message<{ count: number }>(),
  openedAtCause: message<{ line: number }>(),
  printedFiltered: message<{ shown: number; all: number }>(),
  printedPart: message<{ shown: number; all: number; first: number }>(),
  repeated: message<{ count: number }>(),
  selectedLine: message<{ line: string }>(),
  selectedLines: message<{ from: string; to: string }>(),
});

export type ViewerWords = WordsIn<typeof viewerWords>;
