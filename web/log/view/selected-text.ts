import type { Shown } from "./row-look.ts";
import { rowText } from "./row-text.ts";

/** Row and column from 0. */
export interface TextPosition {
  row: number;
  column: number;
}

export interface Span {
  from: TextPosition;
  to: TextPosition;
}

/** The log from one place to another, with what is folded away between them. */
export function selectedText({ log, rows, index }: Shown, { from, to }: Span): string {
  const texts: string[] = [];
  for (let row = from.row; row <= to.row; row++) {
    let text = rowText(log, rows, row);
    if (row === to.row) text = text.slice(0, to.column);
    if (row === from.row) text = text.slice(from.column);
    const isContinued = row > from.row && rows.lines[row] === rows.lines[row - 1];
    if (isContinued) texts.push(texts.pop()! + text);
    else texts.push(text);
    if (row === to.row) break;
    for (const place of rows.foldsAfter.get(row) ?? []) {
      for (let line = index.folds.first[place]!; line < index.folds.end[place]!; line++) texts.push(log.get(line));
    }
  }
  return texts.join("\n");
}
