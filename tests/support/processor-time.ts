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

/** How often it has to be done to take long enough. */
function turnsOf(run: () => unknown): number {
  let turns = 1;
  while (processorMs(run, turns) < leastMs) turns *= 2;
  return turns;
}

/**
 * Expects that `run` takes less than `most` times as long as `usual`. Both are measured in turn, so that whatever makes
 * the machine slower makes both slower, and the median of the ratios counts. One that is far from the bound is not
 * measured again.
 */
export function expectTimesAsLong(most: number, run: () => unknown, usual: () => unknown): void {
  const [turns, usualTurns] = [turnsOf(run), turnsOf(usual)];
  const ratio = () => processorMs(run, turns) / turns / (processorMs(usual, usualTurns) / usualTurns);
  if (ratio() < most / 2) return;
  const ratios = Array.from({ length: rounds }, ratio).sort((a, b) => a - b);
  expect(ratios[(rounds - 1) / 2]!).toBeLessThan(most);
}
