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

/** The engine lets buffers that nobody holds pile up to several hundred megabytes before it looks for them. */
const crowdedBytes = 600 * 1024 * 1024;
const lookEveryMs = 500;
/** Looking for them takes a tenth of a second where all threads are busy. */
const collectAtMostEveryMs = 2000;

export function isMemoryShort(): boolean {
  return process.memoryUsage.rss() >= crowdedBytes;
}

/** The other side of it: where memory is short, the same thread looks for what nobody holds now and then. */
export function collectWhereMemoryIsShort(): void {
  let collectedAt = 0;
  const look = () => {
    if (!isMemoryShort() || performance.now() - collectedAt < collectAtMostEveryMs) return;
    Bun.gc(true);
    collectedAt = performance.now();
  };
  setInterval(look, lookEveryMs).unref();
}
