import { type LineLevel, type LogIndex, lineLevels } from "../../../src/line-index/log-index.ts";
import { leadingCount } from "../../../src/wire/leading-count.ts";

/** Which lines are shown. Lines are counted from 0, ends are exclusive. */
export interface Filter {
  hiddenLevels: ReadonlySet<LineLevel>;
  /** Names; empty for all. */
  threads: ReadonlySet<string>;
  loggers: ReadonlySet<string>;
  range: { from: number; to: number } | null;
  /** Lines with a match, in order; `null` for all lines. */
  only: Int32Array | null;
  foldTraces: boolean;
  foldRepeats: boolean;
  /** Folds that were opened by hand, by their place. */
  opened: ReadonlySet<number>;
}

export interface Rows {
  /** The line of each row, in order. */
  lines: Int32Array;
  /** Where in its line each row begins, if a line has several; else `null`. */
  columns: Int32Array | null;
  /** The row behind which folds are closed, with their places. */
  foldsAfter: Map<number, number[]>;
}

export function computeRows(index: LogIndex, filter: Filter): Rows {
  const closed = filter.only ? [] : closedFolds(index, filter);
  // Mostly there is no filter, and a page seldom goes through its lines often enough for the browser to speed up a call.
  const passes = hidesLines(filter) ? passesFilter(index, filter) : null;
  const from = filter.range?.from ?? 0;
  const to = Math.min(filter.range?.to ?? index.lineCount, index.lineCount);
  const candidates = filter.only;
  const lines = new Int32Array(candidates ? candidates.length : Math.max(0, to - from));
  const foldsAfter = new Map<number, number[]>();
  let count = 0;
  let fold = 0;
  const add = (line: number) => {
    if (passes === null || passes(line)) lines[count++] = line;
  };
  if (candidates) for (const line of candidates) add(line);
  else {
    for (let line = from; line < to; line++) {
      while (fold < closed.length && foldEnd(index, closed[fold]!) <= line) fold++;
      const place = closed[fold];
      if (place === undefined || line < index.folds.first[place]!) {
        add(line);
        continue;
      }
      // Without a row above it, there is no place for the button: it stays open. What a filter hides has no button either.
      if (count === 0 || line !== index.folds.first[place] || passes?.(line) === false) {
        fold++;
        add(line);
        continue;
      }
      foldsAfter.set(count - 1, [...(foldsAfter.get(count - 1) ?? []), place]);
      line = foldEnd(index, place) - 1;
    }
  }
  return { lines: lines.subarray(0, count), columns: null, foldsAfter };
}

/** Beside the range, which the walk over the lines keeps to anyway. */
function hidesLines({ hiddenLevels, threads, loggers, range, only }: Filter): boolean {
  return hiddenLevels.size > 0 || threads.size > 0 || loggers.size > 0 || (range !== null && only !== null);
}

function foldEnd({ folds }: LogIndex, place: number): number {
  return folds.end[place]!;
}

/** The outermost of those that are closed; what lies within one is hidden already. */
function closedFolds({ folds }: LogIndex, { foldTraces, foldRepeats, opened }: Filter): number[] {
  const closed: number[] = [];
  let end = 0;
  for (let place = 0; place < folds.first.length; place++) {
    const isOn = folds.repeats[place]! > 0 ? foldRepeats : foldTraces;
    if (!isOn || opened.has(place) || folds.first[place]! < end) continue;
    closed.push(place);
    end = folds.end[place]!;
  }
  return closed;
}

/** Whether a line is one of those that the reader asked for. Folds and matches do not count here. */
export function passesFilter(index: LogIndex, filter: Omit<Filter, "only" | "opened">): (line: number) => boolean {
  const { from, to } = filter.range ?? { from: 0, to: index.lineCount };
  const hiddenLevel = lineLevels.map((level) => filter.hiddenLevels.has(level));
  const shownThread = filter.threads.size > 0 ? index.threads.map(({ name }) => filter.threads.has(name)) : null;
  const shownLogger = filter.loggers.size > 0 ? index.loggers.map(({ name }) => filter.loggers.has(name)) : null;
  return (line) =>
    line >= from &&
    line < to &&
    !hiddenLevel[index.levels[line]!] &&
    (shownThread === null || shownThread[index.threadOf[line]!]!) &&
    (shownLogger === null || shownLogger[index.loggerOf[line]!]!);
}

/** The last row of a line, or of the nearest line above it that is shown. */
export function rowOf(lines: Int32Array, line: number): number {
  return Math.max(0, leadingCount(lines.length, (row) => lines[row]! <= line) - 1);
}

/** The row in which a column of a line stands. */
export function rowAt({ lines, columns }: Rows, line: number, column: number): number {
  let row = rowOf(lines, line);
  while (columns && row > 0 && lines[row - 1] === line && columns[row]! > column) row--;
  return row;
}

/** The folds in which a line is hidden. */
export function foldsAround({ folds }: LogIndex, line: number): number[] {
  const around: number[] = [];
  for (let place = 0; place < folds.first.length && folds.first[place]! <= line; place++) {
    if (folds.end[place]! > line) around.push(place);
  }
  return around;
}
