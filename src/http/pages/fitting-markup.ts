import type { Html } from "./html.ts";

/** As many pieces as stay below a number of characters together: hostile names must not make a page of megabytes. */
export function fittingMarkup(pieces: Iterable<Html>, maxLength: number): Html[] {
  const fitting: Html[] = [];
  let length = 0;
  for (const piece of pieces) {
    length += piece.text.length;
    if (length > maxLength) break;
    fitting.push(piece);
  }
  return fitting;
}
