import type { Random } from "../../sample-log.ts";

/** A bit that a disk turns around. */
export interface Flip {
  at: number;
  bit: number;
}

export function randomFlip(random: Random, bytes: number): Flip {
  return { at: Math.floor(random() * bytes), bit: Math.floor(random() * 8) };
}

export function flipped(whole: Buffer, { at, bit }: Flip): Buffer {
  const spoilt = Buffer.from(whole);
  spoilt[at]! ^= 1 << bit;
  return spoilt;
}

export function flipText({ at, bit }: Flip): string {
  return `bit ${bit} of byte ${at}`;
}
