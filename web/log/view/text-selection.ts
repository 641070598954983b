import type { RowWindow } from "./row-window.ts";
import type { Span, TextPosition } from "./selected-text.ts";

/** What the reader has selected in the log, to be copied; `null` where that is nothing, or goes beyond the log. */
export function selectedSpan(rows: RowWindow): Span | null {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const { startContainer, startOffset, endContainer, endOffset } = selection.getRangeAt(0);
  const from = placeAt(rows, startContainer, startOffset);
  const to = placeAt(rows, endContainer, endOffset);
  if (!from || !to) return null;
  return {
    from: {
      ...from,
      column: rows.get(from.row)!.firstCopied(from.column, from.row === to.row ? to.column : Number.POSITIVE_INFINITY),
    },
    to: { ...to, column: rows.get(to.row)!.lastCopied(to.column) },
  };
}

function placeAt(rows: RowWindow, node: Node, offset: number): TextPosition | null {
  const row = rows.rowOf(node);
  if (row !== undefined) return { row, column: rows.get(row)!.columnOf(node, offset) };
  // Between two rows: the one that begins there.
  const next = rows.rowOf(node.childNodes[offset] ?? null);
  return next === undefined ? null : { row: next, column: 0 };
}

/** Draws something anew, and has the same selected afterwards, from the same end. */
export function keepingSelection(rows: RowWindow, draw: () => void): void {
  const selection = document.getSelection();
  const anchor = selection?.anchorNode && placeAt(rows, selection.anchorNode, selection.anchorOffset);
  const focus = selection?.focusNode && placeAt(rows, selection.focusNode, selection.focusOffset);
  draw();
  if (anchor && focus && !selection.isCollapsed) select(rows, anchor, focus);
  else if (anchor && focus) selection.collapse(...rows.get(anchor.row)!.placeOf(anchor.column));
}

/** Both rows have to be drawn. */
export function select(rows: RowWindow, from: TextPosition, to: TextPosition): void {
  const begin = rows.get(from.row)!.placeOf(from.column);
  const end = rows.get(to.row)!.placeOf(to.column);
  document.getSelection()?.setBaseAndExtent(...begin, ...end);
}
