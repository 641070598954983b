import type { Language } from "../../analysis/model/model.ts";
import { bundleInsightsOf } from "../../analysis/words/bundle-insights.ts";
import type { KnownCrash } from "../../wire/known-crash.ts";
import type { ExplainedBundle } from "../insights/bundle-insights.ts";
import { plainLine, quotedLine } from "../site/text/untrusted-text.ts";
import { knownOf } from "./known.ts";
import { noticeIn } from "./tool-limits.ts";

/** The causes; what follows from them is in `log_findings` of each file. */
const maxCauses = 5;
const maxName = 255;
const maxText = 1000;
const maxAdvice = 8;
const maxEvidence = 20;
const maxLine = 300;

/** What the files of a bundle say together, and their ids for the other tools. */
export function bundleSummaryOf(
  { files, explanation }: ExplainedBundle,
  known: KnownCrash | null,
  origin: string,
  language: Language,
) {
  const named = files.map(({ name, software }) => ({ name, analysis: { software } }));
  const inWords = bundleInsightsOf(explanation, named, language);
  return {
    headline: plainLine(inWords.headline, maxText),
    outcome: inWords.outcome,
    ...knownOf(known, language),
    files: inWords.order.map((at) => {
      const { id, name } = files[at]!;
      const { kind, title, run } = inWords.files[at]!;
      const said = { name: plainLine(name, maxName), title: plainLine(title, maxText) };
      return { id, link: `${origin}/${id}`, kind, run, ...said };
    }),
    findings: inWords.findings.slice(0, maxCauses).map(({ code, severity, message, advice, evidence }) => ({
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
    missing: inWords.missing ? plainLine(inWords.missing.message, maxText) : null,
    ...(inWords.unread && { unread: plainLine(inWords.unread.message, maxText) }),
    notice: noticeIn(language),
  };
}
