import { Text } from "@codemirror/state";
import type { Rows } from "./rows.ts";

/** A text and where its lines begin. */
export interface LogText {
  text: string;
  lineCount: number;
  starts: Int32Array;
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

/** The document of the viewer: the rows that are shown, each as it stands in the log. */
export function rowDocument(log: LogText, rows: Rows): Text {
  const shown: string[] = new Array(rows.lines.length);
  for (let row = 0; row < shown.length; row++) shown[row] = rowText(log, rows, row);
  return Text.of(shown.length === 0 ? [""] : shown);
}
