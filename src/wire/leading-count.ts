/**
 * How many things come before the first for which `holds` is false. They are in order: it holds for none behind that one.
 * Halves what is left with every look.
 */
export function leadingCount(count: number, holds: (index: number) => boolean): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
