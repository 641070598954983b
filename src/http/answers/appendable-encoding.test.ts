import { describe, expect, test } from "bun:test";
import { brotliDecompressSync, gunzipSync, inflateRawSync, type ZlibOptions, zstdDecompressSync } from "node:zlib";
import { type AnswerEncoding, answerEncodings } from "../core/accept-encoding.ts";
import {
  type AppendableEncoding,
  encodeAppendable,
  finishingBytes,
  gzipPiece,
  identityEncoding,
} from "./appendable-encoding.ts";

const decoders: Record<AnswerEncoding, (bytes: Uint8Array) => Uint8Array> = {
  gzip: gunzipSync,
  br: brotliDecompressSync,
  zstd: zstdDecompressSync,
  identity: (bytes) => bytes,
};

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString("utf8");
const log = Array.from({ length: 3000 }, (_, i) => `[12:00:00] line ${i} é 日志\n`).join("");

describe.each<AnswerEncoding>([...answerEncodings, "identity"])("an answer in %s", (encoding) => {
  const decode = (open: ReturnType<typeof encodeAppendable>, end: string) =>
    text(decoders[encoding](Buffer.concat([open.bytes, finishingBytes(open, end)])));

  test.each(["", "}", '1,"createdAt":"2026-01-15T10:30:00.000Z"}', "é".repeat(30_000)])("takes an end", (end) => {
    const open = encodeAppendable(Buffer.from(log), encoding);
    expect(decode(open, end)).toBe(log + end);
  });

  test("is made once for any number of ends", () => {
    const open = encodeAppendable(Buffer.from(log), encoding);
    for (let views = 1; views < 1500; views += 111) expect(decode(open, `${views}}`)).toBe(`${log}${views}}`);
  });

  test("may be empty before its end, and a byte long", () => {
    for (const before of ["", "a"])
      expect(decode(encodeAppendable(Buffer.from(before), encoding), "end")).toBe(`${before}end`);
  });
});

test("pieces of gzip are one stream with one end, for decoders that read no second one", () => {
  let last: AppendableEncoding | null = null;
  const bytes: Uint8Array[] = [];
  for (const part of ["", log.slice(0, 1000), log.slice(1000), "x"]) {
    last = gzipPiece(Buffer.from(part), last);
    bytes.push(last.bytes);
  }
  const stream = Buffer.concat([...bytes, finishingBytes(last!, "end")]);
  expect(text(gunzipSync(stream))).toBe(`${log}xend`);
  // Without the trailer, nothing but the stream itself can end it.
  const raw = inflateRawSync(stream.subarray(10), { info: true } as ZlibOptions) as unknown as {
    buffer: Uint8Array;
    engine: { bytesWritten: number };
  };
  expect([text(raw.buffer), raw.engine.bytesWritten]).toEqual([`${log}xend`, stream.length - 10 - 8]);
});

test("bytes as they are get their end as it is", () => {
  const open = identityEncoding(Buffer.from("abc"));
  expect(text(finishingBytes(open, "def"))).toBe("def");
});

test("an end that does not fit into one block is a bug, and is told", () => {
  expect(() => finishingBytes(encodeAppendable(Buffer.from("a"), "gzip"), "a".repeat(65_536))).toThrow(RangeError);
});
