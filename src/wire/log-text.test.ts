import { describe, expect, test } from "bun:test";
import { toUtf8 } from "../http/upload/text-encoding.ts";
import { decodeLog } from "./log-text.ts";

const bytes = (...values: number[]) => Uint8Array.from(values);
const gb18030 = bytes(0xc8, 0xd5, 0xd6, 0xbe, 0x0a);
const windows1252 = bytes(0x67, 0x72, 0xfc, 0xdf, 0x65, 0x20, 0x80, 0xff);

function utf16(text: string, isLittle: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let i = 0; i < text.length; i++) view.setUint16(i * 2, text.charCodeAt(i), isLittle);
  return new Uint8Array(view.buffer);
}

describe("the text of a file", () => {
  test("is read from GB18030 and from Windows-1252", () => {
    expect(decodeLog(gb18030)).toBe("日志\n");
    expect(decodeLog(windows1252)).toBe("grüße €ÿ");
  });

  test("in German, in Latin-1, is not taken for Chinese", () => {
    const text = "Ungültige Größe für den Schlüssel: Überprüfen";
    expect(decodeLog(Uint8Array.from(text, (letter) => letter.charCodeAt(0)))).toBe(text);
  });

  test.each<[what: string, file: Uint8Array]>([
    ["UTF-8", new TextEncoder().encode("plain, grüße, 日志, 🎮")],
    ["UTF-8 with a mark", new TextEncoder().encode("\ufeffmarked")],
    ["UTF-16 with a mark, little end first", utf16("\ufeffSchrödinger 日志", true)],
    ["UTF-16 with a mark, big end first", utf16("\ufeffSchrödinger 日志", false)],
    ["UTF-16 that is cut in half", utf16("\ufeff日志", true).subarray(0, 5)],
    ["GB18030", gb18030],
    ["Windows-1252", windows1252],
    ["no encoding at all", bytes(0xff, 0xff, 0x80, 0x81, 0x00)],
    ["nothing", bytes()],
  ])("is what the server would read: %s", (_, file) => {
    expect(decodeLog(file)).toBe(Buffer.from(toUtf8(file, null)).toString("utf8"));
  });
});
