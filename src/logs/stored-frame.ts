const magic = 0xfd2fb528;
const dictionaryIdBytes = [0, 1, 2, 4];
const contentSizeBytes = [0, 2, 4, 8];
const rleBlock = 1;

/**
 * Whether packed bytes are one frame of zstd that says it holds so many bytes, as all that was ever stored. What else a
 * damaged disk or a store gives could unpack to anything: a few kilobytes of it to gigabytes. Walks from block to block
 * without looking inside. (RFC 8878, section 3.1)
 */
export function isFrameOf(packed: unknown, size: number): boolean {
  // SQLite keeps the type of each value beside it, on the same disk.
  if (!(packed instanceof Uint8Array)) return false;
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
  try {
    return view.getUint32(0, true) === magic && sizeIn(view) === size && endOf(view) === packed.length;
  } catch {
    // It is cut off.
    return false;
  }
}

/** `null`: it does not say. */
function sizeIn(view: DataView): number | null {
  const { at, bytes } = sizeField(view);
  if (bytes === 0) return null;
  if (bytes === 1) return view.getUint8(at);
  if (bytes === 2) return view.getUint16(at, true) + 256;
  return bytes === 4 ? view.getUint32(at, true) : Number(view.getBigUint64(at, true));
}

function sizeField(view: DataView): { at: number; bytes: number } {
  const descriptor = view.getUint8(4);
  const isSingleSegment = (descriptor & 0x20) !== 0;
  const flag = descriptor >>> 6;
  const bytes = flag === 0 && isSingleSegment ? 1 : contentSizeBytes[flag]!;
  return { at: 5 + (isSingleSegment ? 0 : 1) + dictionaryIdBytes[descriptor & 3]!, bytes };
}

function endOf(view: DataView): number {
  const hasChecksum = (view.getUint8(4) & 0x04) !== 0;
  const field = sizeField(view);
  for (let at = field.at + field.bytes; ; ) {
    const header = view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
    at += 3 + (((header >>> 1) & 3) === rleBlock ? 1 : header >>> 3);
    if ((header & 1) === 1) return hasChecksum ? at + 4 : at;
  }
}
