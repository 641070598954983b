/** A stretch of messages that comes again and again: how many messages it has, and how often it comes in all. */
export interface Repeat {
  /** The first message of the second time. */
  from: number;
  /** Exclusive. */
  to: number;
  times: number;
}

const longestStretch = 6;
const fewestTimes = 3;

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
  for (let stretch = 1; stretch <= longestStretch; stretch++) {
    let end = at + stretch;
    while (end < count && isSame(end, end - stretch)) end++;
    const times = Math.floor((end - at) / stretch);
    if (times >= fewestTimes) return { from: at + stretch, to: at + times * stretch, times };
  }
  return null;
}
