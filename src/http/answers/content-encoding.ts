import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip } from "node:zlib";
import type { AnswerEncoding } from "../core/accept-encoding.ts";
import { maxSmallTextBytes } from "./small-text.ts";

/** A small answer is kept, so its size counts. A large one is made anew for every few readers, and its time counts. */
const smallLevels = { zstd: 3, br: 4, gzip: 5 } as const;
/** Twice to four times as fast on ten megabytes, for an eighth more bytes. */
export const largeLevels = { zstd: 1, br: 1, gzip: 2 } as const;

export function levelsFor({ length }: Uint8Array): typeof smallLevels | typeof largeLevels {
  return length <= maxSmallTextBytes ? smallLevels : largeLevels;
}

/**
 * Encodes a whole answer for its `Content-Encoding`, fast rather than small, because somebody is waiting. For an answer
 * whose end is not known yet, see `appendable-encoding.ts`.
 */
const gzipAsync = promisify(gzip) as (bytes: Uint8Array, options: { level: number }) => Promise<Uint8Array>;
const brotliAsync = promisify(brotliCompress) as (bytes: Uint8Array, options: object) => Promise<Uint8Array>;

/** On the platform's threads: for small answers of the request thread. */
export async function encodeAsync(bytes: Uint8Array, encoding: AnswerEncoding): Promise<Uint8Array> {
  const { zstd, br, gzip: level } = levelsFor(bytes);
  switch (encoding) {
    case "zstd":
      return Bun.zstdCompress(bytes as Uint8Array<ArrayBuffer>, { level: zstd });
    case "br":
      return brotliAsync(bytes, brotliOptions(br));
    case "gzip":
      return gzipAsync(bytes, { level });
    case "identity":
      return bytes;
  }
}

/** On this thread: for worker threads. */
export function encodeSync(bytes: Uint8Array, encoding: AnswerEncoding): Uint8Array {
  const input = bytes as Uint8Array<ArrayBuffer>;
  const { zstd, br, gzip: level } = levelsFor(bytes);
  switch (encoding) {
    case "zstd":
      return Bun.zstdCompressSync(input, { level: zstd });
    case "br":
      return brotliCompressSync(input, brotliOptions(br));
    case "gzip":
      // As fast as zlib's second level, and smaller than its third. It cannot leave a stream open.
      if (level === largeLevels.gzip) return Bun.gzipSync(input, { level: 1, library: "libdeflate" });
      return Bun.gzipSync(input, { level });
    case "identity":
      return bytes;
  }
}

export function brotliOptions(quality: number) {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: quality } };
}
