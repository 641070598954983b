/** Milliseconds on a clock that never jumps and is the same on every thread of the process. */
export function monotonicMs(): number {
  return Number(process.hrtime.bigint() / 1000n) / 1000;
}
