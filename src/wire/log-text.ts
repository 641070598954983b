/** Enough bytes to decide by. */
const maxPairs = 2000;

/**
 * The text of a log's bytes where nobody says how it is written: UTF-8, else UTF-16 with a byte order mark, else GB18030
 * where it is likely and decodes without error, else Windows-1252. A byte order mark is a character, kept. The server, the command line
 * and the page read files alike.
 */
export function decodeLog(bytes: Uint8Array): string {
  const marked = utf16Mark(bytes);
  return (
    decodeAs(bytes, "utf-8") ??
    (marked === null ? null : decodeLossy(bytes, marked)) ??
    (isLikelyChinese(bytes) ? decodeAs(bytes, "gb18030") : null) ??
    decodeLossy(bytes, "windows-1252")
  );
}

/**
 * In GBK a character is two bytes, and the second is high as well in nearly all that people write. In Western texts a
 * high byte, as that of an umlaut, stands between ASCII letters; read as GBK, it swallows the letter behind it.
 */
function isLikelyChinese(bytes: Uint8Array): boolean {
  let [pairs, single] = [0, 0];
  for (let i = 0; i < bytes.length && pairs + single < maxPairs; i++) {
    if (bytes[i]! < 0x80) continue;
    if ((bytes[i + 1] ?? 0) >= 0x80) pairs++;
    else single++;
    i++;
  }
  return pairs > single;
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
