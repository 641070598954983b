import { Text } from "@codemirror/state";
import { Lines } from "../../../src/analysis/lines.ts";
import type { Rows } from "./rows.ts";

/** A text, and its lines. */
export interface LogText {
  text: string;
  lineCount: number;
  /** Where lines begin; one more for the end. */
  starts: Int32Array;
  /** Without their line breaks; `null` where they are too many to keep. */
  lines: readonly string[] | null;
}

const maxKeptLines = 1_000_000;

/** Cuts a text into its lines, as `Lines` does; but at once, by what browsers have for it. */
export function splitText(text: string): LogText {
  const cut = text.split("\n", maxKeptLines + 1);
  if (cut.length > maxKeptLines) return uncutText(text);
  // A line break at the very end ends the last line; it does not begin another.
  if (cut.length > 1 && cut.at(-1) === "") cut.pop();
  const starts = new Int32Array(cut.length + 1);
  let at = 0;
  for (let line = 0; line < cut.length; line++) {
    starts[line] = at;
    at += cut[line]!.length + 1;
  }
  starts[cut.length] = text.length;
  if (text.includes("\r")) {
    for (let line = 0; line < cut.length; line++) if (cut[line]!.endsWith("\r")) cut[line] = cut[line]!.slice(0, -1);
  }
  return { text, lineCount: cut.length, starts, lines: cut };
}

function uncutText(text: string): LogText {
  const lines = new Lines(text);
  return { text, lineCount: lines.count, starts: lines.starts(), lines: null };
}

/** A line without its line break. */
export function lineText({ text, lineCount, starts, lines }: LogText, line: number): string {
  if (lines) return lines[line]!;
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
  if (log.lines && !rows.columns)
    for (let row = 0; row < shown.length; row++) shown[row] = log.lines[rows.lines[row]!]!;
  else for (let row = 0; row < shown.length; row++) shown[row] = rowText(log, rows, row);
  return Text.of(shown.length === 0 ? [""] : shown);
}
