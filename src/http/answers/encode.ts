import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { AnswerEncoding } from "../core/accept-encoding.ts";

const gzipAsync = promisify(gzip) as (bytes: Uint8Array, options: { level: number }) => Promise<Uint8Array>;
const brotliAsync = promisify(brotliCompress) as (bytes: Uint8Array, options: object) => Promise<Uint8Array>;

/** Compresses a small answer on the platform's threads, at the levels of `encodeSync`. */
export async function encodeAsync(bytes: Uint8Array, encoding: AnswerEncoding): Promise<Uint8Array> {
  switch (encoding) {
    case "zstd":
      return Bun.zstdCompress(bytes as Uint8Array<ArrayBuffer>, { level: 3 });
    case "br":
      return brotliAsync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
    case "gzip":
      return gzipAsync(bytes, { level: 5 });
    case "identity":
      return bytes;
  }
}
