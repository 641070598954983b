import { bundleInsightsOf } from "../../analysis/bundle/bundle-insights.ts";
import type { Language } from "../../analysis/model.ts";
import type { ExplainedBundle } from "../insights/bundle-insights.ts";
import { notice } from "./tool-limits.ts";

/** The causes; what follows from them is in `log_findings` of each file. */
const maxCauses = 5;

/** What the files of a bundle say together, and their ids for the other tools. */
export function bundleSummaryOf({ files, explanation }: ExplainedBundle, origin: string, language: Language) {
  const named = files.map(({ name, software }) => ({ name, analysis: { software } }));
  const told = bundleInsightsOf(explanation, named, language);
  return {
    headline: told.headline,
    outcome: told.outcome,
    files: told.order.map((at) => {
      const { id, name } = files[at]!;
      const { kind, title, run } = told.files[at]!;
      return { id, name, link: `${origin}/${id}`, kind, title, run };
    }),
    findings: told.findings.slice(0, maxCauses).map(({ code, severity, message, advice, evidence }) => ({
      code,
      severity,
      message,
      advice,
      evidence: evidence.map(({ file, name, line, text, what }) => ({ id: files[file]!.id, name, line, text, what })),
    })),
    missing: told.missing?.message ?? null,
    ...(told.unread && { unread: told.unread.message }),
    notice,
  };
}
