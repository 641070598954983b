import { type Random, seededRandom } from "../../sample-log.ts";

/** A seeded random source. */
export class Dice {
  private readonly random: Random;

  constructor(seed: number) {
    this.random = seededRandom(seed);
  }

  /** From 0 to one less than that. */
  below(sides: number): number {
    return Math.floor(this.random() * sides);
  }

  /** True once in so many times. */
  once(inTimes: number): boolean {
    return this.random() * inTimes < 1;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!;
  }

  bytes(length: number): Buffer {
    const made = Buffer.alloc(length);
    for (let i = 0; i < length; i++) made[i] = this.below(256);
    return made;
  }
}
