import { expect, test } from "bun:test";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import type { AnswerEncoding } from "../core/accept-encoding.ts";
import { encodeAppendable } from "./appendable-encoding.ts";
import { SplicedBytes } from "./spliced-bytes.ts";

const before = '{"content":"日志","views":';

test.each<[encoding: AnswerEncoding, decode: (bytes: Uint8Array) => Uint8Array]>([
  ["identity", (bytes) => bytes],
  ["gzip", gunzipSync],
  ["br", brotliDecompressSync],
  ["zstd", zstdDecompressSync],
])("bytes in %s have each end in turn, and nothing of the last one", (encoding, decode) => {
  const bytes = new SplicedBytes(encodeAppendable(Buffer.from(before), encoding), "1}");
  for (const end of ["0}", "1}", "10}", "99}", "", "1000000}", "7}", "é".repeat(20_000), "日志}", "12}"]) {
    expect(Buffer.from(decode(bytes.with(end))).toString("utf8")).toBe(before + end);
  }
});
