import type { Language } from "./languages.ts";

/** A sentence for people: as it is, or in the language of whoever reads it. */
export type Sentence = string | ((language: Language) => string);

export function sentenceIn(language: Language, sentence: Sentence): string {
  return typeof sentence === "string" ? sentence : sentence(language);
}

/** A command line was not understood. The message says how to write it. */
export class UsageError extends Error {
  override readonly name = "UsageError";
  /** How the command is written, for people. */
  usage = "lectern COMMAND [OPTIONS]";

  constructor(readonly sentence: Sentence) {
    super(sentenceIn("en", sentence));
  }
}
