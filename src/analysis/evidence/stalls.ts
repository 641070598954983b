import { leadingCount } from "../../wire/leading-count.ts";
import type { Frame } from "../model/exception-group.ts";
import { type Evidence, exceptionsByLine } from "./evidence.ts";

const linesAbove = 5;
const linesBelow = 60;
const ownThreads = /^(?:Server thread|main|Main thread)$/;
/** Threads that make and load chunks for the game's own. */
const workerThreads =
  /^(?:Worker-Main-|Worker-Bootstrap-|Worker-\d|c2me-|C2ME |Tuinity Chunk |Paper Common Worker|Moonrise |Chunk(?:er| ))/;
/** A dump of all threads is long. */
const linesOfDump = 4000;
/** No machine has as many of those threads. */
const maxWorkers = 200;
const ofWatchdog = /Watch|Hang|Error$/;

/** A dump of a thread, every time that it stands in the log. */
interface Dump {
  line: number;
  /** Which of them comes first in the log, whatever line this is. */
  rank: number;
  frames: readonly Frame[];
}

/** What the game's own thread was doing where a line says that it does not go on. */
export class Stalls {
  private readonly threads: readonly Dump[];
  private readonly exceptions: readonly Dump[];
  private readonly workers: readonly Dump[];

  constructor({ threads, exceptions }: Pick<Evidence, "threads" | "exceptions">) {
    this.threads = threads
      .filter(({ thread }) => ownThreads.test(thread))
      .flatMap(({ lines, frames }, rank) => lines.map((line) => ({ line, rank, frames })))
      .sort((a, b) => a.line - b.line);
    this.workers = threads
      .filter(({ thread }) => workerThreads.test(thread))
      .flatMap(({ lines, frames }, rank) => lines.map((line) => ({ line, rank, frames })))
      .sort((a, b) => a.line - b.line);
    const told = exceptions.filter(({ type, message }) => ofWatchdog.test(`${type} ${message}`.trim()));
    const ranks = new Map(told.map((group, rank) => [group, rank]));
    this.exceptions = exceptionsByLine(told).map(({ line, group }) => ({
      line,
      rank: ranks.get(group)!,
      frames: group.frames,
    }));
  }

  /** A dump may stand below an earlier warning, too: of those near one of the lines, this is the first of the log. */
  framesNear(lines: readonly number[]): readonly Frame[] | undefined {
    return firstNear(this.threads, lines)?.frames ?? firstNear(this.exceptions, lines)?.frames;
  }

  /** What those were doing that the game's own thread may have waited for, in the dump below. */
  workersNear([at = 0]: readonly number[]): readonly (readonly Frame[])[] {
    const first = leadingCount(this.workers.length, (index) => this.workers[index]!.line < at - linesAbove);
    return this.workers
      .slice(first, first + maxWorkers)
      .filter(({ line }) => line < at + linesOfDump)
      .map(({ frames }) => frames);
  }
}

function firstNear(sorted: readonly Dump[], lines: readonly number[]): Dump | undefined {
  let first: Dump | undefined;
  for (const at of lines) {
    const start = leadingCount(sorted.length, (index) => sorted[index]!.line < at - linesAbove);
    for (let next = start; next < sorted.length && sorted[next]!.line < at + linesBelow; next++) {
      const dump = sorted[next]!;
      if (!first || dump.rank < first.rank) first = dump;
    }
  }
  return first;
}
