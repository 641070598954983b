import { isAscii } from "node:buffer";

const percent = 0x25;
const plus = 0x2b;
const space = 0x20;

/** `+` is a space, `%XX` a byte; a `%` that starts no such pair stays what it is. */
export function decodeComponent(encoded: Uint8Array, plusIs = space): Uint8Array {
  return decodeEscapes(encoded, plusIs).bytes;
}

interface Decoded {
  bytes: Uint8Array;
  /** Whether every `%` starts a pair. */
  isStrict: boolean;
}

export function decodeEscapes(encoded: Uint8Array, plusIs: number): Decoded {
  // With room for the word that is written last, of which only the beginning may count.
  const decoded = Buffer.allocUnsafe(encoded.length + wordBytes);
  // What is encoded is ASCII, unless its sender forgot something.
  const words = encoded.length > 4 * wordBytes && isAscii(encoded) ? decodeWords(encoded, decoded, plusIs) : start;
  return decodeBytes(encoded, decoded, plusIs, words);
}

/** How far both sides have come. */
interface Progress {
  at: number;
  used: number;
  isStrict: boolean;
}

const start: Progress = { at: 0, used: 0, isStrict: true };
const wordBytes = 4;

/**
 * Four bytes at a time, for a log has tens of thousands. Of ASCII, the bytes of a word can be compared all at once: one
 * that is equal turns to zero, and is then the only one in which adding 0x7f leaves the highest bit unset.
 */
function decodeWords(encoded: Uint8Array, decoded: Buffer, plusIs: number): Progress {
  const from = new DataView(encoded.buffer, encoded.byteOffset, encoded.byteLength);
  const to = new DataView(decoded.buffer, decoded.byteOffset, decoded.byteLength);
  const last = encoded.length - wordBytes;
  const plusDiffers = plusIs === plus || !encoded.includes(plus) ? 0 : plus ^ plusIs;
  let at = 0;
  let used = 0;
  let isStrict = true;
  while (at <= last) {
    let word = from.getInt32(at, true);
    if ((word & 0xff) === percent) {
      const escaped = escapedBytes[(word >>> 8) & 0xffff]!;
      if (escaped < 0) {
        isStrict = false;
        decoded[used] = percent;
        at = (at + 1) | 0;
      } else {
        decoded[used] = escaped;
        at = (at + 3) | 0;
      }
      used = (used + 1) | 0;
      continue;
    }
    if (plusDiffers !== 0) word ^= Math.imul(equalBytes(word, 0x2b2b2b2b) >>> 7, plusDiffers);
    to.setInt32(used, word, true);
    const percents = equalBytes(word, 0x25252525);
    if (percents === 0) {
      at = (at + wordBytes) | 0;
      used = (used + wordBytes) | 0;
      continue;
    }
    const plain = bytesBefore(percents);
    at = (at + plain) | 0;
    used = (used + plain) | 0;
  }
  return { at, used, isStrict };
}

/** The highest bit of each byte that is the same in both words. */
function equalBytes(ascii: number, wanted: number): number {
  return ~((ascii ^ wanted) + 0x7f7f7f7f) & 0x80808080;
}

/** How many bytes of a word come before the first whose highest bit is set. */
function bytesBefore(highBits: number): number {
  return (32 - Math.clz32((highBits & -highBits) - 1)) >> 3;
}

function decodeBytes(encoded: Uint8Array, decoded: Buffer, plusIs: number, from: Progress): Decoded {
  const { length } = encoded;
  let { at, used, isStrict } = from;
  while (at < length) {
    const byte = encoded[at]!;
    // First what nearly every byte is.
    if (byte !== percent) {
      decoded[used++] = byte === plus ? plusIs : byte;
      at++;
      continue;
    }
    const escaped = at + 2 < length ? escapedByte(encoded[at + 1]!, encoded[at + 2]!) : -1;
    if (escaped >= 0) {
      decoded[used++] = escaped;
      at += 3;
    } else {
      isStrict = false;
      decoded[used++] = byte;
      at++;
    }
  }
  return { bytes: decoded.subarray(0, used), isStrict };
}

/** By the two digits as they stand in memory: one lookup for both. */
const escapedBytes = new Int16Array(0x1_0000).fill(-1);
const hexDigits = [..."0123456789abcdefABCDEF"];
for (const high of hexDigits) {
  for (const low of hexDigits) {
    escapedBytes[high.charCodeAt(0) | (low.charCodeAt(0) << 8)] = Number.parseInt(high + low, 16);
  }
}

/** The byte of two hexadecimal digits; negative where they are none. */
export function escapedByte(high: number, low: number): number {
  return escapedBytes[high | (low << 8)]!;
}
