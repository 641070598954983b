import type { Analysis } from "../../../analysis/analyse.ts";
import { outcomeText } from "../../../analysis/i18n/render.ts";
import type { Language } from "../../../i18n/language.ts";
import { noFindingsWords } from "../../../i18n/no-findings-words.ts";
import { numberFormats } from "../../../i18n/numbers.ts";
import { errorsOf } from "../../insights/error-count.ts";

/** What is said where no problem was recognised. A log full of errors is not called one without problems. */
export function noFindingsText({ facts }: Analysis, language: Language): string {
  const words = noFindingsWords[language];
  const errors = errorsOf(facts.levelCounts);
  return errors === 0 ? words.none : words.unexplained(numberFormats[language].format(errors), errors !== 1);
}

/** How the last run went; `null` where nobody can tell: errors that no rule knows may have ended it, or not. */
export function knownOutcome({ outcome, facts }: Analysis, language: Language): string | null {
  if (outcome === null || (outcome === "clean" && errorsOf(facts.levelCounts) > 0)) return null;
  return outcomeText(outcome, language);
}
