/**
 * The text of a log's bytes where nobody says how it is written: UTF-8, else UTF-16 with a byte order mark, else GB18030
 * where it decodes without error, else Windows-1252. A byte order mark is a character, kept. The server, the command line
 * and the page read files alike.
 */
export function decodeLog(bytes: Uint8Array): string {
  const marked = utf16Mark(bytes);
  return (
    decodeAs(bytes, "utf-8") ??
    (marked === null ? null : decodeLossy(bytes, marked)) ??
    decodeAs(bytes, "gb18030") ??
    decodeLossy(bytes, "windows-1252")
  );
}

export function utf16Mark(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  return null;
}

/** As far as the types of every platform know them; senders may name any. */
type Label = ConstructorParameters<typeof TextDecoder>[0];

/** `null` where the label is unknown or the bytes are not in that encoding. */
export function decodeAs(bytes: Uint8Array, label: string): string | null {
  try {
    return new TextDecoder(label as Label, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

export function decodeLossy(bytes: Uint8Array, label: string): string {
  return new TextDecoder(label as Label, { ignoreBOM: true }).decode(bytes);
}
