import type { Html } from "./html.ts";

/** As many pieces as stay below a number of bytes together: hostile names must not make a page of megabytes. */
export function fittingMarkup(pieces: Iterable<Html>, maxBytes: number): Html[] {
  const fitting: Html[] = [];
  let bytes = 0;
  for (const piece of pieces) {
    bytes += Buffer.byteLength(piece.text);
    if (bytes > maxBytes) break;
    fitting.push(piece);
  }
  return fitting;
}
