import type { ReportedFinding } from "../../analysis/model/analysis.ts";
import type { Severity } from "../../analysis/model/model.ts";
import { findingText } from "../../analysis/words/render.ts";
import type { Language } from "../../i18n/language.ts";
import type { ExplainedLog } from "../insights/explained-log.ts";
import { plainLine, quotedLine } from "../site/text/untrusted-text.ts";
import type { LogFindings } from "./tool-descriptions.ts";
import { noticeIn } from "./tool-limits.ts";

const maxText = 1000;
const maxAdvice = 8;
const maxLineNumbers = 20;
const maxExcerptLines = 30;
const maxExcerptLine = 300;
/** All findings of one answer, in characters of their JSON. */
const room = 64 * 1024;
const severities: Severity[] = ["notice", "warning", "error", "fatal"];

/** The findings from a severity on, the most important first, as many as there is room for. */
export function findingsOf(
  { analysis, counts }: ExplainedLog,
  { language, severity, limit }: { language: Language; severity: Severity; limit: number },
): LogFindings {
  const asked = analysis.findings.filter((one) => severities.indexOf(one.severity) >= severities.indexOf(severity));
  const findings: LogFindings["findings"] = [];
  let left = room;
  for (const finding of asked.slice(0, limit)) {
    const item = findingItem(finding, language);
    left -= JSON.stringify(item).length;
    if (left < 0) break;
    findings.push(item);
  }
  return { id: counts.id, findings, omitted: asked.length - findings.length, notice: noticeIn(language) };
}

function findingItem(finding: ReportedFinding, language: Language): LogFindings["findings"][number] {
  const { message, advice } = findingText(finding, language);
  const { excerpt } = finding;
  return {
    code: finding.code,
    severity: finding.severity,
    confidence: finding.confidence,
    isConsequence: finding.isConsequence,
    isFromEarlierRun: finding.isFromEarlierRun,
    message: plainLine(message, maxText),
    advice: advice.slice(0, maxAdvice).map((one) => plainLine(one, maxText)),
    count: finding.count,
    lines: finding.lines.slice(0, maxLineNumbers).map((line) => line + 1),
    excerpt: excerpt.lines
      .slice(0, maxExcerptLines)
      .map((text, index) => ({ line: excerpt.firstLine + index + 1, text: quotedLine(text, maxExcerptLine) })),
  };
}
