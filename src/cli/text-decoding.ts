import { isUtf8 } from "node:buffer";

/**
 * A log's bytes as text, in the way the server would read them: UTF-8, a UTF-16 byte order mark, GB18030 where it decodes
 * without error, Windows-1252. A byte order mark is a character, and stays.
 */
export function decodeLog(bytes: Uint8Array): string {
  if (isUtf8(bytes)) return decode(bytes, "utf-8");
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decode(bytes, "utf-16le");
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decode(bytes, "utf-16be");
  try {
    return decode(bytes, "gb18030", true);
  } catch {
    return decode(bytes, "windows-1252");
  }
}

function decode(bytes: Uint8Array, label: string, fatal = false): string {
  return new TextDecoder(label as Bun.Encoding, { fatal, ignoreBOM: true }).decode(bytes);
}
