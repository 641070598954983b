import { explainBundle } from "../../analysis/bundle/explain-bundle.ts";
import type { Analysis } from "../../analysis/model/analysis.ts";
import { unpackSync } from "../../logs/content.ts";
import { jobOf } from "../../work/job.ts";
import { utf8Text } from "../core/utf8-text.ts";
import * as names from "./analysis-job-names.ts";
import type { KeptExplanation } from "./bundle-insights.ts";
import { packResult, resultIn } from "./kept-result.ts";

export const explainStoredBundle = jobOf(
  names.explainStoredBundle,
  ({ files, withTexts, head }) => {
    const read = files.map(({ log, analysis }) => ({
      name: log.name,
      text: withTexts ? utf8Text(unpackSync(log)) : "",
      analysis: resultIn<Analysis>(analysis),
    }));
    const isPartial = !withTexts || read.some(({ analysis }) => analysis.unread);
    const explanation = { ...explainBundle(read), ...(isPartial ? { isPartial } : {}) };
    const bundle: names.BundleHead = { ...head, files: files.map(({ log }) => log.id), primary: explanation.primary };
    const softwares = read.map(({ analysis }) => analysis.software);
    return packResult(bundle, { explanation, softwares } satisfies KeptExplanation);
  },
  (packed) => [packed],
);
