import { declareWords, message, type WordsIn } from "../i18n/declare-words.ts";

/** What stands around findings in the terminal. */
export const terminalWords = declareWords("cli.report", {
  errors: message<{ count: number }>(),
  labelled: message<{ label: string; text: string }>(),
  line: message<{ number: string }>(),
  lines: message<{ count: number }>(),
  mods: message<{ count: number }>(),
  more: message<{ count: number }>(),
  placed: message<{ text: string; places: string }>(),
  plugins: message<{ count: number }>(),
  times: message<{ count: number }>(),
  warnings: message<{ count: number }>(),
});

export type TerminalWords = WordsIn<typeof terminalWords>;
