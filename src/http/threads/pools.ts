import { JobPool } from "../../work/job-pool.ts";
import { threadEntry } from "../../work/thread-entry.ts";
import type { PoolMeter } from "../../work/thread-pool.ts";
import type { Patience } from "../core/patience.ts";

/** For work that would hold up other requests if it were done on their thread. */
export function createHeavyPool(meter: PoolMeter, { heavyJob }: Patience): JobPool {
  return new JobPool({
    entry: threadEntry("http/threads/heavy-thread.ts"),
    // Each may need ten times the largest log for a moment: more of them would need more memory than they save time.
    threads: 2,
    // Ordinary jobs take less than that. What takes longer was made to, and nobody else has to wait for it.
    extra: { threads: 1, afterMs: 700 },
    // Somebody masks a small log in some milliseconds. Large ones that were made to take long may keep all others busy.
    hasSmallLane: true,
    maxQueue: 512,
    deadlineMs: heavyJob,
    meter,
  });
}

/** Analyses run apart from uploads and reads: nobody who shares a log waits for one who wants another explained. */
export function createAnalysisPool(meter: PoolMeter, { job }: Patience): JobPool {
  return new JobPool({
    entry: threadEntry("http/threads/analysis-thread.ts"),
    threads: 1,
    // Real logs take less than that. One that does not is not waited for by those who want another explained.
    extra: { threads: 1, afterMs: 700 },
    hasSmallLane: true,
    sendsSmallAlone: true,
    maxQueue: 64,
    deadlineMs: job,
    // On a busy machine a log is not to blame for the time that it takes.
    stretch: 3,
    meter,
  });
}
