import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip } from "node:zlib";
import type { AnswerEncoding } from "../core/accept-encoding.ts";

/**
 * Encodes a whole answer for its `Content-Encoding`, fast rather than small, because somebody is waiting. For an answer
 * whose end is not known yet, see `appendable-encoding.ts`.
 */
const zstdOptions = { level: 3 };
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const gzipOptions = { level: 5 } as const;

const gzipAsync = promisify(gzip) as (bytes: Uint8Array, options: { level: number }) => Promise<Uint8Array>;
const brotliAsync = promisify(brotliCompress) as (bytes: Uint8Array, options: object) => Promise<Uint8Array>;

/** On the platform's threads: for small answers of the request thread. */
export async function encodeAsync(bytes: Uint8Array, encoding: AnswerEncoding): Promise<Uint8Array> {
  switch (encoding) {
    case "zstd":
      return Bun.zstdCompress(bytes as Uint8Array<ArrayBuffer>, zstdOptions);
    case "br":
      return brotliAsync(bytes, brotliOptions);
    case "gzip":
      return gzipAsync(bytes, gzipOptions);
    case "identity":
      return bytes;
  }
}

/** On this thread: for worker threads. */
export function encodeSync(bytes: Uint8Array, encoding: AnswerEncoding): Uint8Array {
  const input = bytes as Uint8Array<ArrayBuffer>;
  switch (encoding) {
    case "zstd":
      return Bun.zstdCompressSync(input, zstdOptions);
    case "br":
      return brotliCompressSync(input, brotliOptions);
    case "gzip":
      return Bun.gzipSync(input, gzipOptions);
    case "identity":
      return bytes;
  }
}
