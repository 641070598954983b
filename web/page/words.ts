import type { Language } from "../../src/i18n/language.ts";
import { dateText } from "../../src/i18n/messages/date-pattern.ts";
import { numberText, setGrouping } from "../../src/i18n/messages/format.ts";
import { joined } from "../../src/i18n/messages/list-marks.ts";
import { wordTree } from "../../src/i18n/messages/word-tree.ts";
import type { NamesWords } from "../../src/i18n/names-words.ts";
import type { OwnerWords } from "../../src/i18n/owner-words.ts";
import type { PlayersWords } from "../../src/i18n/players-words.ts";
import type { ReadingWords } from "../../src/i18n/reading-words.ts";
import type { ScriptWords } from "../../src/i18n/script-words.ts";
import type { SharingWords } from "../../src/i18n/sharing-words.ts";
import type { SizeWords } from "../../src/i18n/size-words.ts";
import type { ViewerWords } from "../../src/i18n/viewer-words.ts";

declare global {
  interface Window {
    /** Of a script that stands before: the words of the page, in its language. */
    scriptWords: ScriptWords;
  }
}

interface Tables {
  names: NamesWords;
  owner: OwnerWords;
  players: PlayersWords;
  reading: ReadingWords;
  sharing: SharingWords;
  sizes: SizeWords;
  viewer: ViewerWords;
}

const { language: ofPage, grouping, lists, dates, tables } = window.scriptWords;
const known: Partial<Tables> = {};
setGrouping(ofPage, grouping);

/** The language of the page. */
export const language: Language = ofPage;

export function wordsOf<Name extends keyof Tables>(name: Name): Tables[Name] {
  known[name] ??= wordTree(tables[name]!, ofPage) as Tables[Name];
  return known[name]!;
}

/** A number as the language writes it. */
export function countText(count: number): string {
  return numberText(count, ofPage);
}

/** Names as the language lists them. */
export function listText(names: readonly string[]): string {
  return joined(names, lists);
}

/** A time as the reader's clock and language have it. The first use of `Intl` would take a tenth of a second on a phone. */
export function timeText(date: Date): string {
  return dateText(date, dates);
}
