import type { Clock } from "./ports.ts";
import type { Records } from "./store-ports.ts";

/** Nobody gets back what was removed, and a clock that is wrong at a start is mostly set right within minutes. */
const jumpMs = 24 * 60 * 60 * 1000;
const doubtMs = 60 * 60 * 1000;

interface Turn {
  /** When it was begun. */
  at: number;
  /** Where the walk over everything goes on; `null` at the beginning. */
  after: string | null;
  /** Nothing is removed before, because a clock has jumped. */
  doubtedUntil?: number;
}

export interface SweptPart {
  removed: number;
  /** Where the next turn goes on; `null` at the end. */
  after: string | null;
  /** The first thing that could not be removed. The others were. */
  failure: Error | null;
}

export interface Turns {
  records: Records;
  clock: Clock;
  /** What they are kept under. */
  name: string;
  everyMs: number;
  report: (removed: number | Error) => void;
}

/** Removes what is past its time in turns, one node at a time: the next turn, of whatever node, goes on where one ended. */
export abstract class Sweeper {
  private timer: ReturnType<typeof setInterval> | null = null;
  protected isStopped = false;
  private running: Promise<unknown> = Promise.resolve();
  private isRunning = false;

  constructor(private readonly turns: Turns) {}

  /** A bounded part of everything, from there on. Ends early once it `isStopped`. */
  protected abstract sweep(after: string | null): Promise<SweptPart>;

  start(): void {
    this.timer = setInterval(() => this.turnReported(), this.turns.everyMs);
    this.turnReported();
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    if (this.timer) clearInterval(this.timer);
    await this.running;
  }

  /** How much was removed; 0 where another node had the turn. */
  async turn(): Promise<number> {
    const { records, clock, name, everyMs } = this.turns;
    const began = clock.now();
    const before = await records.read("turn", name);
    const last = before === null ? null : (JSON.parse(before) as Turn);
    // Of a clock that was set back, the last turn may be long to come.
    const passed = last ? Math.abs(began - last.at) : Number.POSITIVE_INFINITY;
    // A little less than the interval, so that a node's own next turn is not a moment too early.
    if (passed < everyMs * 0.9) return 0;
    const doubtedUntil = last && passed > jumpMs ? began + doubtMs : (last?.doubtedUntil ?? 0);
    const isDoubted = doubtedUntil > began;
    const turn: Turn = { at: began, after: last?.after ?? null, ...(isDoubted && { doubtedUntil }) };
    const taken = JSON.stringify(turn);
    if (!(await records.replace("turn", name, before, taken)) || isDoubted) return 0;
    const { removed, after, failure } = await this.sweep(turn.after);
    const done = JSON.stringify({ ...turn, after } satisfies Turn);
    if (done !== taken) await records.replace("turn", name, taken, done);
    if (failure) throw failure;
    return removed;
  }

  private turnReported(): void {
    if (this.isRunning || this.isStopped) return;
    this.isRunning = true;
    const { report } = this.turns;
    this.running = this.turn()
      .then((removed) => removed > 0 && report(removed), report)
      .finally(() => {
        this.isRunning = false;
      });
  }
}
