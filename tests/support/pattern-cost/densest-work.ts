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
  // The most that a try and all that follow it can take, by how many places there are left.
  const best: Float64Array[] = [];
  let most = 0;
  for (let left = 0; left <= width; left++) {
    const row = new Float64Array(heavy.length);
    best.push(row);
    for (let i = heavy.length - 1; i >= 0; i--) {
      let steps = heavy[i]!.weight;
      for (const { to, gap, weight } of distances[i]!) {
        if (gap <= left) steps = Math.max(steps, weight + best[left - gap]![to]!);
      }
      row[i] = steps;
      most = Math.max(most, steps);
    }
  }
  return most;
}

function leastGap(one: Try, other: Try, least: number, through: CharacterSet, width: number): number | null {
  for (let gap = least; gap <= Math.min(width, one.prefix.length + 1); gap++) {
    if (fits(one, other, gap, through)) return gap;
  }
  return null;
}

/** Whether the other one can be tried so many places further on. */
function fits(one: Try, other: Try, gap: number, through: CharacterSet): boolean {
  const length = Math.max(one.prefix.length, gap);
  for (let at = 0; at < length; at++) {
    let set = at < gap ? through : -1n;
    if (at < one.prefix.length) set &= one.prefix[at]!;
    if (at >= gap && at - gap < other.prefix.length) set &= other.prefix[at - gap]!;
    if (at === gap - 1 && other.behind !== null) set &= other.behind;
    if (set === 0n) return false;
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
