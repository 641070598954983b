import {
  brotliDecompressSync,
  constants,
  gunzipSync,
  inflateRawSync,
  inflateSync,
  type ZlibOptions,
  zstdDecompressSync,
} from "node:zlib";
import { Refusal } from "../../wire/refusal.ts";
import { freeBytes } from "../../work/free-bytes.ts";
import { Gunzip } from "./gunzip.ts";
import { endsWithWholeFrame } from "./zstd-frames.ts";

const gzip = new Gunzip();

type Unpacker = (bytes: Uint8Array, options: ZlibOptions) => Uint8Array;

const unpackers: Record<string, Unpacker> = {
  gzip: (bytes, options) => gzip.unpack(bytes, options),
  "x-gzip": (bytes, options) => gzip.unpack(bytes, options),
  deflate: inflateEither,
  br: brotliDecompressSync,
  zstd: unpackZstd,
};

export const acceptedContentEncodings = ["gzip", "deflate", "br", "zstd"] as const;

/** More layers than this are a trick, not a log. */
export const maxLayers = 3;

/** Undoes `Content-Encoding`. Unpacking stops at `limit` bytes: what is larger is refused, however small it came in. */
export function decodeContentEncoding(
  bytes: Uint8Array,
  header: string | null,
  limit: number,
  tooLarge: Refusal,
): Uint8Array {
  const layers = contentEncodings(header);
  let unpacked = bytes;
  for (const layer of layers.reverse()) {
    const packed = unpacked;
    unpacked = unpack(packed, layer, limit, tooLarge);
    if (packed !== bytes && packed !== unpacked) freeBytes(packed);
  }
  return unpacked;
}

/** The encodings of a body in the order in which they were applied; refuses those that nobody here can undo. */
export function contentEncodings(header: string | null): string[] {
  const layers = namedEncodings(header);
  const unknown = layers.find((layer) => !Object.hasOwn(unpackers, layer));
  if (unknown !== undefined || layers.length > maxLayers) {
    throw new Refusal(
      415,
      `This \`Content-Encoding\` is not supported. Send the body plain, or as ${acceptedContentEncodings.join(", ")}.`,
    );
  }
  return layers;
}

/** All encodings that a header names, known or not. */
export function namedEncodings(header: string | null): string[] {
  return (header ?? "")
    .split(",")
    .map((token) => token.trim().toLowerCase())
    .filter((token) => token !== "" && token !== "identity");
}

/** A body that is itself a gzip file, as servers leave their rotated logs. */
export function isGzipFile(bytes: Uint8Array): boolean {
  return bytes.length > 2 && bytes[0] === 0x1f && bytes[1] === 0x8b && bytes[2] === 8;
}

/** So much of a gzip file is enough to unpack the first bytes of its content, and unpacks to no more than is small. */
const startBytes = 4096;

/** How the content of a gzip file begins; nothing where it is damaged. */
export function gunzippedStart(bytes: Uint8Array): Uint8Array {
  try {
    return gunzipSync(bytes.subarray(0, startBytes), { finishFlush: constants.Z_SYNC_FLUSH });
  } catch {
    return new Uint8Array();
  }
}

export function unpack(bytes: Uint8Array, encoding: string, limit: number, tooLarge: Refusal): Uint8Array {
  if (bytes.length === 0) return bytes;
  try {
    return unpackers[encoding]!(bytes, { maxOutputLength: limit, chunkSize: outputStep(bytes.length) });
  } catch (error) {
    if ((error as { code?: string }).code === "ERR_BUFFER_TOO_LARGE") throw tooLarge;
    throw new Refusal(400, `The body is not valid ${encoding} data: it is damaged or cut off.`);
  }
}

/** What is unpacked at a time, in pieces that are joined at last: most logs in one piece, and small ones in a small one. */
function outputStep(packedBytes: number): number {
  return packedBytes > 4096 ? 128 * 1024 : 16 * 1024;
}

/** The platform takes the end of the bytes for the end of the text, so a cut-off log would be stored without its end. */
function unpackZstd(bytes: Uint8Array, options: ZlibOptions): Uint8Array {
  if (!endsWithWholeFrame(bytes)) throw new Error("the zstd data is cut off");
  return zstdDecompressSync(bytes, { maxOutputLength: options.maxOutputLength });
}

/** `deflate` means zlib by the standard and raw deflate by habit; both are sent. */
function inflateEither(bytes: Uint8Array, options: ZlibOptions): Uint8Array {
  const looksLikeZlib = (bytes[0]! & 0x0f) === 8 && bytes.length > 1 && ((bytes[0]! << 8) | bytes[1]!) % 31 === 0;
  if (!looksLikeZlib) return inflateRawSync(bytes, options);
  try {
    return inflateSync(bytes, options);
  } catch (error) {
    if ((error as { code?: string }).code === "ERR_BUFFER_TOO_LARGE") throw error;
    return inflateRawSync(bytes, options);
  }
}
