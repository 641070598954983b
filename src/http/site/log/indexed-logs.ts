/** The page of a smaller log makes the index itself, sooner than it could load it. */
const minBytes = 512 * 1024;
/** No real log has more lines. The page of such a log makes the index itself. */
export const maxIndexedLines = 1_000_000;

/** Whether the page of such a log asks the server for the index of its lines. */
export function hasIndex(bytes: number, lines: number): boolean {
  return bytes >= minBytes && lines <= maxIndexedLines;
}
