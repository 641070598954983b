import { describe, expect, test } from "bun:test";
import {
  brotliCompressSync,
  deflateRawSync,
  deflateSync,
  gzipSync,
  constants as zlib,
  zstdCompressSync,
} from "node:zlib";
import { refusalOf } from "../../../tests/support/refusal-of.ts";
import { Refusal } from "../../wire/refusal.ts";
import { freeBytes } from "../../work/free-bytes.ts";
import { contentEncodings, decodeContentEncoding, isGzipFile, unpack } from "./content-encoding.ts";

const text = Buffer.from("[10:30:00] [Server thread/INFO]: Done (3.2s)! 日志\r\n".repeat(200));
const limit = 10 * 1024 * 1024;

const tooLarge = new Refusal(413, "too large");

const packers: [header: string, pack: (bytes: Uint8Array) => Uint8Array][] = [
  ["gzip", (bytes) => gzipSync(bytes)],
  ["x-gzip", (bytes) => gzipSync(bytes)],
  ["deflate", (bytes) => deflateSync(bytes)],
  ["deflate", (bytes) => deflateRawSync(bytes)],
  ["br", (bytes) => brotliCompressSync(bytes)],
  ["zstd", (bytes) => zstdCompressSync(bytes)],
];

describe.each(packers)("%s", (encoding, pack) => {
  test("is undone", () => {
    expect(Buffer.from(decodeContentEncoding(pack(text), encoding, limit, tooLarge)).equals(text)).toBe(true);
  });

  test("may unpack to exactly the limit, and not to one byte more", () => {
    expect(decodeContentEncoding(pack(text), encoding, text.length, tooLarge)).toHaveLength(text.length);
    const refusal = refusalOf(() => decodeContentEncoding(pack(text), encoding, text.length - 1, tooLarge));
    expect(refusal.code).toBe(413);
    expect(refusal).toBe(tooLarge);
  });

  test("is 413 for a bomb", () => {
    expect(refusalOf(() => unpack(pack(Buffer.alloc(5_000_000)), encoding, 100_000, tooLarge)).code).toBe(413);
  });

  test("is 400 wherever it is cut off", () => {
    const packed = pack(text);
    for (const length of [1, 4, 9, packed.length >> 1, packed.length - 5, packed.length - 1]) {
      const refusal = refusalOf(() => decodeContentEncoding(packed.subarray(0, length), encoding, limit, tooLarge));
      expect([length, refusal.code]).toEqual([length, 400]);
      expect(refusal.message).toBe(`The body is not valid ${encoding} data: it is damaged or cut off.`);
    }
  });

  test("is 400 for what is something else", () => {
    expect(refusalOf(() => decodeContentEncoding(text, encoding, limit, tooLarge)).code).toBe(400);
  });

  test("leaves an empty body empty", () => {
    expect(decodeContentEncoding(new Uint8Array(), encoding, limit, tooLarge)).toHaveLength(0);
  });
});

describe("deflate", () => {
  test("is read as raw where the raw data happens to begin like zlib", () => {
    // A stored block of 0x98 bytes, whose padding bits (which mean nothing) are set: `78 98`, a good zlib header.
    const bytes = Buffer.concat([
      Buffer.from([0x78, 0x98, 0x00, 0x67, 0xff]),
      Buffer.alloc(0x98, "x"),
      deflateRawSync(Buffer.from("the end")),
    ]);
    const unpacked = Buffer.from(unpack(bytes, "deflate", limit, tooLarge)).toString();
    expect(unpacked).toBe(`${"x".repeat(0x98)}the end`);
  });
});

describe("zstd", () => {
  test("in several frames, as `cat a.zst b.zst` makes them, is read to the end", () => {
    const frames = Buffer.concat([zstdCompressSync("one\n"), zstdCompressSync("two\n")]);
    expect(Buffer.from(unpack(frames, "zstd", limit, tooLarge)).toString()).toBe("one\ntwo\n");
  });

  test("with a checksum is read, and refused without the end of it", () => {
    const packed = zstdCompressSync(text, { params: { [zlib.ZSTD_c_checksumFlag]: 1 } });
    expect(Buffer.from(unpack(packed, "zstd", limit, tooLarge)).equals(text)).toBe(true);
    expect(refusalOf(() => unpack(packed.subarray(0, -1), "zstd", limit, tooLarge)).code).toBe(400);
    expect(refusalOf(() => unpack(packed.subarray(0, -4), "zstd", limit, tooLarge)).code).toBe(400);
  });
});

describe("gzip", () => {
  test("in several members, as `cat a.gz b.gz` makes them, is read to the end", () => {
    const members = Buffer.concat([gzipSync("one\n"), gzipSync("two\n")]);
    expect(Buffer.from(unpack(members, "gzip", limit, tooLarge)).toString()).toBe("one\ntwo\n");
  });

  test("in several members is held to the limit by all of them", () => {
    const members = Buffer.concat([gzipSync(text), gzipSync("the end")]);
    expect(unpack(members, "gzip", text.length + 7, tooLarge)).toHaveLength(text.length + 7);
    expect(refusalOf(() => unpack(members, "gzip", text.length + 6, tooLarge)).code).toBe(413);
  });

  test("that is followed by zeros, as on tapes, is read, and by anything else refused", () => {
    const followedBy = (rest: Uint8Array) => Buffer.concat([gzipSync(text), rest]);
    expect(unpack(followedBy(Buffer.alloc(100)), "gzip", limit, tooLarge)).toHaveLength(text.length);
    for (const rest of ["x", "something else", "\x1f", "\x1f\x8b\x08"]) {
      expect(refusalOf(() => unpack(followedBy(Buffer.from(rest, "latin1")), "gzip", limit, tooLarge)).code).toBe(400);
    }
  });

  test.each<[told: number]>([[0], [1], [text.length - 1], [text.length + 1], [limit], [limit + 1], [0xffff_ffff]])(
    "that says it has %d bytes, which is not true, is refused",
    (told) => {
      const packed = gzipSync(text);
      packed.writeUInt32LE(told, packed.length - 4);
      expect(refusalOf(() => unpack(packed, "gzip", limit, tooLarge)).code).toBe(400);
      const bomb = gzipSync(Buffer.alloc(5_000_000));
      bomb.writeUInt32LE(told, bomb.length - 4);
      expect(refusalOf(() => unpack(bomb, "gzip", 1_000_000, tooLarge)).code).toBe(413);
    },
  );

  test("takes no more memory than its content, whatever it says", () => {
    expect(unpack(gzipSync(text), "gzip", limit, tooLarge).buffer.byteLength).toBeLessThan(text.length + 16 * 1024);
    expect(unpack(gzipSync(Buffer.alloc(5_000_000)), "gzip", limit, tooLarge).buffer.byteLength).toBe(5_000_001);
  });
});

describe("several encodings", () => {
  test("are undone in the reverse of the order they are named in", () => {
    const body = zstdCompressSync(brotliCompressSync(gzipSync(text)));
    expect(Buffer.from(decodeContentEncoding(body, "gzip, br,zstd", limit, tooLarge)).equals(text)).toBe(true);
    expect(refusalOf(() => decodeContentEncoding(body, "zstd, br, gzip", limit, tooLarge)).code).toBe(400);
  });

  test("are held to the limit in every layer", () => {
    const bomb = gzipSync(gzipSync(Buffer.alloc(50_000_000)));
    expect(refusalOf(() => decodeContentEncoding(bomb, "gzip, gzip", 1_000_000, tooLarge)).code).toBe(413);
  });

  test("of more than three layers are 415", () => {
    expect(contentEncodings("gzip, gzip, gzip")).toEqual(["gzip", "gzip", "gzip"]);
    expect(refusalOf(() => contentEncodings("gzip, gzip, gzip, gzip")).code).toBe(415);
  });
});

describe("the header", () => {
  test.each<[header: string | null, layers: string[]]>([
    [null, []],
    ["", []],
    ["identity", []],
    [" GZip ", ["gzip"]],
    ["identity, gzip, , Identity", ["gzip"]],
    ["x-gzip", ["x-gzip"]],
  ])("%j", (header, layers) => {
    expect(contentEncodings(header)).toEqual(layers);
  });

  test.each(["compress", "lzma", "utf-8", "gzip;q=1", "gzip, snappy", "aes128gcm", "constructor", "__proto__", "*"])(
    "%j is 415, and says what is supported",
    (header) => {
      const refusal = refusalOf(() => decodeContentEncoding(text, header, limit, tooLarge));
      expect(refusal.code).toBe(415);
      expect(refusal.message).toBe(
        "This `Content-Encoding` is not supported. Send the body plain, or as gzip, deflate, br, zstd.",
      );
    },
  );

  test("that is absent leaves the body as it is", () => {
    expect(decodeContentEncoding(text, null, 1, tooLarge)).toBe(text);
  });
});

describe("a gzip file", () => {
  test("is known by its first bytes", () => {
    expect(isGzipFile(gzipSync("x"))).toBe(true);
    expect(isGzipFile(Buffer.from([0x1f, 0x8b, 8]))).toBe(true);
    expect(isGzipFile(Buffer.from([0x1f, 0x8b]))).toBe(false);
    expect(isGzipFile(Buffer.from([0x1f, 0x8b, 7, 0]))).toBe(false);
    expect(isGzipFile(Buffer.from("plain text"))).toBe(false);
    expect(isGzipFile(new Uint8Array())).toBe(false);
  });
});

test("what gzip unpacked into one piece can be given back at once", () => {
  // What nobody can pack, so that it is large as well when it is packed.
  const large = new Uint8Array(100_000);
  for (let i = 0, state = 1; i < large.length; i++) {
    state = Math.imul(state, 1_664_525) + 1_013_904_223;
    large[i] = state >>> 24;
  }
  const unpacked = decodeContentEncoding(gzipSync(large), "gzip", limit, tooLarge);
  expect(unpacked.length).toBe(large.length);
  freeBytes(unpacked);
  expect(unpacked.length).toBe(0);
});
