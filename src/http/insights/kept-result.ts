/**
 * What was kept of an analysis, unpacked; `null` where there is none, or where it is damaged: it has no checksum of its own,
 * and is made again and replaced rather than being an error for good.
 */
export function unpackKept<Result>(kept: Uint8Array | null, parse: (json: Uint8Array) => Result): Result | null {
  if (!kept) return null;
  try {
    return parse(Bun.zstdDecompressSync(kept as Uint8Array<ArrayBuffer>));
  } catch {
    return null;
  }
}
