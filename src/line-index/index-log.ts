import { type Level, levels } from "../analysis/model/model.ts";
import type { Lines } from "../analysis/text/lines.ts";
import { type Folds, type LineLevel, type LogIndex, lineLevels, type NamedCount } from "./log-index.ts";
import { type LogMessages, readMessages } from "./messages-of-log.ts";
import { findRepeats } from "./repeats.ts";
import { traceFolds } from "./trace-folds.ts";

export function indexLog(lines: Lines): LogIndex {
  const steps = indexSteps(lines);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same with breaks, in which a page can answer whoever touches it. */
export function* indexSteps(lines: Lines): Generator<void, LogIndex> {
  const { count } = lines;
  const levelOfMessage = new Uint8Array(count);
  const threadOfMessage = new Uint16Array(count);
  const loggerOfMessage = new Uint16Array(count);
  const threads = new Names();
  const loggers = new Names();
  const levelCounts = lineLevels.map(() => 0);
  let message = 0;
  const messages = readMessages(lines, ({ level, isTrace, thread, logger }) => {
    const place = isTrace ? tracePlace : levelPlaces[level]!;
    levelCounts[place]!++;
    levelOfMessage[message] = place;
    threadOfMessage[message] = threads.placeOf(thread);
    loggerOfMessage[message] = loggers.placeOf(logger);
    message++;
  });
  yield;
  const folds = yield* foldsOf(lines, messages);
  return {
    lineCount: count,
    levels: byLine(messages, levelOfMessage),
    begins: beginnings(messages, count),
    levelCounts,
    threadOf: byLine(messages, threadOfMessage),
    loggerOf: byLine(messages, loggerOfMessage),
    threads: threads.counts,
    loggers: loggers.counts,
    folds,
  };
}

/**
 * Spreads what is known of messages to their lines. In place and from the end, because no message begins before its
 * number.
 */
function byLine<Values extends Uint8Array | Uint16Array>({ count, firstLines }: LogMessages, values: Values): Values {
  for (let message = count - 1; message >= 0; message--) {
    values.fill(values[message]!, firstLines[message], firstLines[message + 1]);
  }
  return values;
}

function beginnings({ count, firstLines }: LogMessages, lines: number): Uint8Array {
  const begins = new Uint8Array(lines);
  for (let message = 0; message < count; message++) begins[firstLines[message]!] = 1;
  return begins;
}

function lineLevel(level: Level): LineLevel {
  if (level <= levels.error) return "error";
  if (level === levels.warning) return "warning";
  return level === levels.debug ? "debug" : "info";
}

const levelPlaces = Array.from({ length: levels.stack + 1 }, (_, level) =>
  lineLevels.indexOf(lineLevel(level as Level)),
);

const tracePlace = lineLevels.indexOf("trace");

/** A log that names more is hostile. All further names share one number. */
const maxNames = 5000;

class Names {
  readonly counts: NamedCount[] = [{ name: "", count: 0 }];
  private readonly places = new Map<string, number>();

  placeOf(name: string | null | undefined): number {
    let place = name ? this.places.get(name) : 0;
    if (place === undefined) {
      place = this.counts.length < maxNames ? this.counts.push({ name: name!, count: 0 }) - 1 : 0;
      this.places.set(name!, place);
    }
    this.counts[place]!.count++;
    return place;
  }
}

function* foldsOf(lines: Lines, messages: LogMessages): Generator<void, Folds> {
  const traces = traceFolds(lines).map((fold) => ({ ...fold, repeats: 0 }));
  yield;
  const repeats = findRepeats(messages.count, sameMessages(lines, messages)).map(({ from, to, times }) => ({
    first: messages.firstLines[from]!,
    end: messages.firstLines[to]!,
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
function sameMessages(lines: Lines, { count, firstLines, textStarts }: LogMessages): (a: number, b: number) => boolean {
  const { text } = lines;
  const end = (message: number) => lines.end(firstLines[message + 1]! - 1);
  // A few letters tell nearly all of them apart; only those that agree are compared as a whole.
  const marks = new Int32Array(count);
  for (let message = 0; message < count; message++) {
    const start = textStarts[message]!;
    const last = end(message);
    let mark = last - start;
    const step = Math.max(1, (mark / samples) | 0);
    for (let at = start; at < last; at += step) mark = (Math.imul(mark, 31) + text.charCodeAt(at)) & 0x7fffffff;
    marks[message] = last - start < shortestMessage ? -message - 1 : mark;
  }
  return (a, b) => marks[a] === marks[b] && text.slice(textStarts[a], end(a)) === text.slice(textStarts[b], end(b));
}
