import type { Requester } from "../../work/requester.ts";
import { wholeBuffers } from "../../work/thread.ts";
import { threadEntry } from "../../work/thread-entry.ts";
import { ThreadPool } from "../../work/thread-pool.ts";
import type { AnalysisJob } from "./jobs.ts";

/** Analyses run apart from uploads and reads: nobody who shares a log waits for one who wants another explained. */
export class AnalysisPool {
  private readonly pool = new ThreadPool<AnalysisJob, Uint8Array>({
    entry: threadEntry("http/insights/thread.ts"),
    threads: 1,
    maxQueue: 64,
    deadlineMs: 10_000,
  });

  run(job: AnalysisJob, requester: Requester): Promise<Uint8Array> {
    const transfer = wholeBuffers(job.kind === "stored" ? [job.log.packed] : [job.body]);
    return this.pool.run(job, { transfer, requester });
  }

  close(): void {
    this.pool.close();
  }
}
