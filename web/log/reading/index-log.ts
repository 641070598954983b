import { hasHeaders, splitEntries } from "../../../src/analysis/entries.ts";
import type { Lines } from "../../../src/analysis/lines.ts";
import { type Entry, type Level, levels } from "../../../src/analysis/model.ts";
import { type Folds, type LineLevel, type LogIndex, lineLevels, type NamedCount } from "./log-index.ts";
import { findRepeats } from "./repeats.ts";
import { traceFolds } from "./trace-folds.ts";

export function indexLog(lines: Lines): LogIndex {
  const entries = splitEntries(lines, hasHeaders(lines) ? "headers" : "report");
  const count = lines.count;
  const levelOf = new Uint8Array(count);
  const threadOf = new Uint16Array(count);
  const loggerOf = new Uint16Array(count);
  const threads = new Names();
  const loggers = new Names();
  const levelCounts = lineLevels.map(() => 0);
  for (const { firstLine, endLine, level, thread, logger } of entries) {
    const place = levelPlaces[level]!;
    levelCounts[place]!++;
    const [inThread, inLogger] = [threads.placeOf(thread), loggers.placeOf(logger)];
    for (let line = firstLine; line < endLine; line++) {
      levelOf[line] = place;
      threadOf[line] = inThread;
      loggerOf[line] = inLogger;
    }
  }
  return {
    lineCount: count,
    starts: startsOf(lines),
    levels: levelOf,
    levelCounts,
    threadOf,
    loggerOf,
    threads: threads.counts,
    loggers: loggers.counts,
    folds: foldsOf(lines, entries),
  };
}

function lineLevel(level: Level): LineLevel {
  if (level <= levels.error) return "error";
  if (level === levels.warning) return "warning";
  return level === levels.debug ? "debug" : "info";
}

const levelPlaces = Array.from({ length: levels.stack + 1 }, (_, level) =>
  lineLevels.indexOf(lineLevel(level as Level)),
);

function startsOf(lines: Lines): Int32Array {
  const starts = new Int32Array(lines.count + 1);
  for (let line = 0; line < lines.count; line++) starts[line] = lines.start(line);
  starts[lines.count] = lines.text.length;
  return starts;
}

/** A log that names more is hostile; they are then all the same. */
const maxNames = 5000;

class Names {
  readonly counts: NamedCount[] = [{ name: "", count: 0 }];
  private readonly places = new Map<string, number>();

  placeOf(name: string | null): number {
    let place = name ? this.places.get(name) : 0;
    if (place === undefined) {
      place = this.counts.length < maxNames ? this.counts.push({ name: name!, count: 0 }) - 1 : 0;
      this.places.set(name!, place);
    }
    this.counts[place]!.count++;
    return place;
  }
}

function foldsOf(lines: Lines, entries: readonly Entry[]): Folds {
  const traces = traceFolds(lines).map((fold) => ({ ...fold, repeats: 0 }));
  const repeats = findRepeats(entries.length, sameMessages(lines, entries)).map(({ from, to, times }) => ({
    first: entries[from]!.firstLine,
    end: entries[to - 1]!.endLine,
    repeats: times,
  }));
  // Of two that begin together, the one that holds the other comes first.
  const all = [...traces, ...repeats].sort((a, b) => a.first - b.first || b.end - a.end);
  return {
    first: Int32Array.from(all, ({ first }) => first),
    end: Int32Array.from(all, ({ end }) => end),
    repeats: Int32Array.from(all, (fold) => fold.repeats),
  };
}

/** Messages without words say nothing worth counting. */
const shortestMessage = 4;
const samples = 12;

/** Whether two messages are the same but for their headers, whose times differ. */
function sameMessages(lines: Lines, entries: readonly Entry[]): (a: number, b: number) => boolean {
  const { text } = lines;
  const starts = new Int32Array(entries.length);
  const ends = new Int32Array(entries.length);
  // A few letters tell nearly all of them apart; only those that agree are compared as a whole.
  const marks = new Int32Array(entries.length);
  for (let place = 0; place < entries.length; place++) {
    const { firstLine, endLine, prefix } = entries[place]!;
    const start = lines.start(firstLine) + prefix.length;
    const end = lines.end(endLine - 1);
    starts[place] = start;
    ends[place] = end;
    let mark = end - start;
    const step = Math.max(1, (mark / samples) | 0);
    for (let at = start; at < end; at += step) mark = (Math.imul(mark, 31) + text.charCodeAt(at)) & 0x7fffffff;
    marks[place] = end - start < shortestMessage ? -place - 1 : mark;
  }
  return (a, b) => marks[a] === marks[b] && text.slice(starts[a], ends[a]) === text.slice(starts[b], ends[b]);
}
