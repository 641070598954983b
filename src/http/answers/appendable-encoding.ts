import { brotliCompressSync, constants, crc32, deflateRawSync, zstdCompressSync } from "node:zlib";
import type { AnswerEncoding } from "../core/accept-encoding.ts";
import { brotliOptions, largeLevels, levelsFor } from "./content-encoding.ts";

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
  /** Nothing more can be appended to a stream of gzip but its checksum and its length. */
  isClosed?: true;
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

/** Of all pieces up to one. */
export type PieceSums = Pick<AppendableEncoding, "crc" | "plainBytes">;

/**
 * The next piece of a stream of gzip, or the first one. Its sums are of all pieces so far, and the next one can follow it
 * at once: what is flushed ends at a byte, and no piece refers to what is in another.
 */
export function gzipPiece(plain: Uint8Array, before: PieceSums | null): AppendableEncoding {
  const packed = deflateRawSync(plain, {
    level: largeLevels.gzip,
    finishFlush: constants.Z_SYNC_FLUSH,
    chunkSize: pieceStep,
  });
  return { ...gzipSums(plain, before), bytes: before ? packed : Buffer.concat([gzipHeader, packed]) };
}

/** What is packed at a time. */
const pieceStep = 256 * 1024;

/** The last piece of a stream, of which only the sums are to follow: quicker, and smaller, but it cannot be left open. */
export function lastGzipPiece(plain: Uint8Array, before: PieceSums | null): AppendableEncoding {
  const packed = Bun.deflateSync(plain as Uint8Array<ArrayBuffer>, { level: 1, library: "libdeflate" });
  return { ...gzipSums(plain, before), bytes: before ? packed : Buffer.concat([gzipHeader, packed]), isClosed: true };
}

function gzipSums(plain: Uint8Array, before: PieceSums | null): PieceSums & { encoding: "gzip" } {
  const crc = crc32(plain, before?.crc ?? 0);
  return { encoding: "gzip", crc, plainBytes: (before?.plainBytes ?? 0) + plain.length };
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
  if (open.isClosed) return bytes.subarray(0, writeGzipTrailer(bytes, 0, open.crc, open.plainBytes));
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
      return writeGzipTrailer(target, to, crc32(end, open.crc), open.plainBytes + length);
    case "identity":
      return to;
  }
}

function writeGzipTrailer(target: Buffer, at: number, crc: number, plainBytes: number): number {
  target.writeUInt32LE(crc, at);
  return target.writeUInt32LE(plainBytes % 2 ** 32, at + 4);
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
