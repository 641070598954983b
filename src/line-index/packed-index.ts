import { type LogIndex, lineLevels, type NamedCount } from "./log-index.ts";

/**
 * An index as bytes, for browsers: numbers as they lie in memory (all platforms have the little end first), so that
 * nothing is read one by one. Larger numbers come first: an array has to begin at a multiple of its numbers' size.
 *
 * - 4 bytes each: which form this is, lines, folds
 * - 4 bytes each: for all folds `first`, then `end`, then `repeats`
 * - 2 bytes each: `threadOf`, then `loggerOf`
 * - 1 byte each: `levels`, then `begins`
 * - the rest as JSON
 */
const form = 0x4c_4e_32_00;
const headNumbers = 3;

interface Rest {
  levelCounts: number[];
  threads: NamedCount[];
  loggers: NamedCount[];
}

export function packIndex(index: LogIndex): Uint8Array {
  const { folds, lineCount, levelCounts, threads, loggers } = index;
  const rest: Rest = { levelCounts, threads, loggers };
  const parts = [
    Uint32Array.of(form, lineCount, folds.first.length),
    folds.first,
    folds.end,
    folds.repeats,
    index.threadOf,
    index.loggerOf,
    index.levels,
    index.begins,
    new TextEncoder().encode(JSON.stringify(rest)),
  ];
  const packed = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0));
  let at = 0;
  for (const part of parts) {
    packed.set(new Uint8Array(part.buffer, part.byteOffset, part.byteLength), at);
    at += part.byteLength;
  }
  return packed;
}

/** `null` where the bytes are none: cut off, or of another version. */
export function unpackIndex(bytes: ArrayBuffer): LogIndex | null {
  if (bytes.byteLength < headNumbers * 4) return null;
  const [found, lineCount, foldCount] = new Uint32Array(bytes, 0, headNumbers) as unknown as [number, number, number];
  let at = headNumbers * 4;
  if (found !== form || bytes.byteLength < at + foldCount * 12 + lineCount * 6) return null;
  const take = <Numbers>(
    Kind: new (buffer: ArrayBuffer, offset: number, length: number) => Numbers,
    size: number,
    length: number,
  ): Numbers => {
    const numbers = new Kind(bytes, at, length);
    at += size * length;
    return numbers;
  };
  const folds = {
    first: take(Int32Array, 4, foldCount),
    end: take(Int32Array, 4, foldCount),
    repeats: take(Int32Array, 4, foldCount),
  };
  const threadOf = take(Uint16Array, 2, lineCount);
  const loggerOf = take(Uint16Array, 2, lineCount);
  const levels = take(Uint8Array, 1, lineCount);
  const begins = take(Uint8Array, 1, lineCount);
  const rest = readRest(new Uint8Array(bytes, at));
  return rest && { lineCount, folds, threadOf, loggerOf, levels, begins, ...rest };
}

function readRest(bytes: Uint8Array): Rest | null {
  try {
    const rest = JSON.parse(new TextDecoder().decode(bytes)) as Rest;
    return rest.levelCounts.length === lineLevels.length ? rest : null;
  } catch {
    return null;
  }
}
