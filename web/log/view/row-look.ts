import type { Lines } from "../../../src/analysis/text/lines.ts";
import { type FrameKind, frameKind, frameStart } from "../../../src/line-index/frame-kind.ts";
import { type LogIndex, lineLevels } from "../../../src/line-index/log-index.ts";
import type { Names } from "../../../src/names/names.ts";
import { lineLook } from "./line-look.ts";
import { namedParts } from "./row-names.ts";
import { hasMatch, type Matches, type Segment, segmentsOf, type TextStyle } from "./row-segments.ts";
import { targetsIn } from "./row-targets.ts";
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
  /** Whose code a frame is; `null` as long as nobody knows. */
  ownerOf: OwnerOf | null;
  /** Headers and frames without what nobody reads of them. */
  isShort: boolean;
  /** The line that the reader is led to by what is wrong, or -1. */
  lead: number;
  /** Readable names, where the reader wants them in the log. */
  names: Names | null;
}

/** A mod or a plugin. */
export interface FrameOwner {
  name: string;
  /** Under which the page lists it, if it does. */
  key: string | null;
  /** In a run of whoever develops it. */
  isDeveloper: boolean;
}

export type OwnerOf = (frame: string) => FrameOwner | null;

export interface RowLabels {
  /** `of`: whose they are, those that have most first. */
  frames(count: number, of: readonly FrameKind[]): string;
  repeated(times: number): string;
}

export interface RowLook {
  /** Beside the row. */
  number: string;
  text: string;
  segments: readonly Segment[];
  classes: string;
  isHeading: boolean;
  /** Said once for frames that follow each other. */
  owner: FrameOwner | null;
  /** Signs for what is folded away below. They stand under the text: beside it, they would cover a long line. */
  folds: readonly { place: number; text: string }[];
}

const levelClasses = lineLevels.map((level) => (level === "info" ? "" : `level-${level}`));

export function rowLook(shown: Shown, labels: RowLabels, row: number): RowLook {
  const { log, index, rows, matches } = shown;
  const line = rows.lines[row]!;
  const column = rows.columns?.[row] ?? 0;
  const text = rowText(log, rows, row);
  const offset = log.start(line) + column;
  const folds = (rows.foldsAfter.get(row) ?? []).map((place) => ({
    place,
    text: foldText(log, index, labels, place),
  }));
  // A long line goes on in the rows below it.
  const look = column === 0 ? lineLook(log, line, text, index.begins[line] === 1, shown.isShort) : goesOn;
  const owner = look.frame === "own" ? ownerOfRow(shown, row) : null;
  // Some mods are parts of a loader.
  const isPlatforms = look.frame === "own" && shown.ownerOf !== null && owner === null;
  const named = shown.names && column === 0 ? namedParts(log, line, text, shown.names, matches, offset) : [];
  return {
    // The numbers are those of the log, whatever is hidden.
    number: column > 0 ? "·" : String(line + 1),
    text,
    segments: segmentsOf(text, offset, matches, targetsIn(text), visible(look.styles, matches, offset), named),
    classes: [
      rowClasses(shown, row),
      isPlatforms ? "platform-frame" : look.classes,
      owner?.isDeveloper ? "developers-frame" : "",
    ]
      .filter(Boolean)
      .join(" "),
    isHeading: look.isHeading,
    owner: owner && ownerAbove(shown, row)?.name === owner.name ? null : owner,
    folds,
  };
}

function ownerOfRow({ log, rows, ownerOf }: Shown, row: number): FrameOwner | null {
  const line = rows.lines[row]!;
  const isPiece = (rows.columns?.[row] ?? 0) > 0;
  if (!ownerOf || isPiece || frameKind(log, line) !== "own") return null;
  return ownerOf(rowText(log, rows, row).slice(frameStart(log, line) - log.start(line)));
}

/** Of the frame right above, with nothing folded away in between. */
function ownerAbove(shown: Shown, row: number): FrameOwner | null {
  return row === 0 || shown.rows.foldsAfter.has(row - 1) ? null : ownerOfRow(shown, row - 1);
}

const goesOn = { classes: "", isHeading: false, frame: null, frameStart: -1, styles: [] };

/** Nothing is left out in which something was found. */
function visible(styles: readonly TextStyle[], matches: Matches | null, offset: number): readonly TextStyle[] {
  const isFound = ({ start, end, classes }: TextStyle) =>
    classes === null && matches !== null && hasMatch(matches, offset + start, offset + end);
  return styles.some(isFound) ? [] : styles;
}

/** What changes while a row stays: it is marked, or the reader is led to it. */
function rowClasses({ index, rows, selected, lead }: Shown, row: number): string {
  const line = rows.lines[row]!;
  const level = levelClasses[index.levels[line]!]!;
  const isSelected = selected !== null && line >= selected.first && line <= selected.last;
  return [
    level,
    isSelected ? "selected-line" : "",
    line === lead ? "lead-line" : "",
    rows.foldsAfter.has(row) ? "has-folds" : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** As many lines of a fold tell whose it is. */
const maxAsked = 200;

function foldText(log: Lines, { folds }: LogIndex, labels: RowLabels, place: number): string {
  const times = folds.repeats[place]!;
  if (times > 0) return labels.repeated(times);
  const first = folds.first[place]!;
  const end = folds.end[place]!;
  const counts = new Map<FrameKind, number>();
  for (let line = first; line < Math.min(end, first + maxAsked); line++) {
    const kind = frameKind(log, line);
    if (kind && kind !== "more") counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const most = [...counts].sort(([, a], [, b]) => b - a).map(([kind]) => kind);
  return labels.frames(end - first, most);
}
