import type { Analysis } from "../model/analysis.ts";
import type { Language } from "../model/model.ts";
import { catalogues, sentenceWith } from "./render.ts";

/** What of a run the log has, in a sentence or a few; `null` where nobody can tell. */
export function completenessText(
  { completeness, runs, software }: Pick<Analysis, "completeness" | "runs" | "software">,
  language: Language,
): string | null {
  if (!completeness) return null;
  const { completeness: words, sentenceSeparator } = catalogues[language];
  const { state, hasBeginning, stopsInLine } = completeness;
  const isReport = software.kind.endsWith("-report") || software.kind === "jvm-crash";
  if (isReport) return completeness.hasEnd ? words["report-whole"] : words["report-cut"];
  const count = String(runs.length);
  return [
    sentenceWith(words[state], { count }),
    ...(stopsInLine ? [words["in-line"]] : []),
    ...(!hasBeginning && state !== "beginning-missing" ? [words["beginning-missing"]] : []),
    ...(runs.length > 1 && state !== "several-runs" ? [sentenceWith(words.runs, { count })] : []),
  ].join(sentenceSeparator);
}
