import { gunzipSync, type ZlibOptions } from "node:zlib";

/** What is larger could become so much larger that finding that out would hold up others: some milliseconds for this. */
const smallPacked = 16 * 1024;
const distrustMs = 60_000;
const smallStep = 16 * 1024;
/** What deflate makes of one byte at most. */
const maxExpansion = 1032;

/** Unpacks all that it is given. */
export type UnpackWhole = (gzip: Uint8Array) => Uint8Array;

/**
 * A gzip file ends with the size of its content. Where that is true, as it nearly always is, the content is unpacked into
 * one piece that fits, and nothing has to be joined. A size is not believed where it is beyond what fits or what packs so well.
 *
 * Small files are unpacked by a library that takes half the time, and cannot be told where to stop: where the size is a
 * lie, it tries again with more room until all fits. So, after a file that was not what it said, none is given to it for
 * a while: lying pays once a minute, for all clients together.
 */
export class Gunzip {
  private distrustedUntil = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly unpackWhole: UnpackWhole = withLibdeflate,
    private readonly now = () => performance.now(),
  ) {}

  /** Throws what `gunzipSync` throws. */
  unpack(bytes: Uint8Array, options: ZlibOptions): Uint8Array {
    if (hasTooManyFiles(bytes)) throw new Error("the gzip data has too many files");
    const stated = statedSize(bytes);
    const fits = stated <= options.maxOutputLength! && stated <= maxExpansion * bytes.length;
    if (!fits) return gunzipSync(bytes, options);
    const whole = this.mayBeUnpackedWhole(bytes, stated) ? this.tryWhole(bytes, stated) : null;
    if (whole) return whole;
    // One more, for a piece that is full is followed by another.
    return gunzipSync(bytes, { ...options, chunkSize: Math.max(stated + 1, smallStep) });
  }

  /** The library reads the first of several files, and passes over the others. It passes over a header's checksum, too. */
  private mayBeUnpackedWhole(bytes: Uint8Array, stated: number): boolean {
    if (stated === 0 || bytes.length > smallPacked || this.now() < this.distrustedUntil) return false;
    if ((bytes[3]! & headerChecksum) !== 0) return false;
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).indexOf(header, 1) < 0;
  }

  /** What follows a file does not trouble the library, and can be taken for its size. */
  private tryWhole(bytes: Uint8Array, stated: number): Uint8Array | null {
    try {
      const whole = this.unpackWhole(bytes);
      if (whole.length === stated) return whole;
    } catch {
      // Whoever unpacks it in pieces says what is wrong.
    }
    this.distrustedUntil = this.now() + distrustMs;
    return null;
  }
}

const header = Buffer.from([0x1f, 0x8b, 8]);
/** RFC 1952, 2.3.1: FHCRC. */
const headerChecksum = 2;

/** Rotated logs that were put together are some dozen. Empty ones are twenty bytes each, and cost as much work. */
const maxFiles = 10_000;

/** By their headers, which three bytes of a log's own packed text hardly ever look like. */
function hasTooManyFiles(bytes: Uint8Array): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  let files = 0;
  for (let at = buffer.indexOf(header); at !== -1 && files <= maxFiles; at = buffer.indexOf(header, at + 1)) files++;
  return files > maxFiles;
}

function withLibdeflate(gzip: Uint8Array): Uint8Array {
  return Bun.gunzipSync(gzip as Uint8Array<ArrayBuffer>, { library: "libdeflate" });
}

function statedSize(bytes: Uint8Array): number {
  const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(-4);
  return (a | (b << 8) | (c << 16) | (d << 24)) >>> 0;
}
