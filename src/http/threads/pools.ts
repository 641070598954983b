import { JobPool } from "../../work/job-pool.ts";
import { threadEntry } from "../../work/thread-entry.ts";
import type { PoolMeter } from "../../work/thread-pool.ts";
import type { Patience } from "../core/patience.ts";

/** Threads for large logs give their memory back; the one for small ones stays. */
const idleMs = 60_000;

/** A job may take more than a hundred megabytes for a moment: where the process has so much, there are no more of them. */
const roomyBytes = 500 * 1024 * 1024;
/** From here on, those who keep the threads busy take turns. */
const tightBytes = 850 * 1024 * 1024;

/** For work that would hold up other requests if it were done on their thread. */
export function createHeavyPool(meter: PoolMeter, { heavyJob }: Patience): JobPool {
  return new JobPool({
    entry: threadEntry("http/threads/heavy-thread.ts"),
    // Each may need ten times the largest log for a moment: more of them would need more memory than they save time.
    threads: 2,
    // Whoever has had little does not wait for those who keep all threads busy,
    mayHaveExtra: () => process.memoryUsage.rss() < roomyBytes,
    isTight: () => process.memoryUsage.rss() > tightBytes,
    // nor for what was made to take long: no log that a program wrote takes so much.
    crowdedMs: 2000,
    // Somebody masks a small log in some milliseconds.
    hasSmallLane: true,
    idleMs,
    maxQueue: 512,
    deadlineMs: heavyJob,
    // On a busy machine a log is not to blame for the time that it takes.
    stretch: 2,
    meter,
  });
}

/** Analyses run apart from uploads and reads: nobody who shares a log waits for one who wants another explained. */
export function createAnalysisPool(meter: PoolMeter, { job }: Patience): JobPool {
  return new JobPool({
    entry: threadEntry("http/threads/analysis-thread.ts"),
    threads: 1,
    mayHaveExtra: () => process.memoryUsage.rss() < roomyBytes,
    hasSmallLane: true,
    idleMs,
    sendsSmallAlone: true,
    maxQueue: 64,
    deadlineMs: job,
    stretch: 3,
    meter,
  });
}
