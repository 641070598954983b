import { Lines } from "../../../src/analysis/lines.ts";
import type { Rows } from "./rows.ts";

/** A text, and where its lines are. */
export interface LogText {
  text: string;
  lineCount: number;
  /** Where lines begin; one more for the end. */
  starts: Int32Array;
}

export function readLines(text: string): LogText {
  const lines = new Lines(text);
  return { text, lineCount: lines.count, starts: lines.starts() };
}

/** A line without its line break. */
export function lineText({ text, lineCount, starts }: LogText, line: number): string {
  const start = starts[line]!;
  let end = starts[line + 1]!;
  if (end > start && text.charCodeAt(end - 1) === 10 && (line < lineCount - 1 || end === text.length)) end--;
  if (end > start && text.charCodeAt(end - 1) === 13) end--;
  return text.slice(start, end);
}

/** What stands in a row: a line, or a part of a long one. */
export function rowText(log: LogText, { lines, columns }: Rows, row: number): string {
  const line = lines[row]!;
  const text = lineText(log, line);
  if (!columns) return text;
  return text.slice(columns[row]!, lines[row + 1] === line ? columns[row + 1]! : undefined);
}

/** How long it is, more or less: a line break may be counted. */
export function rowLength({ starts }: LogText, { lines, columns }: Rows, row: number): number {
  const line = lines[row]!;
  const length = starts[line + 1]! - starts[line]!;
  if (!columns) return length;
  return (lines[row + 1] === line ? columns[row + 1]! : length) - columns[row]!;
}
