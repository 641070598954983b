import { platformOf } from "../analysis/owners/platform-packages.ts";
import type { Lines } from "../analysis/text/lines.ts";

/** Fewer hidden lines are not worth a button. */
const fewest = 3;
/** Nobody reads further into a line to see whose code it is. */
const maxFrame = 300;

/** `first` and `end` of the frames to hide: a trace keeps its first frame and those that are neither Java's, the game's nor a library's. */
export function traceFolds(lines: Lines): { first: number; end: number }[] {
  const folds: { first: number; end: number }[] = [];
  let hiddenFrom = -1;
  let isFirst = true;
  const close = (end: number) => {
    if (hiddenFrom !== -1 && end - hiddenFrom >= fewest) folds.push({ first: hiddenFrom, end });
    hiddenFrom = -1;
  };
  for (let line = 0; line < lines.count; line++) {
    const kind = frameKind(lines, line);
    if (kind === null) {
      close(line);
      isFirst = true;
    } else if (isFirst || kind === "own") {
      close(line);
      isFirst = false;
    } else if (hiddenFrom === -1) {
      hiddenFrom = line;
    }
  }
  close(lines.count);
  return folds;
}

/** `null` for a line that is no frame. */
function frameKind(lines: Lines, line: number): "own" | "foreign" | null {
  const { text } = lines;
  const start = lines.start(line);
  const first = text.charCodeAt(start);
  // Some ways of copying lose the tabs before `at`.
  if (first !== 0x09 && first !== 0x20 && first !== 0x61) return null;
  const end = Math.min(lines.end(line), start + maxFrame);
  let at = start;
  while (at < end && (text.charCodeAt(at) === 0x09 || text.charCodeAt(at) === 0x20)) at++;
  if (text.startsWith("... ", at)) return "foreign";
  if (!text.startsWith("at ", at)) return null;
  // Cut out first: searching the text itself could run on to its ends, for every frame.
  const frame = text.slice(at + 3, end);
  const open = frame.indexOf("(");
  if (open === -1) return null;
  // `app//`, `java.base/`, `TRANSFORMER/create@0.5.1/`: what stands before the class is not its name.
  const name = frame.slice(frame.lastIndexOf("/", open) + 1, open);
  return platformOf(name) === null ? "own" : "foreign";
}
