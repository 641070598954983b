import type { Lines } from "../analysis/text/lines.ts";
import { type FrameKind, frameKind } from "./frame-kind.ts";

/** Fewer hidden lines are not worth a button. */
const fewest = 3;

/**
 * `first` and `end` of the frames to hide. A trace keeps its first frame and those that are neither Java's, the game's nor a
 * library's; where Java's come first, also the game's that called them: it says what the game was doing.
 */
export function traceFolds(lines: Lines): { first: number; end: number }[] {
  const folds: { first: number; end: number }[] = [];
  let hiddenFrom = -1;
  let isFirst = true;
  let isPlaced = false;
  const close = (end: number) => {
    if (hiddenFrom !== -1 && end - hiddenFrom >= fewest) folds.push({ first: hiddenFrom, end });
    hiddenFrom = -1;
  };
  for (let line = 0; line < lines.count; line++) {
    const kind = frameKind(lines, line);
    if (kind === null) {
      close(line);
      isFirst = true;
      isPlaced = false;
    } else if (isFirst || kind === "own" || (!isPlaced && isOfGame(kind))) {
      close(line);
      isFirst = false;
      isPlaced ||= kind === "own" || isOfGame(kind);
    } else if (hiddenFrom === -1) {
      hiddenFrom = line;
    }
  }
  close(lines.count);
  return folds;
}

function isOfGame(kind: FrameKind): boolean {
  return kind === "minecraft" || kind === "server";
}
