import type { Analysis, Excerpt } from "../../analysis/analyse.ts";
import type { Lines } from "../../analysis/lines.ts";
import { type Entry, type Language, levels } from "../../analysis/model.ts";

/** The leader's shapes: entries, problems and information, field for field; ours are extra fields. */

interface McLogsEntry {
  level: number;
  time: number | null;
  prefix: string;
  lines: { number: number; content: string }[];
}

export function mclogsInsightsOf(analysis: Analysis, language: Language) {
  const { software } = analysis;
  return {
    success: true,
    id: software.id,
    name: software.name,
    type: software.kind,
    version: software.version,
    title: analysis.told[language].title,
    analysis: {
      problems: analysis.findings.map((finding) => {
        const { message, advice } = finding.told[language];
        return {
          message,
          counter: finding.count,
          entry: entryOf(finding.excerpt),
          solutions: advice.map((text) => ({ message: text })),
          code: finding.code,
          severity: finding.severity,
          parameters: finding.parameters,
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

export function mclogsEntries(lines: Lines, entries: readonly Entry[]): McLogsEntry[] {
  const told = entries.map(({ firstLine, endLine, level, time, prefix }): McLogsEntry => {
    const shown: McLogsEntry["lines"] = [];
    for (let line = firstLine; line < endLine; line++) shown.push({ number: line + 1, content: lines.get(line) });
    return { level, time: seconds(time), prefix, lines: shown };
  });
  // Where every line is an entry, existing clients also know the empty one behind the last line break.
  const last = entries.at(-1);
  const isByLine = last !== undefined && last.prefix === "" && last.endLine - last.firstLine === 1;
  if (isByLine && lines.text.endsWith("\n")) {
    told.push({ level: levels.info, time: null, prefix: "", lines: [{ number: lines.count + 1, content: "" }] });
  }
  return told;
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

function seconds(milliseconds: number | null): number | null {
  return milliseconds === null ? null : Math.floor(milliseconds / 1000);
}
