import { explainBundle } from "../../analysis/bundle/explain-bundle.ts";
import { faultOfBundle } from "../../analysis/fault/fault.ts";
import type { Analysis } from "../../analysis/model/analysis.ts";
import { jobOf } from "../../work/job.ts";
import { storedText } from "../core/utf8-text.ts";
import * as names from "./analysis-job-names.ts";
import type { KeptExplanation } from "./bundle-insights.ts";
import { packResult, resultIn } from "./kept-result.ts";
import { sightingOf } from "./packed-traits.ts";

export const explainStoredBundle = jobOf(
  names.explainStoredBundle,
  ({ files, withTexts, head }) => {
    const read = files.map(({ log, analysis }) => ({
      name: log.name,
      text: withTexts ? storedText(log) : "",
      analysis: resultIn<Analysis>(analysis),
    }));
    const isPartial = !withTexts || read.some(({ analysis }) => analysis.unread);
    const explanation = { ...explainBundle(read), ...(isPartial ? { isPartial } : {}) };
    const analyses = read.map(({ analysis }) => analysis);
    const fault = faultOfBundle(explanation, analyses);
    const ids = files.map(({ log }) => log.id);
    const bundle: names.BundleHead = { ...head, fault, files: ids, primary: explanation.primary };
    const softwares = analyses.map(({ software }) => software);
    const ordered = explanation.order.map((at) => analyses[at]!);
    return {
      packed: packResult(bundle, { explanation, softwares } satisfies KeptExplanation),
      sighting: sightingOf(fault, ordered, explanation.findings.find(({ house }) => !house)?.parameters),
    };
  },
  ({ packed, sighting }) => [packed, sighting.traits],
);
