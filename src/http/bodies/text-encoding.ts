import { isUtf8 } from "node:buffer";
import { decodeAs, decodeLog, decodeLossy, utf16Mark } from "../../wire/log-text.ts";

const encoder = new TextEncoder();

/**
 * The bytes of a log as UTF-8. What is UTF-8 already stays as it is, to the byte. Else, in this order: the charset the
 * sender named, a UTF-16 byte order mark, GB18030 where it decodes without error, Windows-1252.
 */
export function toUtf8(bytes: Uint8Array, charset: string | null): Uint8Array {
  // ASCII text in UTF-16 is formally valid UTF-8 (every other byte is zero), so a sender who names UTF-16 is believed.
  if (charset !== null && /^utf-?16/i.test(charset)) {
    const text = decodeAs(bytes, utf16Mark(bytes) ?? charset);
    if (text !== null) return encoder.encode(text);
  }
  if (isUtf8(bytes)) return bytes;

  const text = (charset === null ? null : decodeAs(bytes, charset)) ?? decodeLog(bytes);
  return encoder.encode(text);
}

/** Whether a UTF-8 text has no character but white space. */
export function isBlank(utf8: Uint8Array): boolean {
  for (let i = 0; i < utf8.length; i++) {
    const byte = utf8[i]!;
    if (byte >= 0x80) return !/\S/.test(decodeLossy(utf8.subarray(i), "utf-8"));
    const isSpace = byte === 0x20 || (byte >= 0x09 && byte <= 0x0d);
    if (!isSpace) return false;
  }
  return true;
}
