import { describe, expect, test } from "bun:test";
import { type AnswerEncoding, chooseEncoding } from "./accept-encoding.ts";

describe("the encoding of an answer", () => {
  test.each<[header: string | null, encoding: AnswerEncoding]>([
    [null, "identity"],
    ["", "identity"],
    [" ", "identity"],
    [",;,", "identity"],
    ["gzip", "gzip"],
    ["GZIP", "gzip"],
    ["x-gzip", "gzip"],
    ["br", "br"],
    ["zstd", "zstd"],
    ["gzip, deflate", "gzip"],
    ["gzip, deflate, br", "br"],
    ["gzip, deflate, br, zstd", "zstd"],
    ["deflate", "identity"],
    ["compress, exi", "identity"],
  ])("%j: the best that the client knows is %s", (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding);
  });

  test.each<[header: string, encoding: AnswerEncoding]>([
    ["gzip;q=1.0, br;q=0.5", "gzip"],
    ["gzip;q=0.5, br;q=1.0", "br"],
    ["zstd;q=0.1, br;q=0.2, gzip;q=0.3", "gzip"],
    ["zstd;q=0.001", "zstd"],
    ["gzip ; q=0.8 , br ; q=0.9", "br"],
    ["gzip;Q=0", "identity"],
    ["gzip;q=0", "identity"],
    ["gzip;q=0.000, br", "br"],
    ["gzip;foo=bar;q=0", "identity"],
    ["gzip;q=2", "identity"],
    ["gzip;q=-1", "identity"],
    ["gzip;q=high", "identity"],
    ["gzip;q=", "identity"],
  ])("%j: weights are heeded, which gives %s", (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding);
  });

  test.each<[header: string, encoding: AnswerEncoding]>([
    ["*", "zstd"],
    ["*;q=0.5", "zstd"],
    ["*;q=0", "identity"],
    ["zstd;q=0, *", "br"],
    ["zstd;q=0, br;q=0, *", "gzip"],
    ["zstd;q=0, br;q=0, gzip;q=0, *", "identity"],
    ["gzip, *;q=0", "gzip"],
    ["gzip;q=1, *;q=0.5", "gzip"],
    ["br;q=0.4, *;q=0.5", "zstd"],
  ])("%j: a star is every other encoding, which gives %s", (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding);
  });

  test.each<[header: string, encoding: AnswerEncoding]>([
    ["identity", "identity"],
    ["identity, gzip;q=0.5", "identity"],
    ["identity;q=0.5, gzip", "gzip"],
    ["identity;q=0.5, gzip;q=0.5", "gzip"],
    ["identity;q=0, gzip;q=0.1", "gzip"],
    ["identity;q=0, *", "zstd"],
    ["identity;q=1, *;q=0", "identity"],
    ["identity, *;q=0.5", "identity"],
    // Nothing that the client takes can be made; an answer that it may read after all is better than none.
    ["identity;q=0", "identity"],
    ["*;q=0, identity;q=0", "identity"],
  ])("%j: not to encode is a wish like any other, which gives %s", (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding);
  });

  test("is the same when it is asked for again, also after very many other headers", () => {
    expect(chooseEncoding("br;q=0.7, gzip;q=0.6")).toBe("br");
    for (let i = 0; i < 1200; i++) expect(chooseEncoding(`unknown-${i}, gzip`)).toBe("gzip");
    expect(chooseEncoding("br;q=0.7, gzip;q=0.6")).toBe("br");
    expect(chooseEncoding(`${"x".repeat(5000)}, zstd`)).toBe("zstd");
  });
});
