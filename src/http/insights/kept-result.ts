import { constants, zstdCompressSync } from "node:zlib";
import { utf8Text } from "../core/utf8-text.ts";

/**
 * A result of the analysis threads as it is stored, sent to other threads and kept in memory: packed, a line of JSON with
 * what has to be known at once, and the result itself, which is read where it is needed. Reading one takes long enough to
 * hold up other requests.
 */
export interface KeptResult<Head> {
  head: Head;
  packed: Uint8Array;
  /** Of the result as JSON. */
  bytes: number;
}

const lineBreak = 0x0a;

/** Has a checksum: what is damaged is told from what is not without reading it. For worker threads. */
export function packResult(head: object, result: unknown): Uint8Array {
  return zstdCompressSync(`${JSON.stringify(head)}\n${JSON.stringify(result)}`, {
    params: { [constants.ZSTD_c_compressionLevel]: 3, [constants.ZSTD_c_checksumFlag]: 1 },
  });
}

/** `null` where there is none, or where it is damaged: it can be made again, and replaced. */
export async function openResult<Head>(packed: Uint8Array | null): Promise<KeptResult<Head> | null> {
  if (!packed) return null;
  try {
    const plain = await Bun.zstdDecompress(packed as Uint8Array<ArrayBuffer>);
    const end = plain.indexOf(lineBreak);
    if (end === -1) return null;
    return { head: JSON.parse(utf8Text(plain.subarray(0, end))) as Head, packed, bytes: plain.length - end - 1 };
  } catch {
    return null;
  }
}

export function resultIn<Result>(packed: Uint8Array): Result {
  const plain = Bun.zstdDecompressSync(packed as Uint8Array<ArrayBuffer>);
  return JSON.parse(utf8Text(plain.subarray(plain.indexOf(lineBreak) + 1))) as Result;
}
