import { isMemoryShort } from "./heap-ballast.ts";

/** A few large jobs leave more behind than the engine thinks worth collecting in so small a heap. */
const leftBehindThreshold = 48 * 1024 * 1024;
/** Honest jobs are soon done. Of those that are not, collecting takes a fifteenth of the time. */
const collectEveryMs = 250;

/** Between jobs. Nobody waits for this: the answer is out. */
export function collectGarbageOfJobs(): void {
  const { heapUsed, external } = process.memoryUsage();
  if (heapUsed + external > leftBehindThreshold) Bun.gc(true);
}

/**
 * To be called again and again within a job that may take long, and so leave much behind: the engine lets the heap of
 * every thread grow to several times of what is alive in it. By the clock, because nothing that can be asked says how
 * much of a heap is garbage.
 */
export function collectingNowAndThen(mayCollect = () => true): () => void {
  let collectedAt = performance.now();
  return () => {
    if (performance.now() - collectedAt < collectEveryMs) return;
    if (mayCollect()) Bun.gc(true);
    collectedAt = performance.now();
  };
}

/** For jobs of which many are honest: elsewhere it would be time for nothing. */
export function collectingWhereShort(): () => void {
  return collectingNowAndThen(isMemoryShort);
}
