import { describe, expect, test } from "bun:test";
import { constants as zlib, zstdCompressSync } from "node:zlib";
import fc from "fast-check";
import { endsWithWholeFrame } from "./zstd-frames.ts";

const skippable = Buffer.from([0x5a, 0x2a, 0x4d, 0x18, 3, 0, 0, 0, 1, 2, 3]);

function everyCut(bytes: Uint8Array): boolean[] {
  return Array.from({ length: bytes.length }, (_, length) => endsWithWholeFrame(bytes.subarray(0, length)));
}

describe("zstd data", () => {
  test.each<[what: string, bytes: Uint8Array]>([
    ["a short text", zstdCompressSync("x")],
    ["an empty text", zstdCompressSync("")],
    ["one character over and over", zstdCompressSync(Buffer.alloc(300_000, "a"))],
    ["with a checksum", zstdCompressSync("x".repeat(1000), { params: { [zlib.ZSTD_c_checksumFlag]: 1 } })],
    ["without its size", zstdCompressSync("x".repeat(1000), { params: { [zlib.ZSTD_c_contentSizeFlag]: 0 } })],
    ["two frames", Buffer.concat([zstdCompressSync("one"), skippable, zstdCompressSync("two")])],
  ])("has its end, and without its last byte has not: %s", (_, bytes) => {
    expect(endsWithWholeFrame(bytes)).toBe(true);
    expect(endsWithWholeFrame(bytes.subarray(0, -1))).toBe(false);
  });

  test("has its end nowhere but at the end", () => {
    const bytes = zstdCompressSync(Buffer.from(Array.from({ length: 300 }, (_, i) => (i * 7919) % 251)));
    // Nothing at all is nothing that was cut.
    expect(everyCut(bytes)).toEqual(everyCut(bytes).map((_, length) => length === 0));
  });

  test("of any text and level has its end", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 3000 }), fc.integer({ min: 1, max: 19 }), (text, level) => {
        const bytes = zstdCompressSync(text, { params: { [zlib.ZSTD_c_compressionLevel]: level } });
        expect(endsWithWholeFrame(bytes)).toBe(true);
        expect(endsWithWholeFrame(bytes.subarray(0, -1))).toBe(false);
      }),
      { seed: 20260115, numRuns: 100 },
    );
  });

  test("of many blocks has its end", () => {
    const text = Array.from({ length: 30_000 }, (_, i) => `line ${i} ${Math.sin(i)}`).join("\n");
    const bytes = zstdCompressSync(text);
    expect(endsWithWholeFrame(bytes)).toBe(true);
    expect(endsWithWholeFrame(bytes.subarray(0, bytes.length >> 1))).toBe(false);
  });

  test("with something else behind it does not end as it should", () => {
    expect(endsWithWholeFrame(Buffer.concat([zstdCompressSync("x"), Buffer.from("junk")]))).toBe(false);
    expect(endsWithWholeFrame(Buffer.concat([zstdCompressSync("x"), Buffer.from("j")]))).toBe(false);
  });

  test("is looked at where it lies in a larger buffer", () => {
    const bytes = zstdCompressSync("x");
    const larger = Buffer.concat([Buffer.from("before"), bytes, Buffer.from("after")]);
    expect(endsWithWholeFrame(larger.subarray(6, 6 + bytes.length))).toBe(true);
  });
});
