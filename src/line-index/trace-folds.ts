import type { Lines } from "../analysis/text/lines.ts";
import { frameKind } from "./frame-kind.ts";

/** Fewer hidden lines are not worth a button. */
const fewest = 3;

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
