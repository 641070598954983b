import type { Analysis } from "../../analysis/model/analysis.ts";
import type { Language } from "../../analysis/model/model.ts";
import { bundleInsightsOf } from "../../analysis/words/bundle-insights.ts";
import { insightsOf } from "../../analysis/words/insights.ts";
import type { LogId } from "../../logs/ports.ts";
import { withReadableNames } from "../../names/readable-insights.ts";
import type { InsightsAnswer } from "../../wire/insights-answer.ts";
import type { KnownCrash } from "../../wire/known-crash.ts";
import type { KeptExplanation } from "../insights/bundle-insights.ts";
import { explanationJob } from "../insights/explanation-answers.ts";
import { resultIn } from "../insights/kept-result.ts";
import { knownInsight } from "../insights/known-insight.ts";
import type { LogNames } from "../names/readable-logs.ts";
import { namesIn } from "../names/readable-text.ts";

/** Kept results in the shape of `/api/insights`. */

interface LogInWords {
  id: LogId;
  analysis: Uint8Array;
  language: Language;
  /** Readable names of the log; `null` where there are none. */
  names: Pick<LogNames, "minecraft" | "glossary"> | null;
  known: KnownCrash | null;
}

export const insightsInWords = explanationJob<LogInWords>("insightsInWords", answerOf);

interface BundleInWords {
  id: LogId;
  bundle: Uint8Array;
  files: { id: LogId; name: string }[];
  /** The most telling one. */
  primary: LogInWords;
}

export const bundleInsightsInWords = explanationJob<BundleInWords>(
  "bundleInsightsInWords",
  ({ id, bundle, files, primary }): InsightsAnswer => {
    const { explanation, softwares } = resultIn<KeptExplanation>(bundle);
    const named = files.map(({ name }, at) => ({ name, analysis: { software: softwares[at]! } }));
    const together = bundleInsightsOf(explanation, named, primary.language);
    const listed = together.files.map((file, at) => ({ id: files[at]!.id, ...file }));
    return { ...answerOf(primary), bundle: { id, ...together, files: listed } };
  },
);

function answerOf({ id, analysis, language, names, known }: LogInWords): InsightsAnswer {
  const { success, ...rest } = insightsOf(resultIn<Analysis>(analysis), language);
  const answer: InsightsAnswer = { success, id, ...rest, known: knownInsight(known, language) };
  return names ? withReadableNames(answer, names.minecraft, namesIn(names.glossary)) : answer;
}
