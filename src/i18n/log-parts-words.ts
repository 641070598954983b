import { declareWords, message, type WordsIn } from "./declare-words.ts";

/** Parts of a log's page: its tables, its exceptions, the summary for chats, and what chats show of a link. */
export const logPartsWords = declareWords("pages.log-parts", {
  account: message<{ sentence: string; counts: string }>(),
  accountOfVersions: message<{ versions: string; sentence: string; counts: string }>(),
  andMore: message<{ count: number }>(),
  errorCount: message<{ count: number }>(),
  line: message<{ line: number }>(),
  lineCount: message<{ count: number }>(),
  modCount: message<{ count: number }>(),
  moreCauses: message<{ count: number }>(),
  moreExceptions: message<{ count: number }>(),
  moreFindings: message<{ count: number }>(),
  onlyFirst: message<{ shown: number; all: number }>(),
  pluginCount: message<{ count: number }>(),
  quoteHead: message<{ places: string; quote: string }>(),
  times: message<{ count: number }>(),
  timesInWords: message<{ count: number }>(),
  warningCount: message<{ count: number }>(),
});

export type LogPartsWords = WordsIn<typeof logPartsWords>;
