import type { Language } from "../analysis/model/model.ts";
import { sentenceWith } from "../analysis/words/words.ts";
import type { BundleFindingInsight, BundleInsights } from "../wire/bundle-insights.ts";
import type { Paint } from "./colours.ts";
import { severityColours } from "./report.ts";
import { safeLine } from "./terminal-text.ts";
import { type TerminalWords, terminalWords } from "./terminal-words.ts";

/** Nobody scrolls through more. The worst come first. */
const maxFindings = 12;
const maxName = 120;
const maxSentence = 1000;

/** What several files say together, as lines for a terminal of this width. All that comes from them is made safe. */
export function bundleReportOf(insights: BundleInsights, language: Language, paint: Paint, columns: number): string {
  const words = terminalWords[language];
  const { files, order, findings, apart, missing, runs } = insights;
  const shown = findings.slice(0, maxFindings);
  const lines = [
    ...order.flatMap((index) => {
      const file = files[index];
      return file
        ? [`${paint("bold", safeLine(file.name, maxName))}  ${paint("dim", safeLine(file.title, columns))}`]
        : [];
    }),
    ...(runs[0]?.reasons ?? []).map((reason) => `  ${paint("dim", safeLine(reason, maxSentence))}`),
    ...apart.map(({ message }) => `  ${paint("yellow", safeLine(message, maxSentence))}`),
    ...shown.flatMap((finding, i) => ["", ...findingLines(finding, i === 0, words, paint, columns)]),
  ];
  if (shown.length === 0) lines.push("", paint("green", sentenceWith(language, "bundle.nothing")));
  const left = findings.length - shown.length;
  if (left > 0) lines.push("", paint("dim", words.more({ count: left })));
  if (missing) lines.push("", paint("cyan", safeLine(missing.message, maxSentence)));
  return `${lines.join("\n")}\n`;
}

function findingLines(
  finding: BundleFindingInsight,
  isCause: boolean,
  words: TerminalWords,
  paint: Paint,
  columns: number,
): string[] {
  const { severity, message, advice, evidence, count, isConsequence, isFromEarlierRun, name, line } = finding;
  const where = [
    `${safeLine(name, maxName)}:${line}`,
    count > 1 ? words.times({ count }) : "",
    isFromEarlierRun ? words.earlierRun : "",
    isConsequence ? words.consequence : "",
  ].filter((part) => part !== "");
  const head = `${paint(severityColours[severity], words.severities[severity])}  ${words.placed({ text: paint("bold", safeLine(message, maxSentence)), places: paint("dim", where.join(", ")) })}`;
  // What follows from the cause needs neither advice nor proof of its own.
  if (isConsequence && !isCause) return [head];
  return [
    head,
    ...advice.map((one) => `  ${paint("green", "→")} ${safeLine(one, maxSentence)}`),
    ...evidence.map((one) => {
      const place = `${safeLine(one.name, maxName)}:${one.line}`;
      const room = Math.max(20, columns - place.length - one.what.length - 8);
      return `  ${paint("dim", `${place} (${one.what}) |`)} ${safeLine(one.text, room)}`;
    }),
  ];
}
