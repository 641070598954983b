/** Up to six messages that come again and again in the same order. */
export interface Repeat {
  /** The first message of the second time. */
  from: number;
  /** Exclusive. */
  to: number;
  times: number;
}

/** How many messages may be repeated together. */
const maxPeriod = 6;
const minRepeats = 3;

/** Every message is looked at a fixed number of times, whatever the log is. */
export function findRepeats(count: number, isSame: (a: number, b: number) => boolean): Repeat[] {
  const repeats: Repeat[] = [];
  let at = 0;
  while (at < count) {
    const found = repeatAt(at, count, isSame);
    if (found) repeats.push(found);
    at = found ? found.to : at + 1;
  }
  return repeats;
}

function repeatAt(at: number, count: number, isSame: (a: number, b: number) => boolean): Repeat | null {
  for (let period = 1; period <= maxPeriod; period++) {
    let end = at + period;
    while (end < count && isSame(end, end - period)) end++;
    const times = Math.floor((end - at) / period);
    if (times >= minRepeats) return { from: at + period, to: at + times * period, times };
  }
  return null;
}
