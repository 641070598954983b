import type { Analysis } from "../../../analysis/model/analysis.ts";
import { completenessText } from "../../../analysis/words/completeness.ts";
import { errorsOf } from "../../../analysis/words/level-totals.ts";
import { noFindingsText } from "../../../analysis/words/no-findings.ts";
import { diagnosisWords } from "../../../i18n/diagnosis-words.ts";
import type { Language } from "../../../i18n/language.ts";
import { logWords } from "../../../i18n/log-words.ts";
import { durationText } from "../text/units.ts";

/** What is known of a log in which nothing is seriously wrong: the headline, and what else is worth saying. */
export function howItWent(analysis: Analysis, language: Language): readonly [string, ...string[]] {
  const { durationMs } = analysis.facts.times;
  const errors = errorsOf(analysis.facts.levelCounts);
  // From the first line of the first run to the last of the last one, nobody ran.
  const isOne = analysis.runs.length <= 1;
  const ran = analysis.outcome === "clean" && isOne && durationMs ? durationText(durationMs, logWords[language]) : null;
  const unexplained = noFindingsText(analysis, language);
  // Nobody knows how it went on: that it did not crash is not said of it.
  const stopped = analysis.completeness?.state === "stops-during-start" ? completenessText(analysis, language) : null;
  if (stopped !== null) return [stopped, unexplained];
  if (ran === null) return [unexplained];
  const { ranFor, ranWithNotes, ranWithoutCrash } = diagnosisWords[language];
  if (errors > 0) return [ranWithoutCrash({ duration: ran }), unexplained];
  return [(analysis.findings.length > 0 ? ranWithNotes : ranFor)({ duration: ran })];
}
