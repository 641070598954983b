import { describe, expect, test } from "bun:test";
import { binarySentence, fileKind, hasBinaryContent } from "./binary-files.ts";

const latin1 = (text: string) => Buffer.from(text, "latin1");

/** The same bytes every time. */
function noise(length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  let state = 12345;
  for (let i = 0; i < length; i++) {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    bytes[i] = state >>> 16;
  }
  return bytes;
}

const log = Array.from({ length: 400 }, (_, i) => `[12:00:${i}] [Server thread/INFO]: Steve joined 中文\n`).join("");

describe("a file is known by its beginning", () => {
  test.each<[what: string, bytes: Uint8Array, kind: string]>([
    ["a zip archive", latin1("PK\x03\x04\x14\x00"), "zip"],
    ["an empty zip archive", latin1("PK\x05\x06\x00\x00"), "zip"],
    ["a 7z archive", latin1("7z\xbc\xaf\x27\x1c\x00\x04"), "archive"],
    ["a RAR archive", latin1("Rar!\x1a\x07\x01\x00"), "archive"],
    ["a tape archive", latin1(`${"logs/latest.log".padEnd(257, "\0")}ustar\0`), "archive"],
    ["a tape archive of GNU", latin1(`${"logs/latest.log".padEnd(257, "\0")}ustar  \0`), "archive"],
    ["a file packed with zstd", Bun.zstdCompressSync("a log"), "packed"],
    ["a file packed with bzip2", latin1("BZh91AY&SY\x00"), "packed"],
    ["a PNG picture", latin1("\x89PNG\r\n\x1a\n"), "picture"],
    ["a PNG picture that was read as text", Buffer.from("\ufffdPNG\r\n\x1a\n"), "picture"],
    ["a PNG picture that was read as Latin-1", Buffer.from("\u0089PNG\r\n\x1a\n"), "picture"],
    ["a JPEG picture", latin1("\xff\xd8\xff\xe0"), "picture"],
    ["a GIF picture", latin1("GIF89a"), "picture"],
    ["a WebP picture", latin1("RIFF\x10\x00\x00\x00WEBPVP8 "), "picture"],
    ["a PDF document", latin1("%PDF-1.7\n"), "document"],
    ["a class of Java", latin1("\xca\xfe\xba\xbe\x00\x00\x00\x41"), "program"],
    ["a program", latin1("\x7fELF\x02\x01\x01"), "program"],
  ])("%s", (_, bytes, kind) => {
    expect(fileKind(bytes)).toBe(kind as ReturnType<typeof fileKind>);
    expect(binarySentence(fileKind(bytes)!)).toContain("not a log");
  });

  test.each<[what: string, bytes: Uint8Array]>([
    ["a log", Buffer.from(log)],
    ["a gzip file, which is unpacked", Bun.gzipSync(Buffer.from(log))],
    ["UTF-16 with its mark", Buffer.from(`\ufeff${log}`, "utf16le")],
    ["a text that begins like a zip archive", Buffer.from("PK fight between Steve and Alex\n")],
    ["a text that begins like a picture", Buffer.from("GIF89 is a format\n")],
    ["a text with the word of a tape archive in its place", Buffer.from(`${"x".repeat(257)}ustar is a word\n`)],
    ["nothing", new Uint8Array()],
  ])("but not %s", (_, bytes) => {
    expect(fileKind(bytes)).toBeNull();
  });
});

describe("what has control characters all over is no text", () => {
  test.each<[what: string, bytes: Uint8Array]>([
    ["noise", noise(20_000)],
    ["a short file of noise", noise(3000)],
    [
      "a database",
      Buffer.concat(Array.from({ length: 200 }, (_, i) => latin1(`\x00\x00\x00${String.fromCharCode(i)}\x02key`))),
    ],
  ])("%s", (_, bytes) => {
    expect(hasBinaryContent(bytes)).toBe(true);
  });

  test.each<[what: string, text: string | Uint8Array]>([
    ["a log", log],
    ["a log with a few zeros", log.replaceAll("[12:00:7", "\0[12:00:7")],
    ["a log with a zero in every line", log.replaceAll("\n", "\0\n")],
    ["a log that a power cut ended in zeros", log + "\0".repeat(100_000)],
    ["a log that begins with zeros", "\0".repeat(4096) + log],
    [
      "a report with binary parts behind its beginning",
      Buffer.concat([Buffer.from(log.slice(0, 2000)), noise(50_000)]),
    ],
    ["a log with colours", log.replaceAll("Steve", "\x1b[31mSteve\x1b[0m")],
    ["a log with the bells and backspaces of a terminal", log.replaceAll("Steve", "\x07\x08\x08Steve")],
    ["UTF-16 without its mark", Buffer.from(log, "utf16le")],
    ["UTF-16 without its mark, the other way round", Buffer.from(log, "utf16le").swap16()],
    ["every control character there is", Array.from({ length: 160 }, (_, i) => String.fromCharCode(i)).join("")],
    ["every character of the basic plane", Array.from({ length: 0xd800 }, (_, i) => String.fromCharCode(i)).join("")],
    ["nothing but zeros", "\0".repeat(1000)],
    ["nothing but one control character", "\x01".repeat(1000)],
    ["nothing", ""],
  ])("but not %s", (_, text) => {
    expect(hasBinaryContent(Buffer.from(text as string))).toBe(false);
  });

  test("which are all but those that logs have", () => {
    const counted = Array.from({ length: 256 }, (_, byte) => byte).filter((byte) => {
      // Enough of them, but none elsewhere in the text, and the first one at the end of where they are looked for.
      const bytes = Buffer.alloc(4096 + 600, "a");
      for (let at = 4095; at < bytes.length; at += 2) bytes[at] = byte;
      return hasBinaryContent(bytes);
    });
    expect(counted).toEqual([
      ...[0, 1, 2, 3, 4, 5, 6],
      ...[14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 28, 29, 30, 31, 127],
    ]);
  });

  test("and only the beginning is looked at", () => {
    expect(hasBinaryContent(Buffer.concat([Buffer.alloc(64 * 1024, "a line\n"), noise(100_000)]))).toBe(false);
  });
});
