import type { LogId } from "./ports.ts";

/** Letters and digits without look-alikes: no `0 O o`, no `1 l I`. */
export const idAlphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz";
export const idLength = 10;

const idPattern = new RegExp(`^[${idAlphabet}]{${idLength}}$`);

export type RandomBytes = (length: number) => Uint8Array;

export const systemRandomBytes: RandomBytes = (length) => crypto.getRandomValues(new Uint8Array(length));

/** 58 bits of the operating system's randomness: unguessable, so that only those with the link can read. */
export function newLogId(randomBytes: RandomBytes = systemRandomBytes): LogId {
  let id = "";
  while (id.length < idLength) {
    for (const byte of randomBytes(16)) {
      // Bytes past the last whole multiple would make the first letters more likely than the others.
      if (byte >= idAlphabet.length * 4) continue;
      id += idAlphabet[byte % idAlphabet.length];
      if (id.length === idLength) break;
    }
  }
  return id as LogId;
}

export function asLogId(text: string): LogId | null {
  return idPattern.test(text) ? (text as LogId) : null;
}
