import type { Analysis } from "../model/analysis.ts";
import type { Language } from "../model/model.ts";
import { errorsOf } from "./level-totals.ts";
import { outcomeText } from "./render.ts";
import { sentenceWith } from "./words.ts";

/** What is said where no problem was recognised. A log full of errors is not called one without problems. */
export function noFindingsText({ facts }: Analysis, language: Language): string {
  return noneAmong(errorsOf(facts.levelCounts), language);
}

/** Says that no problem was recognised in a log with so many errors. */
export function noneAmong(errors: number, language: Language): string {
  return sentenceWith(language, "nothing-found", { errors });
}

/** How the last run went; `null` where nobody can tell: errors that no rule knows may have ended it, or not. */
export function knownOutcome({ outcome, facts, findings }: Analysis, language: Language): string | null {
  if (outcome === null || (outcome === "clean" && errorsOf(facts.levelCounts) > 0)) return null;
  // Notes are no problem, or one that is small.
  const hasNotes = outcome === "clean" && findings.length > 0;
  return hasNotes ? sentenceWith(language, "outcome.clean-with-notes") : outcomeText(outcome, language);
}
