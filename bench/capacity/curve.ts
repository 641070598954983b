/** A value that was measured at some sizes. */
export interface Point {
  bytes: number;
  value: number;
}

/** Straight between the points, level before the first, and on along the last two behind the last. */
export function valueAt(points: readonly Point[], bytes: number): number {
  const [first] = points;
  if (!first) throw new RangeError("a curve has at least one point");
  if (bytes <= first.bytes || points.length === 1) return first.value;
  const after = points.findIndex((point) => point.bytes >= bytes);
  const end = after === -1 ? points.length - 1 : after;
  const [from, to] = [points[end - 1]!, points[end]!];
  return from.value + ((to.value - from.value) * (bytes - from.bytes)) / (to.bytes - from.bytes);
}
