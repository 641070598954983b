/** Of this thread. Exported, so that no optimizer takes it for something that nobody needs. */
export const heapBallast = { bytes: new ArrayBuffer(0) };

/**
 * Makes garbage collections of this thread rarer. The engine starts one whenever as much as the live heap has been
 * allocated anew, and ours is so small that this means after every hundred requests. These bytes are never touched, so
 * they count for that sum and take no memory.
 */
export function holdHeapBallast(bytes: number): void {
  heapBallast.bytes = new ArrayBuffer(bytes);
}
