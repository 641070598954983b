import { describe, expect, test } from "bun:test";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { encodeAsync, encodeSync } from "./content-encoding.ts";

describe.each([
  ["small", 100],
  ["large", 20_000],
])("a %s answer", (_, lines) => {
  const bytes = Buffer.from("[10:30:00] Done\n".repeat(lines));

  test.each([encodeSync, encodeAsync])("can be decoded by what it says it is (%p)", async (encode) => {
    expect(Buffer.from(zstdDecompressSync(await encode(bytes, "zstd"))).equals(bytes)).toBe(true);
    expect(Buffer.from(brotliDecompressSync(await encode(bytes, "br"))).equals(bytes)).toBe(true);
    expect(Buffer.from(gunzipSync(await encode(bytes, "gzip"))).equals(bytes)).toBe(true);
    expect(await encode(bytes, "identity")).toBe(bytes);
  });
});
