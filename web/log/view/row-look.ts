import type { Lines } from "../../../src/analysis/text/lines.ts";
import { type LogIndex, lineLevels } from "../../../src/line-index/log-index.ts";
import { type Matches, type Segment, segmentsOf } from "./row-segments.ts";
import { type HasPart, targetsIn } from "./row-targets.ts";
import { rowText } from "./row-text.ts";
import type { Rows } from "./rows.ts";

/** Lines from 0, inclusive. */
export interface LineRange {
  first: number;
  last: number;
}

/** All that decides how a row looks. */
export interface Shown {
  log: Lines;
  index: LogIndex;
  rows: Rows;
  matches: Matches | null;
  selected: LineRange | null;
  /** What frames lead to; `null` as long as nobody knows. */
  hasPart: HasPart | null;
}

export interface RowLabels {
  frames(count: number): string;
  repeated(times: number): string;
}

export interface RowLook {
  /** Beside the row. */
  number: string;
  text: string;
  segments: readonly Segment[];
  classes: string;
  /** Signs for what is folded away below. They stand under the text: beside it, they would cover a long line. */
  folds: readonly { place: number; text: string }[];
}

const levelClasses = lineLevels.map((level) => (level === "info" ? "" : `level-${level}`));

export function rowLook(shown: Shown, labels: RowLabels, row: number): RowLook {
  const { log, index, rows, matches } = shown;
  const line = rows.lines[row]!;
  const column = rows.columns?.[row] ?? 0;
  const text = rowText(log, rows, row);
  const folds = (rows.foldsAfter.get(row) ?? []).map((place) => ({ place, text: foldText(index, labels, place) }));
  return {
    // The numbers are those of the log, whatever is hidden. A long line goes on in the rows below it.
    number: column > 0 ? "·" : String(line + 1),
    text,
    segments: segmentsOf(text, log.start(line) + column, matches, targetsIn(text, shown.hasPart)),
    classes: rowClasses(shown, row),
    folds,
  };
}

export function rowClasses({ index, rows, selected }: Shown, row: number): string {
  const line = rows.lines[row]!;
  const level = levelClasses[index.levels[line]!]!;
  const isSelected = selected !== null && line >= selected.first && line <= selected.last;
  return [level, isSelected ? "selected-line" : "", rows.foldsAfter.has(row) ? "has-folds" : ""]
    .filter(Boolean)
    .join(" ");
}

function foldText({ folds }: LogIndex, labels: RowLabels, place: number): string {
  const times = folds.repeats[place]!;
  return times > 0 ? labels.repeated(times) : labels.frames(folds.end[place]! - folds.first[place]!);
}
