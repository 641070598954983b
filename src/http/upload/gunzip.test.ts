import { describe, expect, test } from "bun:test";
import { gunzipSync, gzipSync } from "node:zlib";
import { Gunzip, type UnpackWhole } from "./gunzip.ts";

const text = Buffer.from("[10:30:00] [Server thread/INFO]: Done (3.2s)! 日志\r\n".repeat(200));
const options = { maxOutputLength: 256 * 1024, chunkSize: 16 * 1024 };

/** Says what it was given to unpack as a whole. */
function watched(unpackWhole: UnpackWhole = (gzip) => gunzipSync(gzip)) {
  let now = 0;
  const given: Uint8Array[] = [];
  const gunzip = new Gunzip(
    (gzip) => {
      given.push(gzip);
      return unpackWhole(gzip);
    },
    () => now,
  );
  return { unpack: (bytes: Uint8Array) => gunzip.unpack(bytes, options), given, wait: (ms: number) => (now += ms) };
}

/** A file that says it holds less than it does. */
function lying(content: Uint8Array): Buffer {
  const packed = gzipSync(content);
  packed.writeUInt32LE(1000, packed.length - 4);
  return packed;
}

describe("a gzip file", () => {
  test("is unpacked", () => {
    expect(Buffer.from(new Gunzip().unpack(gzipSync(text), options)).equals(text)).toBe(true);
  });

  test("is unpacked as a whole where it is small", () => {
    const { unpack, given } = watched();
    expect(Buffer.from(unpack(gzipSync(text))).equals(text)).toBe(true);
    expect(given).toHaveLength(1);
  });

  test("may be many, but not without end: each costs something, were it empty", () => {
    const files = (count: number) => Buffer.concat([...Array<Buffer>(count).fill(gzipSync("")), gzipSync(text)]);
    expect(Buffer.from(new Gunzip().unpack(files(9_999), options)).equals(text)).toBe(true);
    expect(() => new Gunzip().unpack(files(10_000), options)).toThrow("too many");
  });

  test("is not where its header has a checksum, which would not be looked at", () => {
    const { unpack, given } = watched();
    const [header, rest] = [Buffer.from([0x1f, 0x8b, 8, 2, 0, 0, 0, 0, 0, 3, 0xde, 0xad]), gzipSync(text).subarray(10)];
    expect(() => unpack(Buffer.concat([header, rest]))).toThrow();
    expect(given).toHaveLength(0);
  });

  test("is not where it is large, or says that its content is", () => {
    const { unpack, given } = watched();
    const noise = crypto.getRandomValues(new Uint8Array(20 * 1024));
    expect(Buffer.from(unpack(gzipSync(noise))).equals(noise)).toBe(true);
    expect(() => unpack(gzipSync(Buffer.alloc(300 * 1024)))).toThrow();
    expect(given).toEqual([]);
  });

  test.each([
    ["another size", [Buffer.from("abc"), Buffer.from("defgh")]],
    ["the same size", [Buffer.from("abc"), Buffer.from("def")]],
    ["the same content", [text, text]],
    ["no content", [text, Buffer.alloc(0)]],
  ])("is unpacked together with one of %s that follows", (_, contents) => {
    const packed = Buffer.concat(contents.map((content) => gzipSync(content)));
    expect(Buffer.from(new Gunzip().unpack(packed, options)).equals(Buffer.concat(contents))).toBe(true);
  });

  test("is unpacked where something else follows", () => {
    const packed = Buffer.concat([gzipSync(text), Buffer.alloc(512)]);
    expect(Buffer.from(new Gunzip().unpack(packed, options)).equals(gunzipSync(packed))).toBe(true);
  });

  test("that is damaged is refused, at once and ever after", () => {
    const gunzip = new Gunzip();
    const damaged = gzipSync(text);
    damaged[damaged.length - 6]! ^= 1;
    for (let i = 0; i < 2; i++) expect(() => gunzip.unpack(damaged, options)).toThrow();
    expect(Buffer.from(gunzip.unpack(gzipSync(text), options)).equals(text)).toBe(true);
  });
});

describe("a gzip file that lies about its size", () => {
  test("is refused like any other that is too large", () => {
    const packed = lying(Buffer.alloc(5_000_000));
    expect(() => new Gunzip().unpack(packed, options)).toThrow(
      expect.objectContaining({ code: "ERR_BUFFER_TOO_LARGE" }),
    );
  });

  test("by what follows it is no better", () => {
    const { unpack, given } = watched((gzip) =>
      Bun.gunzipSync(gzip as Uint8Array<ArrayBuffer>, { library: "libdeflate" }),
    );
    const packed = Buffer.concat([gzipSync(Buffer.alloc(5_000_000)), Buffer.from([1, 0, 0, 0])]);
    for (let i = 0; i < 3; i++) expect(() => unpack(packed)).toThrow();
    expect(given).toHaveLength(1);
  });

  test("costs all others the quick way for a minute, and no longer", () => {
    const { unpack, given, wait } = watched((gzip) =>
      Bun.gunzipSync(gzip as Uint8Array<ArrayBuffer>, { library: "libdeflate" }),
    );
    expect(() => unpack(lying(Buffer.alloc(5_000_000)))).toThrow();
    expect(given).toHaveLength(1);
    for (let i = 0; i < 3; i++) expect(() => unpack(lying(Buffer.alloc(5_000_000)))).toThrow();
    expect(Buffer.from(unpack(gzipSync(text))).equals(text)).toBe(true);
    expect(given).toHaveLength(1);
    wait(60_000);
    expect(Buffer.from(unpack(gzipSync(text))).equals(text)).toBe(true);
    expect(given).toHaveLength(2);
  });
});
