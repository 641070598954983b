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

/** Says when to look for what nobody holds, by how many bytes are resident and how many this thread's buffers take. */
export class CollectionTurns {
  private since = Number.NEGATIVE_INFINITY;
  private leftResident = Number.POSITIVE_INFINITY;
  private leftOwn = Number.POSITIVE_INFINITY;

  isDue(now: number, resident: number, own: number): boolean {
    // Memory is given back some time after it was collected.
    this.leftResident = Math.min(this.leftResident, resident);
    this.leftOwn = Math.min(this.leftOwn, own);
    if (resident < crowdedBytes) return false;
    // While other threads give memory back, what piles up on this one does not show in the sum.
    const piled = Math.max(resident - this.leftResident, own - this.leftOwn);
    const havePiledUp = resident >= tightBytes && piled >= pileBytes;
    return now - this.since >= (havePiledUp ? collectTightEveryMs : collectAtMostEveryMs);
  }

  collected(now: number, resident: number, own: number): void {
    this.since = now;
    this.leftResident = resident;
    this.leftOwn = own;
  }
}

/** The other side of the ballast: where memory is short, the same thread looks for what nobody holds now and then. */
export function collectWhereMemoryIsShort(): void {
  const turns = new CollectionTurns();
  const look = () => {
    const { rss, external } = process.memoryUsage();
    if (!turns.isDue(performance.now(), rss, external)) return;
    Bun.gc(true);
    const left = process.memoryUsage();
    turns.collected(performance.now(), left.rss, left.external);
  };
  setInterval(look, lookEveryMs).unref();
}
