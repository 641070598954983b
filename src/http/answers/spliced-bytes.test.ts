import { expect, test } from "bun:test";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import type { AnswerEncoding } from "../core/accept-encoding.ts";
import { encodeAppendable } from "./appendable-encoding.ts";
import { SplicedBytes } from "./spliced-bytes.ts";

const before = '{"content":"日志","views":';

const decoders: [encoding: AnswerEncoding, decode: (bytes: Uint8Array) => Uint8Array][] = [
  ["identity", (bytes) => bytes],
  ["gzip", gunzipSync],
  ["br", brotliDecompressSync],
  ["zstd", zstdDecompressSync],
];

test.each(decoders)("bytes in %s have each number in turn", (encoding, decode) => {
  const behind = ',"name":"日志"}';
  const bytes = new SplicedBytes(encodeAppendable(Buffer.from(before), encoding), `1${behind}`);
  const text = (whole: Uint8Array) => Buffer.from(decode(whole)).toString("utf8");
  for (const number of [0, 1, 9, 10, 99, 12345, 12346, 7, 1_000_000, 999_999, 2 ** 53 - 1, 3, 4]) {
    expect(text(bytes.withNumber(number, behind))).toBe(before + number + behind);
  }
  expect(text(bytes.with("another end"))).toBe(`${before}another end`);
  expect(text(bytes.withNumber(5, behind))).toBe(`${before}5${behind}`);
});

test.each(decoders)("bytes in %s have each end in turn, and nothing of the last one", (encoding, decode) => {
  const bytes = new SplicedBytes(encodeAppendable(Buffer.from(before), encoding), "1}");
  for (const end of ["0}", "1}", "10}", "99}", "", "1000000}", "7}", "é".repeat(20_000), "日志}", "12}"]) {
    expect(Buffer.from(decode(bytes.with(end))).toString("utf8")).toBe(before + end);
  }
});
