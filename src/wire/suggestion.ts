/** Longer words are not compared: nobody mistypes a novel. */
const longest = 40;

/** The one that was probably meant, or `null` where none is near. */
export function nearest(written: string, known: readonly string[]): string | null {
  if (written.length > longest) return null;
  const beginning = known.filter((one) => written.length >= 3 && one.startsWith(written));
  if (beginning.length === 1) return beginning[0]!;
  const ranked = known
    .map((one) => ({ one, distance: distanceOf(written.toLowerCase(), one) }))
    .sort((a, b) => a.distance - b.distance);
  const best = ranked[0];
  return best && best.distance <= Math.ceil(best.one.length / 3) ? best.one : null;
}

/** Letters to change, add, drop or swap with the next. */
export function distanceOf(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const now = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let cost = Math.min(last[j]! + 1, now[j - 1]! + 1, last[j - 1]! + (isSame ? 0 : 1));
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwapped) cost = Math.min(cost, before[j - 2]! + 1);
      now.push(cost);
    }
    before = last;
    last = now;
  }
  return last[b.length]!;
}
