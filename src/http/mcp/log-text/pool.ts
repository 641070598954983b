import { threadEntry } from "../../../work/thread-entry.ts";
import { type PoolMeter, ThreadPool } from "../../../work/thread-pool.ts";
import type { Patience } from "../../core/patience.ts";
import type { LogTextJob } from "./jobs.ts";

export type LogTextPool = ThreadPool<LogTextJob, Uint8Array>;

/** Assistants search on a thread of their own: nobody who shares or reads a log waits for them. */
export function createLogTextPool({ job }: Patience, meter?: PoolMeter): LogTextPool {
  return new ThreadPool({
    entry: threadEntry("http/mcp/log-text/thread.ts"),
    threads: 1,
    maxQueue: 64,
    deadlineMs: job,
    idleMs: 120_000,
    ...(meter && { meter }),
  });
}
