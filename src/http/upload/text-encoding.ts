import { isUtf8 } from "node:buffer";
import { binarySentence, fileKind } from "../../wire/binary-files.ts";
import { decodeAs, decodeLog, utf16Mark } from "../../wire/log-text.ts";
import { Refusal } from "../../wire/refusal.ts";

const encoder = new TextEncoder();

/**
 * The bytes of a log as UTF-8. What is UTF-8 already stays as it is, to the byte. Else, in this order: the charset the
 * sender named, a UTF-16 byte order mark, GB18030 where it decodes without error, Windows-1252. An archive or a
 * picture, of which that would make a text that nobody can read, is refused.
 */
export function toUtf8(bytes: Uint8Array, charset: string | null): Uint8Array {
  const kind = fileKind(bytes);
  if (kind) throw new Refusal(415, binarySentence(kind));
  // ASCII text in UTF-16 is formally valid UTF-8 (every other byte is zero), so a sender who names UTF-16 is believed.
  if (charset !== null && /^utf-?16/i.test(charset)) {
    const text = decodeAs(bytes, utf16Mark(bytes) ?? charset);
    if (text !== null) return encoder.encode(text);
  }
  if (isUtf8(bytes)) return bytes;

  const text = (charset === null ? null : decodeAs(bytes, charset)) ?? decodeLog(bytes);
  return encoder.encode(text);
}

/** Whether a UTF-8 text has no character but white space, as `\s` knows it. */
export function isBlank(utf8: Uint8Array): boolean {
  for (let at = 0; at < utf8.length; ) {
    const byte = utf8[at]!;
    const length = byte < 0x80 ? 1 : byte < 0xe0 ? 2 : 3;
    if (length === 1 ? !isAsciiSpace(byte) : !isWideSpace(utf8, at, length)) return false;
    at += length;
  }
  return true;
}

function isAsciiSpace(byte: number): boolean {
  return byte === 0x20 || (byte >= 0x09 && byte <= 0x0d);
}

function isWideSpace(utf8: Uint8Array, at: number, length: number): boolean {
  const second = utf8[at + 1] ?? 0;
  if (length === 2) return utf8[at] === 0xc2 && second === 0xa0;
  const code = ((utf8[at]! & 0x0f) << 12) | ((second & 0x3f) << 6) | ((utf8[at + 2] ?? 0) & 0x3f);
  const isInRow = code >= 0x2000 && code <= 0x200a;
  return isInRow || [0x1680, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000, 0xfeff].includes(code);
}
