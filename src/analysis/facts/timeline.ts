import { type Bucket, type LevelCounts, levelNames, type Timeline, type Times } from "../model/facts.ts";
import { type Entry, levels } from "../model/model.ts";
import type { Lines } from "../text/lines.ts";

const maxBuckets = 120;
const day = 86_400_000;
/** Threads write a little out of order; a clock without a date that goes back further than this has passed midnight. */
const midnightDrop = day / 2;
/** No time since midnight is this late, and no date this early. */
const dated = 10_000 * day;
const second = 1000;

/** The game is not older (2009), and no clock is set as far ahead (2100). */
const earliest = 14_245 * day;
const latest = 47_482 * day;

/**
 * The times of entries on one clock: without dates, each midnight adds a day. `NaN` where the log does not say, or says what
 * cannot be.
 */
function clock(entries: readonly Entry[]): Float64Array {
  const times = new Float64Array(entries.length);
  const isDated = hasMoreDates(entries);
  let days = 0;
  let last = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < entries.length; index++) {
    const time = possible(entries[index]!.time);
    times[index] = time;
    if (Number.isNaN(time)) continue;
    if (time >= dated !== isDated) {
      // Of the same day as what stands above it.
      times[index] = last > 0 ? Math.floor(last / day) * day + (time % day) : Number.NaN;
      continue;
    }
    if (!isDated) {
      if (time + days * day < last - midnightDrop) days++;
      times[index] = time + days * day;
    }
    last = times[index]!;
  }
  return times;
}

/** Programs of different habits write into one log: some with the date, and some without. */
function hasMoreDates(entries: readonly Entry[]): boolean {
  let more = 0;
  for (const { time } of entries) {
    if (time !== null && Number.isFinite(time)) more += time < dated ? -1 : 1;
  }
  return more > 0;
}

function possible(time: number | null): number {
  if (time === null || !(time >= 0)) return Number.NaN;
  return time < dated || (time >= earliest && time <= latest) ? time : Number.NaN;
}

export interface Counted {
  times: Omit<Times, "startupSeconds">;
  levelCounts: LevelCounts;
  timeline: Timeline;
}

/** When the log was written and how much of which level it holds. */
export function countOverTime(lines: Lines, entries: readonly Entry[]): Counted {
  const times = clock(entries);
  let first = Number.POSITIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  const counts = Object.fromEntries(levelNames.map((name) => [name, 0])) as LevelCounts;
  for (let index = 0; index < entries.length; index++) {
    counts[levelNames[entries[index]!.level]!]++;
    const time = times[index]!;
    if (time < first) first = time;
    if (time > last) last = time;
  }
  const span = last - first;
  return {
    times: span >= 0 ? { first, last, durationMs: span } : { first: null, last: null, durationMs: null },
    levelCounts: counts,
    timeline: span >= second ? overTime(entries, times, first, last) : overLines(entries, lines.count),
  };
}

function overTime(entries: readonly Entry[], times: Float64Array, first: number, last: number): Timeline {
  const step = Math.ceil((last - first + 1) / maxBuckets / second) * second;
  const buckets = emptyBuckets(first, step, Math.floor((last - first) / step) + 1);
  // Entries without a time, such as stray lines, happened when the one before them did.
  let now = first;
  for (let index = 0; index < entries.length; index++) {
    if (times[index]! >= first) now = times[index]!;
    count(buckets[Math.floor((now - first) / step)]!, entries[index]!);
  }
  return { by: "time", step, buckets };
}

function overLines(entries: readonly Entry[], lines: number): Timeline {
  const step = Math.max(1, Math.ceil(lines / maxBuckets));
  const buckets = emptyBuckets(0, step, Math.ceil(lines / step));
  for (const entry of entries) {
    const bucket = buckets[Math.floor(entry.firstLine / step)];
    if (bucket) count(bucket, entry);
  }
  return { by: "line", step, buckets };
}

function emptyBuckets(first: number, step: number, count: number): Bucket[] {
  const empty = { error: 0, warning: 0, other: 0, firstLine: -1 };
  return Array.from({ length: count }, (_, index) => ({ from: first + index * step, ...empty }));
}

function count(bucket: Bucket, { level, firstLine }: Entry): void {
  if (bucket.firstLine === -1) bucket.firstLine = firstLine;
  if (level <= levels.error) bucket.error++;
  else if (level === levels.warning) bucket.warning++;
  else bucket.other++;
}
