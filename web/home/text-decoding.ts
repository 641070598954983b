/**
 * The text of a log's bytes, as the server would read it: UTF-8, else UTF-16 with a byte order mark, else GB18030 where
 * it decodes without error, else Windows-1252. A byte order mark is a character, kept.
 */
export function decodeLog(bytes: Uint8Array): string {
  const marked = utf16Mark(bytes);
  return (
    decode(bytes, "utf-8", true) ??
    (marked === null ? null : decode(bytes, marked, false)) ??
    decode(bytes, "gb18030", true) ??
    decode(bytes, "windows-1252", false) ??
    ""
  );
}

function utf16Mark(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  return null;
}

function decode(
  bytes: Uint8Array,
  label: "utf-8" | "utf-16le" | "utf-16be" | "gb18030" | "windows-1252",
  fatal: boolean,
) {
  try {
    return new TextDecoder(label, { fatal, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
