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
export function collectingNowAndThen(): () => void {
  let collectedAt = performance.now();
  return () => {
    if (performance.now() - collectedAt < collectEveryMs) return;
    Bun.gc(true);
    collectedAt = performance.now();
  };
}

/** The engine lets buffers that nobody holds pile up to several hundred megabytes before it looks for them. */
const crowdedBytes = 800 * 1024 * 1024;
const lookEveryMs = 500;
/** Looking for them takes a tenth of a second where all threads are busy. */
const collectAtMostEveryMs = 2000;

/** For the thread of the requests, as long as the process lives. */
export function collectWhereMemoryIsShort(): void {
  let collectedAt = 0;
  const look = () => {
    if (process.memoryUsage.rss() < crowdedBytes || performance.now() - collectedAt < collectAtMostEveryMs) return;
    Bun.gc(true);
    collectedAt = performance.now();
  };
  setInterval(look, lookEveryMs).unref();
}
