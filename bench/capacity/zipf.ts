import type { Random } from "../sample-log.ts";

/**
 * Ranks from 1 to `count`, rank k with a chance that falls as k to the power of `-exponent`. Rejection-inversion (Hörmann
 * and Derflinger, 1996): no table, so the count may be in the millions.
 */
export function zipfRanks(count: number, exponent: number): (random: Random) => number {
  if (!(count >= 1) || !(exponent > 0)) throw new RangeError("Zipf needs a count of at least 1 and an exponent over 0");
  const integral = (x: number) => {
    const log = Math.log(x);
    return expm1Over((1 - exponent) * log) * log;
  };
  const inverse = (x: number) => Math.exp(log1pOver(Math.max(-1, x * (1 - exponent))) * x);
  const height = (x: number) => Math.exp(-exponent * Math.log(x));
  const start = integral(1.5) - 1;
  const end = integral(count + 0.5);
  const sure = 2 - inverse(integral(2.5) - height(2));
  return (random) => {
    for (;;) {
      const u = end + random() * (start - end);
      const x = inverse(u);
      const rank = Math.min(count, Math.max(1, Math.round(x)));
      if (rank - x <= sure || u >= integral(rank + 0.5) - height(rank)) return rank;
    }
  };
}

function expm1Over(x: number): number {
  return Math.abs(x) > 1e-8 ? Math.expm1(x) / x : 1 + x / 2;
}

function log1pOver(x: number): number {
  return Math.abs(x) > 1e-8 ? Math.log1p(x) / x : 1 - x / 2;
}
