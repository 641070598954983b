const mebibyte = 1024 * 1024;

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
const crowdedBytes = 600 * mebibyte;
const lookEveryMs = 100;
/** Looking for them takes a tenth of a second where all threads are busy. */
const collectAtMostEveryMs = 2000;
/** From here on they must not pile up for so long: bodies and answers of a second can be more than the rest of the room. */
const tightBytes = 720 * mebibyte;
const pileBytes = 48 * mebibyte;
const collectTightEveryMs = 400;

export function isMemoryShort(): boolean {
  return process.memoryUsage.rss() >= crowdedBytes;
}

/** Whether to look for them now: with so many bytes resident, so many after the last time, and so long since then. */
export function isCollectionDue(bytes: number, leftBytes: number, sinceMs: number): boolean {
  if (bytes < crowdedBytes) return false;
  const havePiledUp = bytes >= tightBytes && bytes >= leftBytes + pileBytes;
  return sinceMs >= (havePiledUp ? collectTightEveryMs : collectAtMostEveryMs);
}

/** The other side of the ballast: where memory is short, the same thread looks for what nobody holds now and then. */
export function collectWhereMemoryIsShort(): void {
  let collectedAt = 0;
  let leftBytes = 0;
  const look = () => {
    if (!isCollectionDue(process.memoryUsage.rss(), leftBytes, performance.now() - collectedAt)) return;
    Bun.gc(true);
    leftBytes = process.memoryUsage.rss();
    collectedAt = performance.now();
  };
  setInterval(look, lookEveryMs).unref();
}
