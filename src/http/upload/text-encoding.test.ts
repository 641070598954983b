import { describe, expect, test } from "bun:test";
import { isBlank, toUtf8 } from "./text-encoding.ts";

function decoded(bytes: number[] | Uint8Array, charset: string | null = null): string {
  return Buffer.from(toUtf8(Uint8Array.from(bytes), charset)).toString("utf8");
}

function utf16(text: string, order: "le" | "be"): Uint8Array {
  const bytes = Buffer.from(text, "utf16le");
  return order === "le" ? bytes : bytes.swap16();
}

/** "中文日志" */
const gbk = [0xd6, 0xd0, 0xce, 0xc4, 0xc8, 0xd5, 0xd6, 0xbe];

describe("a text that is UTF-8", () => {
  test.each([null, "utf-8", "windows-1252", "gb18030", "no-such-charset"])(
    "stays as it is, to the byte (charset %p)",
    (charset) => {
      const bytes = Buffer.from("\ufeff[INFO] §a日志 😀\r\n");
      expect(toUtf8(bytes, charset)).toBe(bytes);
    },
  );
});

describe("a text that is not UTF-8", () => {
  test.each<[charset: string, bytes: number[], text: string]>([
    ["windows-1252", [0x80, 0xe9, ...gbk], "€éÖÐÎÄÈÕÖ¾"],
    ["ISO-8859-1", [0x63, 0xe9], "cé"],
    ["gbk", gbk, "中文日志"],
    ["GB2312", gbk, "中文日志"],
    ["big5", [0xa4, 0xe9, 0xbb, 0x78], "日誌"],
    ["shift_jis", [0x83, 0x8d, 0x83, 0x4f], "ログ"],
    ["euc-kr", [0xb7, 0xce, 0xb1, 0xd7], "로그"],
    ["koi8-r", [0xcc, 0xcf, 0xc7], "лог"],
  ])("is what the sender says: %s", (charset, bytes, text) => {
    expect(decoded(bytes, charset)).toBe(text);
  });

  test("is what the sender says also where it has the mark of another encoding", () => {
    expect(decoded([0xff, 0xfe, 0x41, 0x00], "windows-1252")).toBe("ÿþA\u0000");
  });

  test.each(["utf-8", "no-such-charset", ""])("is guessed where the charset %j does not fit", (charset) => {
    expect(decoded(gbk, charset)).toBe("中文日志");
  });

  test.each(["le", "be"] as const)("is UTF-16 %s where it has that mark, which is kept", (order) => {
    expect(decoded(utf16("\ufeffDone 日志 😀\r\n", order))).toBe("\ufeffDone 日志 😀\r\n");
  });

  test("is UTF-16 where it has that mark, also where it is cut off inside a character", () => {
    expect(decoded([...utf16("\ufeffDone", "le"), 0x41])).toBe("\ufeffDone\ufffd");
  });

  test("is GB18030 where it decodes without error, in two and in four bytes", () => {
    expect(decoded(gbk)).toBe("中文日志");
    expect(decoded([0x95, 0x32, 0x82, 0x36, ...gbk])).toBe("𠀀中文日志");
  });

  test.each<[bytes: number[], text: string]>([
    [[0x63, 0x61, 0x66, 0xe9], "café"],
    [[0xe9, 0x20, 0x80, 0x0a], "é €\n"],
    [[0xa7, 0x20, 0x63], "§ c"],
  ])("is Windows-1252 where nothing else fits: %j", (bytes, text) => {
    expect(decoded(bytes)).toBe(text);
  });
});

describe("a sender who says UTF-16 is believed, although ASCII in UTF-16 is formally UTF-8", () => {
  test.each<[charset: string, order: "le" | "be"]>([
    ["utf-16le", "le"],
    ["UTF-16BE", "be"],
    ["utf-16", "le"],
  ])("%s", (charset, order) => {
    expect(decoded(utf16("Done", order), charset)).toBe("Done");
  });

  test("but the mark says which of the two it is", () => {
    expect(decoded(utf16("\ufeff日志", "be"), "utf-16")).toBe("\ufeff日志");
  });

  test("unless it cannot be", () => {
    expect(decoded(Buffer.from("Don"), "utf-16le")).toBe("Don");
  });
});

describe("a text is blank", () => {
  test.each(["", " ", "\t\r\n\v\f ", "\u00a0\u2003\u3000", " \n\u2028", "\ufeff", "\ufeff \n"])("%j", (text) => {
    expect(isBlank(Buffer.from(text))).toBe(true);
  });

  test.each(["x", " \n x", "\u00a0x", "日", " \u3000日", "\u0000", "\u001b", "\u200b", "\u0085"])(
    "but not %j",
    (text) => {
      expect(isBlank(Buffer.from(text))).toBe(false);
    },
  );
});
