import { declareWords, message, sayingIn, type WordsIn } from "../i18n/declare-words.ts";
import type { Language } from "../wire/languages.ts";
import { type Sentence, sentenceIn } from "../wire/usage-error.ts";
import { safeLine } from "./terminal-text.ts";

/** What the command line says beside its help and the report of a log. */
export const cliWords = declareWords("cli.say", {
  deleted: message<{ url: string }>(),
  didYouMean: message<{ problem: string; meant: string }>(),
  brokeOff: message<{ server: string; reason: string }>(),
  completions: message<{ shells: string }>(),
  empty: message<{ file: string }>(),
  files: message<{ count: number }>(),
  findsNothing: message<{ file: string; log: string }>(),
  folderWithoutLog: message<{ file: string }>(),
  forbidden: message<{ file: string }>(),
  goneAlready: message<{ url: string }>(),
  gzipDamaged: message<{ file: string }>(),
  isFolder: message<{ file: string }>(),
  keyWrong: message<{ from: string }>(),
  language: message<{ languages: string }>(),
  late: message<{ server: string }>(),
  leftOut: message<{ file: string; reason: string }>(),
  leftOutMore: message<{ file: string; count: number }>(),
  linesLeftOut: message<{ file: string; count: number; all: number }>(),
  mapUnfit: message<{ file: string; known: number; seen: number }>(),
  missing: message<{ file: string }>(),
  needsLog: message<{ command: string }>(),
  needsValue: message<{ option: string; example: string }>(),
  needsWords: message<{ command: string; words: string }>(),
  newest: message<{ path: string; program: string }>(),
  newestAged: message<{ path: string; program: string; age: string }>(),
  noBrowser: message<{ program: string }>(),
  noCommand: message<{ name: string }>(),
  noLog: message<{ programs: string }>(),
  noMoreThan: message<{ command: string; words: string }>(),
  noOption: message<{ command: string; option: string }>(),
  noValue: message<{ option: string }>(),
  notFromHere: message<{ log: string; file: string }>(),
  nothingMore: message<{ command: string }>(),
  notKept: message<{ reason: string }>(),
  notLectern: message<{ server: string; reason: string }>(),
  oneOf: message<{ option: string; values: string }>(),
  oneSetting: message<{ command: string }>(),
  partsHelp: message<{ problem: string }>(),
  preparing: message<{ label: string }>(),
  sameRun: message<{ path: string; program: string; age: string }>(),
  sentOf: message<{ sent: string; total: string }>(),
  serverWrong: message<{ from: string; text: string }>(),
  settingsUnreadable: message<{ path: string; code: string }>(),
  settingsUnwritable: message<{ path: string; code: string }>(),
  settingsWrong: message<{ path: string }>(),
  severalServers: message<{ log: string; servers: string }>(),
  shareIt: message<{ name: string; lines: string; size: string; server: string }>(),
  shareParts: message<{ size: string }>(),
  together: message<{ one: string; other: string }>(),
  tooLarge: message<{ file: string; size: string; limit: string }>(),
  tooLargeToRead: message<{ file: string; size: string }>(),
  tooLargeUnpacked: message<{ file: string; size: string }>(),
  tooManyFiles: message<{ limit: number; count: number }>(),
  tryAgainIn: message<{ reason: string; seconds: number }>(),
  unreachable: message<{ server: string; reason: string }>(),
  unreadable: message<{ file: string; code: string }>(),
  unreadableBecause: message<{ file: string; reason: string }>(),
  untrusted: message<{ server: string; reason: string }>(),
  unwritable: message<{ file: string; code: string }>(),
  waitBusy: message<{ seconds: number }>(),
  waitTooMuch: message<{ seconds: number }>(),
  write: message<{ command: string }>(),
  written: message<{ file: string }>(),
});

export type CliWords = WordsIn<typeof cliWords>;

export const said = sayingIn(cliWords);

/** Where things are told, and in which language. */
interface Reader {
  err: { write(text: string): Promise<void> };
  language: Language;
}

/** Tells what went wrong, as one line. */
export function tellFailure({ sentence }: { sentence: Sentence }, { err, language }: Reader): Promise<void> {
  return err.write(`lectern: ${safeLine(sentenceIn(language, sentence), 2000)}\n`);
}

/** What a failed call of the system is known by. */
export function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? (error as Error).message;
}

/** What stands for a file in a sentence: standard input has no name. */
export function fileLabel(file: string, language: Language): string {
  return safeLine(file === "-" ? cliWords[language].standardInput : file, 200);
}
