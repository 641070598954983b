import type { Language } from "../../analysis/model/model.ts";
import { bundleInsightsOf } from "../../analysis/words/bundle-insights.ts";
import type { ExplainedBundle } from "../insights/bundle-insights.ts";
import { plainLine, quotedLine } from "../site/text/untrusted-text.ts";
import { notice } from "./tool-limits.ts";

/** The causes; what follows from them is in `log_findings` of each file. */
const maxCauses = 5;
const maxName = 255;
const maxText = 1000;
const maxAdvice = 8;
const maxEvidence = 20;
const maxLine = 300;

/** What the files of a bundle say together, and their ids for the other tools. */
export function bundleSummaryOf({ files, explanation }: ExplainedBundle, origin: string, language: Language) {
  const named = files.map(({ name, software }) => ({ name, analysis: { software } }));
  const told = bundleInsightsOf(explanation, named, language);
  return {
    headline: plainLine(told.headline, maxText),
    outcome: told.outcome,
    files: told.order.map((at) => {
      const { id, name } = files[at]!;
      const { kind, title, run } = told.files[at]!;
      const said = { name: plainLine(name, maxName), title: plainLine(title, maxText) };
      return { id, link: `${origin}/${id}`, kind, run, ...said };
    }),
    findings: told.findings.slice(0, maxCauses).map(({ code, severity, message, advice, evidence }) => ({
      code,
      severity,
      message: plainLine(message, maxText),
      advice: advice.slice(0, maxAdvice).map((one) => plainLine(one, maxText)),
      evidence: evidence.slice(0, maxEvidence).map(({ file, name, line, text, what }) => ({
        id: files[file]!.id,
        name: plainLine(name, maxName),
        line,
        text: quotedLine(text, maxLine),
        what,
      })),
    })),
    missing: told.missing ? plainLine(told.missing.message, maxText) : null,
    ...(told.unread && { unread: plainLine(told.unread.message, maxText) }),
    notice,
  };
}
