/** What is unpacked into one piece has room for a byte more: see `Gunzip`. */
const spareBytes = 1;

/**
 * Gives the memory of bytes back at once, and not with the next garbage collection: that comes after hundreds of bodies,
 * and until then each is written to pages which the system has to clear first. Nobody may use the bytes afterwards, also
 * no work on another thread that has not ended.
 */
export function freeBytes(bytes: Uint8Array): void {
  const { buffer } = bytes;
  const isWhole =
    buffer instanceof ArrayBuffer && bytes.byteOffset === 0 && buffer.byteLength - bytes.byteLength <= spareBytes;
  if (isWhole && bytes.byteLength > 0) buffer.transfer(0);
}
