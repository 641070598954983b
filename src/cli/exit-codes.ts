import { type Sentence, sentenceIn } from "../wire/usage-error.ts";

/** What the end of the program says. docs/CLI.md has the same list. */
export const exitCodes = {
  done: 0,
  /** Only `analyse`: the worst finding is a warning. */
  warnings: 1,
  /** The command line was not understood. */
  usage: 2,
  /** Something could not be done: a file, the server, one of several logs. */
  failed: 3,
  /** Only `analyse`. */
  errors: 4,
  /** Only `analyse`: the game or the server ended with it. */
  fatal: 5,
  /** Ctrl-C, as shells say it. */
  interrupted: 130,
} as const;

/** Something could not be done. The message is one sentence for people. */
export class Failure extends Error {
  constructor(readonly sentence: Sentence) {
    super(sentenceIn("en", sentence));
  }
}
