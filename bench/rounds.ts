/** How long and how often is measured. */
export interface Effort {
  rounds: number;
  /** Of one side in one round. */
  seconds: number;
  isQuick: boolean;
}

export function effort(isQuick: boolean): Effort {
  return isQuick ? { rounds: 3, seconds: 2, isQuick } : { rounds: 5, seconds: 5, isQuick };
}

export interface Pair<A, B> {
  a: A;
  b: B;
}

/**
 * Measures two things in turn: A B A B … A machine that slows down for a while then slows both, and the ratio within
 * each round stays what it is. The first round warms both up and does not count.
 */
export async function interleaved<A, B>(
  rounds: number,
  measureA: (round: number) => Promise<A>,
  measureB: (round: number) => Promise<B>,
): Promise<Pair<A, B>[]> {
  const pairs: Pair<A, B>[] = [];
  for (let round = 0; round <= rounds; round++) {
    const pair = { a: await measureA(round), b: await measureB(round) };
    if (round > 0) pairs.push(pair);
  }
  return pairs;
}

/** Measures any number of things in turn, by their names. `before` runs before each of them, and is not measured. */
export async function inTurn<Name extends string, Result>(
  rounds: number,
  measures: Record<Name, () => Promise<Result>>,
  before: () => Promise<unknown> = async () => {},
): Promise<Record<Name, Result[]>> {
  const names = Object.keys(measures) as Name[];
  const results = Object.fromEntries(names.map((name) => [name, [] as Result[]])) as Record<Name, Result[]>;
  for (let round = 0; round <= rounds; round++) {
    for (const name of names) {
      await before();
      const result = await measures[name]();
      if (round > 0) results[name].push(result);
    }
  }
  return results;
}

export function median(values: number[]): number {
  return quantile(values, 0.5);
}

export function quantile(values: number[], q: number): number {
  if (values.length === 0) return Number.NaN;
  const sorted = values.toSorted((x, y) => x - y);
  const at = (sorted.length - 1) * q;
  const low = sorted[Math.floor(at)]!;
  const high = sorted[Math.ceil(at)]!;
  return low + (high - low) * (at - Math.floor(at));
}
