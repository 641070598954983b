import { wholeBuffers } from "../../work/thread.ts";
import { threadEntry } from "../../work/thread-entry.ts";
import { ThreadPool } from "../../work/thread-pool.ts";
import type { AnalysisJob } from "./jobs.ts";

/** Analyses run apart from uploads and reads: nobody who shares a log waits for one who wants another explained. */
export class AnalysisPool {
  private readonly pool = new ThreadPool<AnalysisJob, Uint8Array>({
    entry: threadEntry("http/analysis/thread.ts"),
    threads: 1,
    maxQueue: 64,
    deadlineMs: 10_000,
  });

  run(job: AnalysisJob): Promise<Uint8Array> {
    return this.pool.run(job, wholeBuffers(job.kind === "stored" ? [job.log.packed] : [job.body]));
  }

  close(): void {
    this.pool.close();
  }
}
