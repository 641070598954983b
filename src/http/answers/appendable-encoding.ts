import { brotliCompressSync, constants, crc32, deflateRawSync, zstdCompressSync } from "node:zlib";
import type { AnswerEncoding } from "../core/accept-encoding.ts";

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
  switch (encoding) {
    case "zstd":
      return zstdCompressSync(plain, {
        finishFlush: constants.ZSTD_e_flush,
        params: { [constants.ZSTD_c_compressionLevel]: 3 },
      });
    case "br":
      return brotliCompressSync(plain, {
        finishFlush: constants.BROTLI_OPERATION_FLUSH,
        params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
      });
    case "gzip":
      return Buffer.concat([gzipHeader, deflateRawSync(plain, { level: 5, finishFlush: constants.Z_SYNC_FLUSH })]);
    case "identity":
      return plain;
  }
}

/** The most that one uncompressed block can hold. No answer has a longer end. */
const maxEndBytes = 65_535;

/** What has to follow `open.bytes` so that the whole decodes to the plain bytes and `end`. */
export function finishingBytes(open: AppendableEncoding, end: Uint8Array): Uint8Array {
  if (end.length > maxEndBytes) throw new RangeError("the end of an answer is too long to be spliced");
  switch (open.encoding) {
    case "zstd":
      // zstd makes nothing of an empty input, not even the header of a frame.
      if (open.bytes.length === 0) return zstdCompressSync(end);
      return Buffer.concat([zstdLastBlock(end.length), end]);
    case "br":
      return Buffer.concat(end.length === 0 ? [brotliEnd] : [brotliBlock(end.length), end, brotliEnd]);
    case "gzip":
      return Buffer.concat([deflateLastBlock(end.length), end, gzipTrailer(open, end)]);
    case "identity":
      return end;
  }
}

/** The whole, for answers that are sent in one piece. */
export function finishedBytes(open: AppendableEncoding, end: Uint8Array): Uint8Array<ArrayBuffer> {
  return Buffer.concat([open.bytes, finishingBytes(open, end)]);
}

/** RFC 8878, 3.1.1.2: last block, type raw, its size. */
function zstdLastBlock(length: number): Buffer {
  const header = Buffer.alloc(3);
  header.writeUIntLE((length << 3) | 1, 0, 3);
  return header;
}

/** RFC 7932, 9.2: the last meta-block, empty. */
const brotliEnd = Buffer.from([0x03]);

/** RFC 7932, 9.2: not the last, a length of four nibbles, uncompressed. */
function brotliBlock(length: number): Buffer {
  const header = Buffer.alloc(3);
  header.writeUIntLE(((length - 1) << 3) | (1 << 19), 0, 3);
  return header;
}

/** RFC 1951, 3.2.4: final block, stored. */
function deflateLastBlock(length: number): Buffer {
  const header = Buffer.alloc(5);
  header[0] = 1;
  header.writeUInt16LE(length, 1);
  header.writeUInt16LE(~length & 0xffff, 3);
  return header;
}

function gzipTrailer({ crc, plainBytes }: AppendableEncoding, end: Uint8Array): Buffer {
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc32(end, crc), 0);
  trailer.writeUInt32LE((plainBytes + end.length) % 2 ** 32, 4);
  return trailer;
}
