import type { Analysis } from "../model/analysis.ts";
import type { Language } from "../model/model.ts";
import { twoSentences } from "./render.ts";
import { sentenceWith } from "./words.ts";

/** A report is whole or cut off, and tells of no run from its beginning to its end. */
export function isReport({ kind }: Pick<Analysis["software"], "kind">): boolean {
  return kind.endsWith("-report") || kind === "jvm-crash";
}

/** What of a run the log has, in a sentence or a few; `null` where nobody can tell. */
export function completenessText(
  { completeness, runs, software }: Pick<Analysis, "completeness" | "runs" | "software">,
  language: Language,
): string | null {
  if (!completeness) return null;
  const { state, hasBeginning, stopsInLine } = completeness;
  const say = (what: string) => sentenceWith(language, `completeness.${what}`, { count: runs.length });
  const parts = isReport(software)
    ? [
        ...(completeness.hasEnd ? [] : ["report-cut"]),
        ...(hasBeginning ? [] : ["report-beginning-missing"]),
        ...(completeness.hasEnd && hasBeginning ? ["report-whole"] : []),
      ]
    : [
        state,
        ...(stopsInLine ? ["in-line"] : []),
        ...(!hasBeginning && state !== "beginning-missing" ? ["beginning-missing"] : []),
        ...(runs.length > 1 && state !== "several-runs" ? ["runs"] : []),
      ];
  return parts.map(say).reduce((first, second) => twoSentences(first, second, language));
}
