import type { Requester } from "../../../work/requester.ts";
import { wholeBuffers } from "../../../work/thread.ts";
import { threadEntry } from "../../../work/thread-entry.ts";
import { type PoolMeter, ThreadPool } from "../../../work/thread-pool.ts";
import type { LogTextJob } from "./jobs.ts";

/** Assistants search on a thread of their own: nobody who shares or reads a log waits for them. */
export class LogTextPool {
  private readonly pool: ThreadPool<LogTextJob, Uint8Array>;

  constructor(meter?: PoolMeter) {
    this.pool = new ThreadPool({
      entry: threadEntry("http/mcp/log-text/thread.ts"),
      threads: 1,
      maxQueue: 64,
      // A search bounds itself, and takes about two seconds at most.
      deadlineMs: 10_000,
      idleMs: 120_000,
      ...(meter && { meter }),
    });
  }

  get waiting(): number {
    return this.pool.waiting;
  }

  get size(): number {
    return this.pool.size;
  }

  get busy(): number {
    return this.pool.busy;
  }

  run(job: LogTextJob, requester: Requester): Promise<Uint8Array> {
    return this.pool.run(job, { transfer: wholeBuffers([job.log.packed]), requester });
  }

  close(): void {
    this.pool.close();
  }
}
