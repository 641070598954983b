/**
 * Counts work instead of timing it: what built-in functions of texts, lists and bytes walk over or make, in characters,
 * items and bytes. It says the same on every machine, and whatever else that does. Loops of our own are not seen.
 */
export class TooManySteps extends Error {}

type Method = (this: unknown, ...args: unknown[]) => unknown;
/** What one call takes. */
type Cost = (self: unknown, args: readonly unknown[], result: unknown, from: number) => number;

const lengthOf = (value: unknown): number => (value as { length?: number } | null | undefined)?.length ?? 0;
const ofSelf: Cost = (self) => lengthOf(self);
const ofFirst: Cost = (_, [first]) => lengthOf(first);
const ofResult: Cost = (_, __, result) => lengthOf(result);
/** From where it begins to what it finds. */
const ofSearch: Cost = (self, [, from = 0], result) =>
  (typeof result === "number" && result >= 0 ? result : lengthOf(self)) - Math.min(Number(from), lengthOf(self));
const ofSearchBack: Cost = (self, [, from = lengthOf(self)], result) =>
  Math.min(Number(from), lengthOf(self)) - (result as number);
/** The same of a pattern, which may remember where it was. */
const ofMatch: Cost = (self, [text], result, from) => {
  const { sticky, global, lastIndex } = self as RegExp;
  if (!result) return sticky ? 1 : lengthOf(text) - from;
  const match = result as Partial<RegExpExecArray>;
  const end = sticky || global ? lastIndex : match[0] === undefined ? lengthOf(text) : match.index! + match[0].length;
  return end - from;
};
/** One is made for every text, and takes as long as a thousand bytes. */
const decoderSteps = 1000;

const texts =
  "split replace replaceAll trim normalize toLowerCase toUpperCase toWellFormed match matchAll search".split(" ");
const lists = "map filter join concat sort toSorted reduce forEach find findIndex every some flatMap reverse".split(
  " ",
);
const bytes = "set fill every some find findIndex reduce slice map filter".split(" ");

const counted: [prototype: object, names: readonly (string | symbol)[], cost: Cost][] = [
  [String.prototype, [...texts, Symbol.iterator], ofSelf],
  [String.prototype, ["indexOf", "includes"], ofSearch],
  [String.prototype, ["lastIndexOf"], ofSearchBack],
  [String.prototype, ["slice", "substring", "repeat", "padEnd", "padStart"], ofResult],
  [RegExp.prototype, ["exec", "test"], ofMatch],
  [Array.prototype, [...lists, "indexOf", "lastIndexOf", "includes"], ofSelf],
  [Array.prototype, ["slice"], ofResult],
  [Object.getPrototypeOf(Uint8Array.prototype), bytes, ofSelf],
  [Object.getPrototypeOf(Uint8Array.prototype), ["indexOf", "includes"], ofSearch],
  [Object.getPrototypeOf(Uint8Array.prototype), ["lastIndexOf"], ofSearchBack],
  [Buffer.prototype, ["toString"], ofResult],
  [Buffer.prototype, ["indexOf", "includes"], ofSearch],
  [Buffer.prototype, ["lastIndexOf"], ofSearchBack],
  [Buffer, ["from", "concat"], ofResult],
  [Array, ["from"], ofResult],
  [TextDecoder.prototype, ["decode"], (_, [text]) => decoderSteps + lengthOf(text)],
  [TextEncoder.prototype, ["encode"], ofFirst],
  [JSON, ["parse"], ofFirst],
  [JSON, ["stringify"], ofResult],
  [Map.prototype, ["get", "set", "has"], () => 1],
  [Set.prototype, ["add", "has"], () => 1],
];

/** How many steps `work` takes. Past `most` it is stopped with `TooManySteps`. */
export async function stepsOf(work: () => unknown, most: number): Promise<number> {
  const count = { steps: 0, isOn: true };
  const restore: (() => void)[] = [];
  try {
    for (const [owner, names, cost] of counted) {
      for (const name of names) restore.push(watch(owner as Owner, name, cost, count, most));
    }
    await work();
  } finally {
    count.isOn = false;
    for (const one of restore) one();
  }
  // It may have been caught on the way.
  if (count.steps > most) throw new TooManySteps(`more than ${most} steps`);
  return count.steps;
}

type Owner = Record<string | symbol, Method>;

/** Gives what undoes it. */
function watch(
  owner: Owner,
  name: string | symbol,
  cost: Cost,
  count: { steps: number; isOn: boolean },
  most: number,
): () => void {
  const original = owner[name]!;
  owner[name] = function (this: unknown, ...args) {
    const from = this instanceof RegExp && (this.sticky || this.global) ? this.lastIndex : 0;
    const result = Reflect.apply(original, this, args);
    if (!count.isOn) return result;
    count.steps += 1 + cost(this, args, result, from);
    if (count.steps > most) throw new TooManySteps(`more than ${most} steps`);
    return result;
  };
  return () => {
    owner[name] = original;
  };
}
