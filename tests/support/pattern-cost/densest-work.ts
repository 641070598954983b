import type { CharacterSet } from "./pattern-tree.ts";

/** What is tried at a place, if the text there begins as it has to. */
export interface Try {
  /** What the characters from there on have to be for the try to be worth its steps. */
  prefix: readonly CharacterSet[];
  /** What the character before has to be, if that matters. */
  behind: CharacterSet | null;
  /** The steps of a try that fails. */
  weight: number;
  /** Where it goes on with a run of characters: from which one on, of which set, and its steps if the run ends there. */
  run: { from: number; set: CharacterSet; weightUpTo(end: number): number } | null;
}

/** From one try to the next: how far apart they are at least, and the steps of the first one then. */
interface Distance {
  to: number;
  gap: number;
  weight: number;
}

/**
 * The most steps that all tries together take where they are made at each of `width + 1` places side by side, whatever the
 * text: literals cannot stand as close to each other as places do. All characters up to the last place are of `through`.
 */
export function densestWork(tries: readonly Try[], through: CharacterSet, width: number): number {
  const heavy = tries.filter(({ weight }) => weight > 0);
  const distances = heavy.map((one, i) =>
    heavy.flatMap((other, j) => {
      const gap = leastGap(one, other, i < j ? 0 : 1, through, width);
      return gap === null ? [] : distancesFrom(one, other, gap, width).map((way) => ({ ...way, to: j }));
    }),
  );
  return mostWork(
    heavy.map(({ weight }) => weight),
    distances,
    width,
  );
}

/** Arrays of numbers, because this is where the time of the test goes. */
function mostWork(weights: readonly number[], distances: readonly Distance[][], width: number): number {
  const count = weights.length;
  const atEnds = distances.map((from, i) => distanceToAll(from, weights[i]!, count));
  const ways = distances.map((all, i) => all.filter(({ gap, weight }) => gap !== atEnds[i] || weight !== weights[i]));
  const rows = ways.map((from) => ({
    // How far back the row of the next try is, and its place in it.
    back: Int32Array.from(from, ({ gap, to }) => gap * count - to),
    gap: Int32Array.from(from, ({ gap }) => gap),
    weight: Float64Array.from(from, ({ weight }) => weight),
  }));
  // The most that a try and all that follow it can take, by how many places there are left.
  const best = new Float64Array((width + 1) * count);
  const bestOfAny = new Float64Array(width + 1);
  for (let left = 0, row = 0; left <= width; left++, row += count) {
    for (let i = count - 1; i >= 0; i--) {
      const { back, gap, weight } = rows[i]!;
      let steps = weights[i]!;
      if (atEnds[i]! <= left) steps += bestOfAny[left - atEnds[i]!]!;
      for (let way = 0; way < back.length; way++) {
        if (gap[way]! > left) continue;
        const sum = weight[way]! + best[row - back[way]!]!;
        if (sum > steps) steps = sum;
      }
      best[row + i] = steps;
      if (steps > bestOfAny[left]!) bestOfAny[left] = steps;
    }
  }
  return bestOfAny[width]!;
}

/**
 * From where on any try can follow one that takes all of its steps: whichever takes the most there is all that counts, as
 * nothing takes fewer steps with more places left.
 */
function distanceToAll(from: readonly Distance[], weight: number, count: number): number {
  const gaps = Array<number>(count).fill(Number.POSITIVE_INFINITY);
  for (const way of from) if (way.weight === weight) gaps[way.to] = Math.min(gaps[way.to]!, way.gap);
  return Math.max(...gaps);
}

/** How many places further on the other one can be tried at the earliest. */
function leastGap(one: Try, other: Try, least: number, through: CharacterSet, width: number): number | null {
  const { prefix } = one;
  for (let gap = least; gap <= Math.min(width, prefix.length + 1); gap++) {
    // All before it are of `through`: where one cannot be, nor can any that is further on.
    const last = gap === 0 ? -1n : (prefix[gap - 1] ?? -1n) & through;
    if (last === 0n) return null;
    if ((other.behind === null || gap === 0 || (last & other.behind) !== 0n) && overlap(prefix, other.prefix, gap)) {
      return gap;
    }
  }
  return null;
}

/** Whether a text that begins as one prefix can go on as the other one so many places further on. */
function overlap(one: readonly CharacterSet[], other: readonly CharacterSet[], gap: number): boolean {
  const end = Math.min(one.length, gap + other.length);
  for (let at = gap; at < end; at++) {
    if ((one[at]! & other[at - gap]!) === 0n) return false;
  }
  return true;
}

/** Where the run of a try cannot go through the beginning of the next one, it is as short as they are close. */
function distancesFrom(one: Try, other: Try, least: number, width: number): Omit<Distance, "to">[] {
  const stop = one.run && least > 0 ? stopOf(one.run, other) : null;
  if (stop === null) return [{ gap: least, weight: one.weight }];
  const ways: Omit<Distance, "to">[] = [];
  for (let gap = least; ; gap *= 2) {
    const weight = Math.min(one.weight, one.run!.weightUpTo(2 * gap - 1 + stop));
    ways.push({ gap, weight });
    if (weight === one.weight || 2 * gap > width) return ways;
  }
}

/** The place in or before the other one that a run does not pass, from where that begins; `null` where it passes all. */
export function stopOf({ set }: NonNullable<Try["run"]>, { prefix, behind }: Try): number | null {
  if (behind !== null && (behind & set) === 0n) return -1;
  const at = prefix.findIndex((one) => (one & set) === 0n);
  return at === -1 ? null : at;
}
