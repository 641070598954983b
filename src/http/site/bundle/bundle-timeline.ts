import { dated, day, momentOfName } from "../../../analysis/bundle/moments.ts";
import { bundleWords } from "../../../i18n/bundle-words.ts";
import type { Language } from "../../../i18n/language.ts";
import { type Html, html, nothing } from "../layout/html.ts";
import { type BundleView, type BundleViewFile, fileAddress } from "./bundle-view.ts";
import { cutNames } from "./cut-names.ts";
import { nameMarkup } from "./file-tabs.ts";

/** No time since midnight is this late, and no date this early. */
const leastDated = 10_000 * day;
const rowHeight = 10;
const width = 1000;
/** Of less, a bar would not be seen on a phone, where all of it is a fifth as wide. */
const minBar = 10;

interface Times {
  from: number;
  to: number;
  buckets: { from: number; step: number; error: number; warning: number }[];
}

/**
 * When each file was written, on one clock: a row for each, with its errors and warnings; those without a time say so.
 * Logs often have no date: it comes from the name of the file, or from the others of its run. Where it is not known of
 * all, times of day are compared. Nothing where no file has times.
 */
export function bundleTimeline(view: BundleView, language: Language): Html {
  const all = view.order.map((file) => ({ file, times: withDate(timesOf(view.files[file]!), file, view) }));
  const timed = all.flatMap(({ times }) => times ?? []);
  if (timed.length === 0 || view.files.length < 2) return nothing;
  const isDated = timed.every(({ from }) => from >= leastDated);
  const shown = all.map(({ file, times }) => ({ file, times: times && !isDated ? ofDay(times) : times }));
  const from = Math.min(...shown.flatMap(({ times }) => times?.from ?? []));
  const to = Math.max(...shown.flatMap(({ times }) => times?.to ?? []));
  const scale = (time: number) => Math.round(((time - from) / Math.max(1, to - from)) * width * 10) / 10;
  const words = bundleWords[language];
  const names = cutNames(view.files.map(({ name }) => name));
  const rowLabel = (file: string, times: Times) => {
    const [from, to] = spanText(times.from, times.to, isDated);
    return words.timelineRow({ file, from, to });
  };
  const rows = shown.map(({ file, times }) => {
    const { name } = view.files[file]!;
    const label = times ? rowLabel(name, times) : words.untimed({ file: name });
    const picture = times ? rowPicture(times, scale, label) : html`<span class="soft">${words.noTimes}</span>`;
    return html`<li><a href="${fileAddress(view, file)}" title="${label}">${nameMarkup(names[file]!, "row-name")}
${picture}</a></li>`;
  });
  return html`<section class="panel-part all-times" aria-labelledby="times-title"><h2 id="times-title">${words.timeline}</h2>
<p class="soft">${spanText(from, to, isDated).join(" – ")}</p>
<ul>${rows}</ul></section>`;
}

function rowPicture({ from, to, buckets }: Times, scale: (time: number) => number, label: string): Html {
  const bars = (kind: "error" | "warning") =>
    buckets
      .filter((bucket) => bucket[kind] > 0 && (kind === "error" || bucket.error === 0))
      .map(({ from, step }) => bar(scale(from), scale(from + step), 1))
      .join("");
  return html`<svg viewBox="0 0 ${width} ${rowHeight}" preserveAspectRatio="none" role="img" aria-label="${label}"><path class="bar-other" d="${bar(scale(from), scale(to), 3)}"/><path class="bar-warning" d="${bars("warning")}"/><path class="bar-error" d="${bars("error")}"/></svg>`;
}

/** `margin`: above and below it. What happened last begins before the edge, behind which nothing is drawn. */
function bar(from: number, to: number, margin: number): string {
  const x = Math.min(from, width - minBar);
  return `M${x} ${margin}h${Math.max(minBar, Math.round((to - x) * 10) / 10)}v${rowHeight - 2 * margin}H${x}z`;
}

function timesOf({ name, analysis }: BundleViewFile): Times | null {
  if (!analysis) return null;
  const { timeline, times } = analysis.facts;
  if (timeline.by !== "time" || times.first === null || times.last === null) return momentOfReport(name);
  const buckets = timeline.buckets.map(({ from, error, warning }) => ({ from, step: timeline.step, error, warning }));
  return { from: times.first, to: times.last, buckets };
}

/** A report is of one moment, which its name tells. */
function momentOfReport(name: string): Times | null {
  const named = momentOfName(name);
  const time = named?.hasTime ? dated(named.moment) : null;
  return time === null ? null : { from: time, to: time, buckets: [{ from: time, step: 0, error: 1, warning: 0 }] };
}

/** With the day that its name tells, which is that of its beginning; else with the one on which its run ended. */
function withDate(times: Times | null, file: number, { files, explanation }: BundleView): Times | null {
  if (!times || times.from >= leastDated) return times;
  const named = momentOfName(files[file]!.name);
  const begun = named && named.moment.days.length === 1 ? named.moment.days[0]! * day : null;
  const ended = explanation?.runs[explanation.files[file]?.run ?? -1]?.endedAt ?? null;
  if (begun !== null) return shifted(times, begun);
  return ended === null ? times : shifted(times, (Math.floor(ended / day) - Math.floor(times.to / day)) * day);
}

function ofDay(times: Times): Times {
  return times.from >= leastDated ? shifted(times, -Math.floor(times.from / day) * day) : times;
}

function shifted({ from, to, buckets }: Times, by: number): Times {
  return { from: from + by, to: to + by, buckets: buckets.map((one) => ({ ...one, from: one.from + by })) };
}

/** `2024-05-01 10:30:00` and `10:45:12`: as the log has it, with the date once where both are of one day. */
function spanText(from: number, to: number, isDated: boolean): [string, string] {
  const [begin, end] = [from, to].map((time) => new Date(time).toISOString().slice(0, 19).replace("T", " "));
  if (!isDated) return [begin!.slice(11), end!.slice(11)];
  return [begin!, begin!.slice(0, 10) === end!.slice(0, 10) ? end!.slice(11) : end!];
}
