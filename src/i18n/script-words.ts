import type { Language } from "../wire/languages.ts";
import { wordsUnder } from "./declare-words.ts";
import { type DatePattern, datePatternOf } from "./messages/date-pattern.ts";
import { type Grouping, groupingOf } from "./messages/grouping.ts";
import { type ListMarks, listMarksOf } from "./messages/list-marks.ts";
import type { Word } from "./messages/word-tree.ts";
import { namesWords } from "./names-words.ts";
import { ownerWords } from "./owner-words.ts";
import { playersWords } from "./players-words.ts";
import { readingWords } from "./reading-words.ts";
import { sharingWords } from "./sharing-words.ts";
import { sizeWords } from "./size-words.ts";
import { viewerWords } from "./viewer-words.ts";

/** Which words the scripts of a page use. Nothing else is sent to a browser, and that in one language. */
const tables = {
  home: { sharing: sharingWords, owner: ownerWords, players: playersWords, sizes: sizeWords },
  log: { viewer: viewerWords, reading: readingWords, owner: ownerWords, names: namesWords },
} as const;

export type WordedScript = keyof typeof tables;
export const wordedScripts = Object.keys(tables) as WordedScript[];

/** What the scripts of a page know of its language. `tables`: messages as data, and texts as such. */
export interface ScriptWords {
  language: Language;
  grouping: Grouping;
  lists: ListMarks;
  dates: DatePattern;
  tables: Record<string, Record<string, Word>>;
}

/** A script that hands the words over to those behind it. */
export function wordsScript(script: WordedScript, language: Language): string {
  const words: ScriptWords = {
    language,
    grouping: groupingOf(language),
    lists: listMarksOf(language),
    dates: datePatternOf(language),
    tables: Object.fromEntries(
      Object.entries(tables[script]).map(([name, { prefix, declared }]) => [
        name,
        wordsUnder(prefix, declared, language),
      ]),
    ),
  };
  return `window.scriptWords=${JSON.stringify(words)};`;
}
