import { dated, day, momentOfName } from "../../../analysis/bundle/moments.ts";
import { bundleWords } from "../../../i18n/bundle-words.ts";
import type { Language } from "../../../i18n/language.ts";
import { type Html, html, nothing } from "../layout/html.ts";
import { type BundleView, type BundleViewFile, fileAddress } from "./bundle-view.ts";

/** No time since midnight is this late, and no date this early. */
const leastDated = 10_000 * day;
const rowHeight = 10;
const width = 1000;
/** Of less, a bar would not be seen on a phone, where all of it is a fifth as wide. */
const minBar = 10;

interface Row {
  file: number;
  name: string;
  from: number;
  to: number;
  buckets: { from: number; step: number; error: number; warning: number }[];
}

/**
 * When each file was written, on one clock: a row for each, with its errors and warnings. Logs often have no date, so
 * times of day are compared where not all have one. Nothing where fewer than two files have times.
 */
export function bundleTimeline(view: BundleView, language: Language): Html {
  const timed = view.order.flatMap((file) => rowOf(file, view.files[file]!) ?? []);
  const rows = timed.every(({ from }) => from >= leastDated) ? timed : timed.map(ofDay);
  if (rows.length < 2) return nothing;
  const from = Math.min(...rows.map((row) => row.from));
  const to = Math.max(...rows.map((row) => row.to));
  const scale = (time: number) => Math.round(((time - from) / Math.max(1, to - from)) * width * 10) / 10;
  const words = bundleWords[language];
  const lines = rows.map((row) => {
    const label = words.timelineRow(row.name, clockTime(row.from), clockTime(row.to));
    const bars = (kind: "error" | "warning") =>
      row.buckets
        .filter((bucket) => bucket[kind] > 0 && (kind === "error" || bucket.error === 0))
        .map(({ from, step }) => bar(scale(from), scale(from + step), 1))
        .join("");
    return html`<li><a href="${fileAddress(view, row.file)}" title="${label}"><span class="row-name"><bdi>${row.name}</bdi></span>
<svg viewBox="0 0 ${width} ${rowHeight}" preserveAspectRatio="none" role="img" aria-label="${label}"><path class="bar-other" d="${bar(scale(row.from), scale(row.to), 3)}"/><path class="bar-warning" d="${bars("warning")}"/><path class="bar-error" d="${bars("error")}"/></svg></a></li>`;
  });
  return html`<div class="all-times"><h3>${words.timeline} <span class="soft">${clockTime(from)} – ${clockTime(to)}</span></h3>
<ul>${lines}</ul></div>`;
}

/** `margin`: above and below it. What happened last begins before the edge, behind which nothing is drawn. */
function bar(from: number, to: number, margin: number): string {
  const x = Math.min(from, width - minBar);
  return `M${x} ${margin}h${Math.max(minBar, Math.round((to - x) * 10) / 10)}v${rowHeight - 2 * margin}H${x}z`;
}

function rowOf(file: number, { name, analysis }: BundleViewFile): Row | null {
  if (!analysis) return null;
  const { timeline, times } = analysis.facts;
  if (timeline.by !== "time" || times.first === null || times.last === null) return momentRow(file, name);
  const buckets = timeline.buckets.map(({ from, error, warning }) => ({ from, step: timeline.step, error, warning }));
  return { file, name, from: times.first, to: times.last, buckets };
}

/** A report is of one moment, which its name tells. */
function momentRow(file: number, name: string): Row | null {
  const named = momentOfName(name);
  const time = named?.hasTime ? dated(named.moment) : null;
  if (time === null) return null;
  return { file, name, from: time, to: time, buckets: [{ from: time, step: 0, error: 1, warning: 0 }] };
}

function ofDay(row: Row): Row {
  const shift = row.from >= leastDated ? Math.floor(row.from / day) * day : 0;
  const buckets = row.buckets.map((bucket) => ({ ...bucket, from: bucket.from - shift }));
  return { ...row, from: row.from - shift, to: row.to - shift, buckets };
}

/** `10:30:00`, as the log has it. */
function clockTime(time: number): string {
  return new Date(time).toISOString().slice(11, 19);
}
