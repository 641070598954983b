import { maxLogBytes, type SizeClass, sizeClasses } from "./assumptions.ts";

/** Evenly spaced quantiles of each class: no chance in it, so that sums are the same everywhere. */
const quantilesPerClass = 400;
const minBytes = 100;

export interface WeightedSize {
  bytes: number;
  weight: number;
}

/** The mix as a list of sizes whose weights add up to 1. Larger ones are cut to the limit, as senders do. */
export function sizesOf(classes: readonly SizeClass[] = sizeClasses): WeightedSize[] {
  const total = classes.reduce((sum, { share }) => sum + share, 0);
  return classes.flatMap(({ share, medianBytes, spread }) =>
    Array.from({ length: quantilesPerClass }, (_, place) => ({
      bytes: withinLimits(medianBytes * Math.exp(spread * normalQuantile((place + 0.5) / quantilesPerClass))),
      weight: share / total / quantilesPerClass,
    })),
  );
}

/** The mean of something that depends on the size. */
export function meanOver(sizes: readonly WeightedSize[], measure: (bytes: number) => number): number {
  return sizes.reduce((sum, { bytes, weight }) => sum + weight * measure(bytes), 0);
}

/** The size below which a share of all logs lies. */
export function sizeAt(sizes: readonly WeightedSize[], share: number): number {
  let seen = 0;
  const ordered = sizes.toSorted((a, b) => a.bytes - b.bytes);
  for (const { bytes, weight } of ordered) {
    seen += weight;
    if (seen >= share) return bytes;
  }
  return ordered.at(-1)?.bytes ?? 0;
}

const drawnSizes = 4096;

/** Something for each log by its number, as its size has it: the same whenever it is asked for. */
export function ofEach(sizes: readonly WeightedSize[], measure: (bytes: number) => number): (log: number) => number {
  const ordered = sizes.toSorted((a, b) => a.bytes - b.bytes);
  const drawn: number[] = [];
  let seen = 0;
  for (const { bytes, weight } of ordered) {
    seen += weight;
    while (drawn.length < drawnSizes && (drawn.length + 0.5) / drawnSizes <= seen) drawn.push(measure(bytes));
  }
  return (log) => drawn[scattered(log) % drawn.length]!;
}

/** Neighbours get numbers that have nothing to do with each other. */
function scattered(log: number): number {
  const mixed = Math.imul((log ^ (log >>> 16)) | 0, 0x85ebca6b);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}

function withinLimits(bytes: number): number {
  return Math.round(Math.min(maxLogBytes, Math.max(minBytes, bytes)));
}

/** The inverse of the normal distribution, by Acklam's rational approximation (relative error below 1.2e-9). */
export function normalQuantile(p: number): number {
  if (!(p > 0 && p < 1)) throw new RangeError("a quantile is between 0 and 1");
  if (p > 0.5) return -normalQuantile(1 - p);
  if (p < 0.02425) {
    const q = Math.sqrt(-2 * Math.log(p));
    return polynomial(tail, q) / (polynomial(tailBelow, q) * q + 1);
  }
  const q = p - 0.5;
  const r = q * q;
  return (polynomial(middle, r) * q) / (polynomial(middleBelow, r) * r + 1);
}

function polynomial(coefficients: readonly number[], x: number): number {
  return coefficients.reduce((sum, coefficient) => sum * x + coefficient, 0);
}

const middle = [
  -3.969683028665376e1, 2.209460984245205e2, -2.759285104469687e2, 1.38357751867269e2, -3.066479806614716e1,
  2.506628277459239,
];
const middleBelow = [
  -5.447609879822406e1, 1.615858368580409e2, -1.556989798598866e2, 6.680131188771972e1, -1.328068155288572e1,
];
const tail = [
  -7.784894002430293e-3, -3.223964580411365e-1, -2.400758277161838, -2.549732539343734, 4.374664141464968,
  2.938163982698783,
];
const tailBelow = [7.784695709041462e-3, 3.224671290700398e-1, 2.445134137142996, 3.754408661907416];
