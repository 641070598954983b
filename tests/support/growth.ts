import { expect } from "bun:test";

const factor = 16;
/** Of work that grows with the square, one large piece takes 16 times as long as 16 small ones. */
const mostTimes = 4;
const rounds = 8;
/** Shorter work is done several times: what one turn of a compiler or a collector takes must not decide. */
const leastMs = 2;

/** Processor milliseconds: on a busy machine, time on the clock says more about the others. */
function timeOf<Input>(run: (input: Input) => unknown, input: Input, times: number): number {
  const before = process.cpuUsage();
  for (let turn = 0; turn < times; turn++) run(input);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/**
 * Expects that `run` takes time in proportion to the size of its input: that one input of `size` takes about as long as
 * sixteen of a sixteenth. Whatever else happens only ever makes a try slower, so the best of each counts, and they are
 * tried until these are in proportion; what grows faster never gets there.
 */
export function expectProportionalTime<Input>(
  size: number,
  make: (size: number) => Input,
  run: (input: Input) => unknown,
): void {
  const [small, large] = [make(Math.ceil(size / factor)), make(size)];
  let times = 1;
  let smallMs = timeOf(run, small, factor);
  while (smallMs < leastMs) {
    times *= 2;
    smallMs = timeOf(run, small, factor * times);
  }
  let largeMs = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds && largeMs >= mostTimes * smallMs; round++) {
    smallMs = Math.min(smallMs, timeOf(run, small, factor * times));
    largeMs = Math.min(largeMs, timeOf(run, large, times));
  }
  expect(largeMs / smallMs).toBeLessThan(mostTimes);
}

/** `piece`, again and again, up to `size` characters. */
export function filled(piece: string, size: number): string {
  return piece.repeat(Math.ceil(size / piece.length)).slice(0, size);
}
