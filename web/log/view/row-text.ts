import type { Lines } from "../../../src/analysis/text/lines.ts";
import type { Rows } from "./rows.ts";

/** What stands in a row: a line, or a part of a long one. */
export function rowText(log: Lines, { lines, columns }: Rows, row: number): string {
  const line = lines[row]!;
  const text = log.get(line);
  if (!columns) return text;
  return text.slice(columns[row]!, lines[row + 1] === line ? columns[row + 1]! : undefined);
}

export function rowLength(log: Lines, { lines, columns }: Rows, row: number): number {
  const line = lines[row]!;
  if (!columns) return log.end(line) - log.start(line);
  const end = lines[row + 1] === line ? columns[row + 1]! : log.end(line) - log.start(line);
  return end - columns[row]!;
}
