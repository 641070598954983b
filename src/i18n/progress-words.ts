import { declareWords, message, type WordsIn } from "./declare-words.ts";

/** How far a command is that works on a whole store. */
export const progressWords = declareWords("operator.progress", {
  bytesOf: message<{ done: string; total: string }>(),
  left: message<{ time: string }>(),
  logsOf: message<{ logs: number; total: number }>(),
  logsPerSecond: message<{ logs: number }>(),
  percent: message<{ share: number }>(),
  perSecond: message<{ size: string }>(),
});

type ProgressWords = WordsIn<typeof progressWords>;

/** What a command does: a word that takes nothing. */
export type Work = {
  [Name in keyof ProgressWords]: ProgressWords[Name] extends string ? Name : never;
}[keyof ProgressWords];
