import type { Analysis } from "../model/analysis.ts";
import { type Language, levels } from "../model/model.ts";
import { errorsOf } from "./level-totals.ts";
import { outcomeText } from "./render.ts";
import { sentenceWith } from "./words.ts";

/** What is said where no problem was recognised. A log full of errors is not called one without problems. */
export function noFindingsText(analysis: Analysis, language: Language): string {
  if (isNoLog(analysis)) return sentenceWith(language, "no-log");
  const { facts, findings } = analysis;
  const errors = errorsOf(facts.levelCounts);
  const explained = findings.filter(({ excerpt }) => excerpt.level <= levels.error);
  if (explained.length === 0 || errors === 0) return noneAmong(errors, language);
  const rest = explained.reduce((left, { count }) => left - count, errors);
  return sentenceWith(language, "errors-explained", { rest: Math.max(0, rest) });
}

/** A text of somebody's own, a page or a program: no time, no level, no exception, and nothing that any rule knows. */
function isNoLog({ software, facts, exceptions, statements, findings }: Analysis): boolean {
  const { info: _, ...marked } = facts.levelCounts;
  return (
    software.id === "unknown/unknown" &&
    facts.times.first === null &&
    [exceptions, statements, findings].every(({ length }) => length === 0) &&
    Object.values(marked).every((count) => count === 0)
  );
}

/** Says that no problem was recognised in a log with so many errors. */
export function noneAmong(errors: number, language: Language): string {
  return sentenceWith(language, "nothing-found", { errors });
}

/** How the last run went; `null` where nobody can tell: errors that no rule knows may have ended it, or not. */
export function knownOutcome({ outcome, facts, findings, completeness }: Analysis, language: Language): string | null {
  if (outcome === null) return null;
  if (outcome !== "clean" || findings.length === 0) {
    return outcome === "clean" && errorsOf(facts.levelCounts) > 0 ? null : outcomeText(outcome, language);
  }
  // A complaint that is all there is may have been raised above the notes.
  const isSerious = findings.some(({ severity, isFromEarlierRun }) => severity !== "notice" && !isFromEarlierRun);
  if (isSerious) return outcomeText("errors", language);
  // How it went on, nobody knows.
  const isUnknown = errorsOf(facts.levelCounts) > 0 || completeness?.state === "stops-during-start";
  return isUnknown ? null : sentenceWith(language, "outcome.clean-with-notes");
}

/** The same where all problems are told right below: that nothing is wrong now would contradict those of an earlier run. */
export function outcomeOfRuns(analysis: Analysis, language: Language): string | null {
  const known = knownOutcome(analysis, language);
  const serious = analysis.findings.filter(({ severity }) => severity !== "notice");
  const isOver = serious.length > 0 && serious.every(({ isFromEarlierRun }) => isFromEarlierRun);
  const isFine = known !== null && analysis.outcome === "clean";
  return isFine && isOver ? sentenceWith(language, "outcome.clean-now") : known;
}
