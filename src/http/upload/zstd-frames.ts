const frameMagic = 0xfd2fb528;
/** Frames that carry no text; the last four bits are free. */
const skippableMagic = 0x184d2a50;

const dictionaryIdBytes = [0, 1, 2, 4];
const contentSizeBytes = [0, 2, 4, 8];
const rleBlock = 1;

/** A log of the limit has some hundred blocks in one frame. Empty ones are a few bytes each, and cost as much work. */
const maxFrames = 10_000;
const maxBlocks = 200_000;

/**
 * Whether zstd data has its end: walks from block to block without looking inside. Each is as long as its header says,
 * and the last one of a frame says that it is. (RFC 8878, section 3.1) Throws where there is no end of them.
 */
export function endsWithWholeFrame(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const walk = { frames: 0, blocks: 0 };
  let at = 0;
  try {
    while (at < bytes.length) at = endOfFrame(view, at, walk);
  } catch (error) {
    // A header that lies past the end.
    if (error instanceof RangeError) return false;
    throw error;
  }
  return at === bytes.length;
}

function endOfFrame(view: DataView, start: number, walk: { frames: number; blocks: number }): number {
  if (++walk.frames > maxFrames) throw new Error("the zstd data has too many frames");
  const magic = view.getUint32(start, true);
  if ((magic & 0xfffffff0) === skippableMagic) return start + 8 + view.getUint32(start + 4, true);
  if (magic !== frameMagic) throw new RangeError("neither a frame nor the end");
  const descriptor = view.getUint8(start + 4);
  const hasChecksum = (descriptor & 0x04) !== 0;
  let at = start + 5 + headerFieldBytes(descriptor);
  for (;;) {
    if (++walk.blocks > maxBlocks) throw new Error("the zstd data has too many blocks");
    const header = view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
    const size = header >>> 3;
    at += 3 + (((header >>> 1) & 3) === rleBlock ? 1 : size);
    if ((header & 1) === 1) return hasChecksum ? at + 4 : at;
  }
}

/** What stands between a frame's descriptor and its first block. */
function headerFieldBytes(descriptor: number): number {
  const isSingleSegment = (descriptor & 0x20) !== 0;
  const sizeFlag = descriptor >>> 6;
  const sizeBytes = sizeFlag === 0 && isSingleSegment ? 1 : contentSizeBytes[sizeFlag]!;
  return (isSingleSegment ? 0 : 1) + dictionaryIdBytes[descriptor & 3]! + sizeBytes;
}
