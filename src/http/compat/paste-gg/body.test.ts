import { describe, expect, test } from "bun:test";
import { gzipSync } from "node:zlib";
import { refusalOf } from "../../../../tests/support/refusal-of.ts";
import { parseMediaType } from "../../upload/media-type.ts";
import { readPasteGgBody } from "./body.ts";

const limit = 1000;

function readText(body: string | Uint8Array) {
  const found = readPasteGgBody(Buffer.from(body), parseMediaType("application/json"), limit);
  return { ...found, content: Buffer.from(found.content).toString("utf8") };
}

const read = (paste: unknown) => readText(JSON.stringify(paste));
const file = (format: string, value: unknown, name?: unknown) => ({ name, content: { format, value } });
const base64 = (text: string | Uint8Array) => Buffer.from(text).toString("base64");

describe("a paste", () => {
  test("is the text of its file, under its name", () => {
    const paste = { name: "x", description: "y", visibility: "unlisted", expires: "2026-12-01T00:00:00Z" };
    expect(read({ ...paste, files: [file("text", "a\r\n中\u0000", "latest.log")] })).toEqual({
      content: "a\r\n中\u0000",
      fileName: "latest.log",
    });
    expect(read({ ...paste, files: [file("text", "a")] }).fileName).toBe("x");
    expect(read({ files: [file("text", "a")] })).toEqual({ content: "a" });
    expect(read({ files: [file("text", "a", "../../etc\u0007/pass\u0000wd")] }).fileName).toBe("passwd");
  });

  test("is unpacked from base64 and gzip", () => {
    expect(read({ files: [file("base64", base64("log\n"))] }).content).toBe("log\n");
    expect(read({ files: [file("base64", base64("log?>~").replace(/\+/g, "-").replace(/\//g, "_"))] }).content).toBe(
      "log?>~",
    );
    expect(read({ files: [file("base64", "bG9n\r\nCg==\n")] }).content).toBe("log\n");
    expect(read({ files: [file("gzip", base64(gzipSync("log\n")))] }).content).toBe("log\n");
    expect(read({ files: [file("base64", base64(gzipSync("rotated")), "1.log.gz")] }).content).toBe("rotated");
  });

  test("passes over files with nothing in them", () => {
    expect(read({ files: [file("text", ""), file("text", "x", "b"), { name: "c" }] })).toMatchObject({ content: "x" });
  });

  test("can ask to be masked", () => {
    expect(read({ files: [file("text", "x")], redact: true }).redact).toBe(true);
    expect(read({ files: [file("text", "x")], redact: "yes" }).redact).toBe("true");
  });

  test("of several files is several logs, up to ten", () => {
    const several = { files: [file("text", "a"), file("text", "b")] };
    const found = readPasteGgBody(Buffer.from(JSON.stringify(several)), parseMediaType("application/json"), 1000);
    expect(found.files!.map(({ content }) => Buffer.from(content).toString())).toEqual(["a", "b"]);
    const eleven = { files: Array.from({ length: 11 }, () => file("text", "a")) };
    expect(refusalOf(() => read(eleven)).message).toContain("A share holds 10 files");
    expect(refusalOf(() => read({ files: Array.from({ length: 1000 }, () => file("text", "")) })).code).toBe(400);
  });

  test.each([
    ["no files", {}],
    ["an empty list", { files: [] }],
    ["files that are no list", { files: { 0: file("text", "x") } }],
    ["a file that is no object", { files: ["x"] }],
    ["content that is no object", { files: [{ content: "x" }] }],
    ["a value that is no text", { files: [file("text", 5)] }],
    ["nothing in its file", { files: [file("text", "")] }],
    ["no format", { files: [{ content: { value: "x" } }] }],
    ["base64 that is none", { files: [file("base64", "a log, not base64")] }],
    ["base64 that was cut off", { files: [file("base64", "aGVsbG8xa")] }],
    ["gzip that is none", { files: [file("gzip", base64("not packed"))] }],
    ["a list around it", [{ files: [file("text", "x")] }]],
  ])("with %s is refused", (_, paste) => {
    expect(refusalOf(() => read(paste)).code).toBe(400);
  });

  test("packed with xz is refused with the formats that are read", () => {
    expect(refusalOf(() => read({ files: [file("xz", base64("x"))] })).message).toContain("`base64` or `gzip`");
  });

  test("is refused where it is no JSON", () => {
    expect(refusalOf(() => readText("")).message).toBe("Content cannot be empty");
    expect(refusalOf(() => readText('{"files":[')).message).toStartWith("The body is not valid JSON at line 1");
    expect(refusalOf(() => readText(Buffer.from([0x7b, 0xff]))).message).toContain("UTF-8");
  });

  test("is refused where it is too large, however small it came in", () => {
    expect(read({ files: [file("text", "x".repeat(limit))] }).content.length).toBe(limit);
    expect(refusalOf(() => read({ files: [file("text", "x".repeat(limit + 1))] })).code).toBe(413);
    const bomb = base64(gzipSync(Buffer.alloc(10_000_000)));
    for (const format of ["gzip", "base64"]) {
      expect(refusalOf(() => read({ files: [file(format, bomb)] })).code).toBe(413);
    }
  });

  test("that is hostile is refused", () => {
    for (const piece of [" ", "="]) {
      const files = [file("base64", `${piece.repeat(500_000)}!`)];
      expect(refusalOf(() => read({ files })).code).toBe(400);
    }
    expect(refusalOf(() => readText("[".repeat(500_000))).code).toBe(400);
  });
});
