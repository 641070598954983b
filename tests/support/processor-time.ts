import { expect } from "bun:test";

/** Shorter work is done several times: what one turn of a compiler or a collector takes must not decide. */
const leastMs = 12;
const rounds = 7;

/** Milliseconds of the processor: on a busy machine, time on the clock says more about the others. */
export function processorMs(run: () => unknown, turns: number): number {
  const before = process.cpuUsage();
  for (let turn = 0; turn < turns; turn++) run();
  // Only the sum is exact: which of the two a moment belongs to is a guess of the kernel's.
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Work that is done as often as it takes to be measured. */
class Measured {
  private turns = 1;
  /** What one turn took when enough of them were counted; null where the only one was the first of all. */
  readonly counted: number | null;

  constructor(private readonly run: () => unknown) {
    let ms = processorMs(run, this.turns);
    while (ms < leastMs) {
      this.turns *= 2;
      ms = processorMs(run, this.turns);
    }
    // What a first turn takes may be its compiler's.
    this.counted = this.turns === 1 ? null : ms / this.turns;
  }

  again(): number {
    return processorMs(this.run, this.turns) / this.turns;
  }
}

/**
 * Expects that `run` takes less than `most` times as long as `usual`. Both are measured in turn, so that whatever makes
 * the machine slower makes both slower, and the median of the ratios counts: it is known when more than half of them are on
 * one side of the bound. One that is far from the bound is not measured again.
 */
export function expectTimesAsLong(most: number, run: () => unknown, usual: () => unknown): void {
  const [measured, other] = [new Measured(run), new Measured(usual)];
  if ((measured.counted ?? measured.again()) / (other.counted ?? other.again()) < most / 2) return;
  const ratios: number[] = [];
  const below = () => ratios.filter((ratio) => ratio < most).length;
  while (Math.max(below(), ratios.length - below()) <= rounds / 2) ratios.push(measured.again() / other.again());
  expect(below() > rounds / 2 ? [] : ratios).toEqual([]);
}
