import type { Analysis } from "../../../analysis/model/analysis.ts";
import { levelTotals } from "../../../analysis/words/level-totals.ts";
import type { Language } from "../../../i18n/language.ts";
import { axisTime } from "../../../i18n/log-times.ts";
import { logWords } from "../../../i18n/log-words.ts";
import { readingWords } from "../../../i18n/reading-words.ts";
import { Html, html, nothing } from "../layout/html.ts";

const height = 48;

/**
 * The log's levels over time; nothing where the file has none. A script makes it answer to clicks; `data-lines` says which
 * line each column begins with.
 */
export function timelinePicture(analysis: Analysis, language: Language): Html {
  const { timeline } = analysis.facts;
  const { buckets } = timeline;
  const totals = levelTotals(analysis);
  if (buckets.length < 2 || !totals) return nothing;
  // Equal columns for equally many lines of a report would be a picture of nothing.
  if (timeline.by === "line" && totals.errors === 0) return nothing;
  const highest = Math.max(1, ...buckets.map(({ error, warning, other }) => error + warning + other));
  const label = logWords[language].timelineLabel(totals);
  const lines = buckets.map(({ firstLine }) => firstLine + 1).join(" ");
  const times = timeline.by === "time" ? buckets.map(({ from }) => from).join(" ") : "";
  return html`<div class="timeline" id="timeline">
<svg viewBox="0 0 ${buckets.length} ${height}" preserveAspectRatio="none" role="img" aria-label="${label}" data-lines="${lines}" data-times="${times}" data-errors="${numbers(buckets, "error")}" data-warnings="${numbers(buckets, "warning")}" data-others="${numbers(buckets, "other")}">
<path class="bar-other" d="${new Html(bars(buckets, ({ error, warning, other }) => [error + warning, other], highest))}"/>
<path class="bar-warning" d="${new Html(bars(buckets, ({ error, warning }) => [error, warning], highest))}"/>
<path class="bar-error" d="${new Html(bars(buckets, ({ error }) => [0, error], highest))}"/>
</svg>
<ol class="timeline-axis" aria-hidden="true">${axis(analysis, language).map((text) => html`<li>${text}</li>`)}</ol>
${legend(analysis, language)}
</div>`;
}

/** At the begin and the end, and between them. */
const ticks = [0, 0.25, 0.5, 0.75, 1];

function axis({ facts, lines }: Analysis, language: Language): string[] {
  const { buckets, by, step } = facts.timeline;
  const { line, laterDay } = readingWords[language];
  if (by === "line") return ticks.map((part) => line({ line: 1 + Math.round(part * Math.max(0, lines - 1)) }));
  const from = buckets[0]!.from;
  const span = buckets.at(-1)!.from + step - from;
  return ticks.map((part) => axisTime(from + part * span, span, laterDay));
}

/** What the columns mean, and the signs above them that this log has. */
function legend({ findings }: Analysis, language: Language): Html {
  const words = logWords[language];
  const found = new Set(findings.map(({ severity }) => severity));
  const signs: [name: string, text: string, isThere: boolean][] = [
    ["problem", words.problem, found.has("fatal") || found.has("error")],
    ["minor", words.minorProblem, found.has("warning")],
    ["note", words.note, found.has("notice")],
    // The script that shows it moves it.
    ["place with-script", words.yourPlace, true],
  ];
  const items = signs
    .filter(([, , isThere]) => isThere)
    .map(([name, text]) => html`<li class="is-${new Html(name)}">${text}</li>`);
  return html`<ul class="timeline-legend" aria-hidden="true"><li class="is-error">${words.errorLevel}</li><li class="is-warning">${words.warningLevel}</li><li class="is-other">${words.otherLevels}</li>${items}</ul>`;
}

function numbers(buckets: readonly Bucket[], name: "error" | "warning" | "other"): string {
  return buckets.map((bucket) => bucket[name]).join(" ");
}

type Bucket = Analysis["facts"]["timeline"]["buckets"][number];

/** One path for all columns: few elements, however long the log is. Heights are roots, so that one error is seen beside a thousand messages. */
function bars(
  buckets: readonly Bucket[],
  part: (bucket: Bucket) => [below: number, own: number],
  highest: number,
): string {
  const scale = (count: number) => height * Math.sqrt(count / highest);
  // Few columns are wide: between them is as much room as between many.
  const gap = Math.min(0.16, buckets.length / 750);
  const width = (1 - gap).toFixed(3);
  let path = "";
  buckets.forEach((bucket, column) => {
    const [below, own] = part(bucket);
    if (own === 0) return;
    const bottom = height - scale(below);
    const top = Math.min(height - scale(below + own), bottom - 1.5);
    path += `M${(column + gap / 2).toFixed(3)} ${round(bottom)}V${round(top)}h${width}V${round(bottom)}z`;
  });
  return path;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
