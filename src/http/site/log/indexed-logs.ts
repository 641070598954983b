/** Of smaller logs a page makes the index itself sooner than it could ask for it. */
const minBytes = 512 * 1024;
/** A log of more lines is a joke or an attack. Its page can still look at it by itself. */
export const maxIndexedLines = 1_000_000;

/** Whether the page of such a log asks the server for the index of its lines. */
export function hasIndex(bytes: number, lines: number): boolean {
  return bytes >= minBytes && lines <= maxIndexedLines;
}
