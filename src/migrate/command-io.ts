import { troubleText } from "../i18n/trouble-text.ts";
import type { Language } from "../wire/languages.ts";
import { sentenceIn, UsageError } from "../wire/usage-error.ts";
import { Stopped } from "./faults.ts";
import type { ProgressScreen } from "./progress-line.ts";

/** What a command that works on whole stores has of its terminal. */
export interface CommandIo {
  out: { write(text: string): Promise<void> };
  err: ProgressScreen;
  /** Aborted by Ctrl-C. */
  interrupted: AbortSignal;
  /** Of what it says. */
  language: Language;
}

/** What went wrong, for people. */
export function failureText(error: Error, language: Language): string {
  const isOurs = error instanceof UsageError || error instanceof Stopped;
  return isOurs ? sentenceIn(language, error.sentence) : troubleText(error.message, language);
}

export const exitCodes = { done: 0, failed: 1, usage: 2, interrupted: 130 } as const;
