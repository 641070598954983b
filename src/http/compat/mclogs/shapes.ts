import type { Analysis, Excerpt } from "../../../analysis/model/analysis.ts";
import type { Language, Software } from "../../../analysis/model/model.ts";
import { unreadOf } from "../../../analysis/words/insights.ts";
import { datedMessage, findingText, namedParameters, titleOf } from "../../../analysis/words/render.ts";
import { seconds } from "./entries-json.ts";

/** mclo.gs's shapes: problems and information, field for field; ours are extra fields. */

interface McLogsEntry {
  level: number;
  time: number | null;
  prefix: string;
  lines: { number: number; content: string }[];
}

/** Without `success`, which only a whole answer has. */
export function mclogsInsightsOf(analysis: Analysis, language: Language) {
  const { software } = analysis;
  const { id, type } = theirType(software);
  return {
    id,
    name: software.name,
    type,
    version: software.version,
    title: titleOf(software, language),
    ...unreadOf(analysis, language),
    analysis: {
      problems: analysis.findings.map((finding) => {
        const { advice } = findingText(finding, language);
        const rename = inTheirNames(finding.excerpt, language);
        return {
          message: rename(datedMessage(finding, language)),
          counter: finding.count,
          entry: entryOf(finding.excerpt),
          solutions: advice.map((text) => ({ message: rename(text) })),
          code: finding.code,
          severity: finding.severity,
          isFromEarlierRun: finding.isFromEarlierRun,
          parameters: namedParameters(finding.parameters, language),
        };
      }),
      information: analysis.statements.map(({ label, value, excerpt }) => ({
        message: `${label}: ${value}`,
        counter: 1,
        entry: entryOf(excerpt),
        label,
        value,
      })),
    },
  };
}

/** To mclo.gs a launcher's log is a client's. */
function theirType({ id, kind }: Software): { id: string; type: string } {
  return kind === "launcher" ? { id: id.replace(/launcher$/, "client"), type: "client" } : { id, type: kind };
}

/** What a log calls `fabric` is one word in the sentences of mclo.gs, and programs look for that. A name of the log stays. */
function inTheirNames({ lines }: Excerpt, language: Language): (text: string) => string {
  const isTheLogs = lines.some((line) => line.includes("Fabric API"));
  return (text) => (language === "en" && !isTheLogs ? text.replaceAll("Fabric API", "FabricAPI") : text);
}

function entryOf(excerpt: Excerpt): McLogsEntry {
  const { level, time, prefix, firstLine, lines } = excerpt;
  return {
    level,
    time: seconds(time),
    prefix,
    lines: lines.map((content, i) => ({ number: firstLine + i + 1, content })),
  };
}
