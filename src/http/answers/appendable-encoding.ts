import { brotliCompressSync, constants, crc32, deflateRawSync, zstdCompressSync } from "node:zlib";
import type { AnswerEncoding } from "../core/accept-encoding.ts";
import { brotliOptions, levelsFor } from "./content-encoding.ts";

/**
 * Encoded bytes that are not closed yet: every answer appends an end of its own without encoding the rest again. Each
 * format is flushed to a byte boundary, and takes what follows as a block that is not compressed.
 */
export interface AppendableEncoding {
  bytes: Uint8Array;
  encoding: AnswerEncoding;
  /** Of the plain bytes: a gzip stream ends with its checksum and its length. */
  crc: number;
  plainBytes: number;
}

/** Bytes that are sent as they are, whatever they are encoded in, with or without an end. */
export function identityEncoding(bytes: Uint8Array): AppendableEncoding {
  return { bytes, encoding: "identity", crc: 0, plainBytes: bytes.length };
}

const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/** Fast rather than small: somebody waits for it. For worker threads. */
export function encodeAppendable(plain: Uint8Array, encoding: AnswerEncoding): AppendableEncoding {
  const crc = encoding === "gzip" ? crc32(plain) : 0;
  return { bytes: flushed(plain, encoding), encoding, crc, plainBytes: plain.length };
}

function flushed(plain: Uint8Array, encoding: AnswerEncoding): Uint8Array {
  const { zstd, br, gzip: level } = levelsFor(plain);
  switch (encoding) {
    case "zstd":
      return zstdCompressSync(plain, {
        finishFlush: constants.ZSTD_e_flush,
        params: { [constants.ZSTD_c_compressionLevel]: zstd },
      });
    case "br":
      return brotliCompressSync(plain, {
        ...brotliOptions(br),
        finishFlush: constants.BROTLI_OPERATION_FLUSH,
      });
    case "gzip":
      return Buffer.concat([gzipHeader, deflateRawSync(plain, { level, finishFlush: constants.Z_SYNC_FLUSH })]);
    case "identity":
      return plain;
  }
}

/** The most that one uncompressed block can hold. No answer has a longer end. */
const maxEndBytes = 65_535;

/** Room for an end and for what its format wants around it, whatever its characters are. */
export function roomFor(end: string): number {
  return 3 * end.length + 16;
}

/** What has to follow `open.bytes` so that the whole decodes to the plain bytes and `end`. */
export function finishingBytes(open: AppendableEncoding, end: string): Uint8Array {
  // zstd makes nothing of an empty input, not even the header of a frame.
  if (open.encoding === "zstd" && open.bytes.length === 0) return zstdCompressSync(end);
  const bytes = Buffer.allocUnsafeSlow(roomFor(end));
  return bytes.subarray(0, writeEnd(bytes, 0, open, end));
}

/** The whole, for answers that are sent in one piece. */
export function finishedBytes(open: AppendableEncoding, end: string): Uint8Array<ArrayBuffer> {
  return Buffer.concat([open.bytes, finishingBytes(open, end)]);
}

/** Writes what has to follow `open.bytes`, which must not be empty, and returns where that ends. */
export function writeEnd(target: Buffer, at: number, open: AppendableEncoding, end: string): number {
  const from = at + headerBytes[open.encoding];
  const length = target.write(end, from);
  if (length > maxEndBytes) throw new RangeError("the end of an answer is too long to be spliced");
  const to = from + length;
  switch (open.encoding) {
    case "zstd":
      // RFC 8878, 3.1.1.2: last block, type raw, its size.
      target.writeUIntLE((length << 3) | 1, at, 3);
      return to;
    case "br":
      return writeBrotliEnd(target, at, length);
    case "gzip":
      // RFC 1951, 3.2.4: final block, stored. Then the trailer of RFC 1952.
      target[at] = 1;
      target.writeUInt16LE(length, at + 1);
      target.writeUInt16LE(~length & 0xffff, at + 3);
      target.writeUInt32LE(crc32(end, open.crc), to);
      target.writeUInt32LE((open.plainBytes + length) % 2 ** 32, to + 4);
      return to + 8;
    case "identity":
      return to;
  }
}

/** After bytes of an end were changed in place, from `from` to `to`: only gzip has a checksum of them. */
export function updateChecksum(target: Buffer, from: number, to: number, open: AppendableEncoding): void {
  if (open.encoding === "gzip") target.writeUInt32LE(crc32(target.subarray(from, to), open.crc), to);
}

/** Of an uncompressed block. */
export const headerBytes: Record<AnswerEncoding, number> = { zstd: 3, br: 3, gzip: 5, identity: 0 };

/** RFC 7932, 9.2: the last meta-block, empty. */
const brotliEnd = 0x03;

/** RFC 7932, 9.2: not the last, a length of four nibbles, uncompressed. There is no such block without content. */
function writeBrotliEnd(target: Buffer, at: number, length: number): number {
  if (length > 0) target.writeUIntLE(((length - 1) << 3) | (1 << 19), at, 3);
  const to = length > 0 ? at + headerBytes.br + length : at;
  target[to] = brotliEnd;
  return to + 1;
}
