import { type Exit, meaningOfExit } from "./exit-codes.ts";
import type { FileSigns } from "./file-signs.ts";
import { between, second } from "./moments.ts";

/** How a run ended, as a file says it that is of the run, or as the launcher does that started it among others. */
export interface RunExit extends Exit {
  signs: FileSigns;
  line: number;
}

/** A launcher tells at once that the game has ended; a dying Java may need a while. */
const longestEnd = 60 * second;
const slack = 2 * second;

/** What the files of a run say, the most telling first; else what the log of a launcher says of one of its other starts. */
export function exitsOfRun(files: readonly FileSigns[], all: readonly FileSigns[]): RunExit[] {
  const own = files.flatMap((signs) => (signs.exit ? [{ signs, ...signs.exit }] : []));
  if (own.length > 0) return own;
  const ends = files.flatMap(({ isGameLog, isReport, side, end }) =>
    end && (isGameLog || isReport) && side !== "server" && side !== "proxy" ? [end] : [],
  );
  const launchers = all.filter((one) => one.kind === "launcher-log" && !files.includes(one));
  for (const signs of ends.length > 0 ? launchers : []) {
    const exit = signs.exits.find(({ time }) => ends.some((end) => time && isRightAfter(between(end, time))));
    if (exit) return [{ signs, ...exit }];
  }
  return [];
}

function isRightAfter(gap: number): boolean {
  return gap >= -slack && gap <= longestEnd;
}

/** By the code that it ended with. */
export function isDeadBy(exits: readonly RunExit[]): boolean {
  return exits.some(({ code }) => !["fine", "stopped"].includes(meaningOfExit(code)));
}
