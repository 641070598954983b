import type { Analysis } from "../../../analysis/model/analysis.ts";
import type { Language } from "../../../analysis/model/model.ts";
import { explanationJob } from "../../insights/explanation-answers.ts";
import { resultIn } from "../../insights/kept-result.ts";
import { mclogsInsightsOf } from "./shapes.ts";

/** The answer of `GET /1/insights/{id}`. */
export const mclogsInsightsInWords = explanationJob<{ analysis: Uint8Array; language: Language }>(
  "mclogsInsightsInWords",
  ({ analysis, language }) => ({ success: true, ...mclogsInsightsOf(resultIn<Analysis>(analysis), language) }),
);
