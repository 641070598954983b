import type { Lines } from "../../../src/analysis/text/lines.ts";
import type { Rows } from "./rows.ts";

/** Browsers fail on lines of megabytes. A longer line is shown in several rows. */
const maxRowLength = 10_000;
/** The editor draws such a row as a whole. Of longer ones it leaves parts out, and is lost where characters have no width. */
export const pieceLength = 3900;

/** Lines that are too long for one row, in order. They are few: most logs have none. */
export function longLines(log: Lines): number[] {
  const long: number[] = [];
  const starts = log.starts();
  for (let line = 0; line < log.count; line++) if (starts[line + 1]! - starts[line]! > maxRowLength) long.push(line);
  return long;
}

/** Where the rows of a line begin, as columns. No character is cut in two. */
export function columnsOf(log: Lines, line: number): number[] {
  const start = log.start(line);
  const end = log.end(line);
  const columns: number[] = [];
  for (let at = start; at < end || at === start; ) {
    columns.push(at - start);
    const next = at + pieceLength;
    const isWithinPair = (log.text.charCodeAt(next) & 0xfc00) === 0xdc00;
    at = isWithinPair ? next - 1 : next;
  }
  return columns;
}

/** Gives long lines as many rows as they need. */
export function withPieces(log: Lines, rows: Rows, long: readonly number[]): Rows {
  if (long.length === 0) return rows;
  const isLong = new Set(long);
  const lines: number[] = [];
  const columns: number[] = [];
  const foldsAfter: Rows["foldsAfter"] = new Map();
  rows.lines.forEach((line, row) => {
    for (const column of isLong.has(line) ? columnsOf(log, line) : [0]) {
      lines.push(line);
      columns.push(column);
    }
    const folds = rows.foldsAfter.get(row);
    if (folds) foldsAfter.set(lines.length - 1, folds);
  });
  return { lines: Int32Array.from(lines), columns: Int32Array.from(columns), foldsAfter };
}
