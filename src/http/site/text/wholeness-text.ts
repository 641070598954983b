import type { Analysis } from "../../../analysis/model/analysis.ts";
import type { Completeness } from "../../../analysis/model/completeness.ts";
import { isReport } from "../../../analysis/words/completeness.ts";
import { type DiagnosisWords, diagnosisWords } from "../../../i18n/diagnosis-words.ts";
import type { Language } from "../../../i18n/language.ts";

type WholenessKey = keyof DiagnosisWords["completeness"];

/** Whether a log is whole, in a few words: `log complete`. */
export function wholenessText(analysis: Analysis, completeness: Completeness, language: Language): string {
  return diagnosisWords[language].completeness[wholenessKey(analysis, completeness)];
}

/** How it ended says more than that the end is there; a report is whole or cut off. */
function wholenessKey({ software }: Analysis, completeness: Completeness): WholenessKey {
  const { kind } = software;
  const { state, hasBeginning, hasEnd, stoppedNormally } = completeness;
  if (isReport(software)) return !hasEnd ? "report-cut" : hasBeginning ? "report-whole" : "report-beginning-missing";
  const isLog = kind === "client" || kind === "server" || kind === "proxy";
  if (isLog && state === "stops-without-end") return hasBeginning ? "still-running" : "neither";
  const isWhole = state === "complete" || state === "several-runs";
  return isWhole && stoppedNormally ? "stopped-normally" : state;
}
