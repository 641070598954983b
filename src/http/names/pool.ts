import { threadEntry } from "../../work/thread-entry.ts";
import { type PoolMeter, ThreadPool } from "../../work/thread-pool.ts";
import type { Patience } from "../core/patience.ts";
import type { NamesAnswer, NamesQuestion } from "./log-names.ts";

export type NamesPool = ThreadPool<NamesQuestion, NamesAnswer>;

/** One thread has the maps in memory, and finds out which of their names a log needs. It ends, and they go, when nobody asks. */
export function createNamesPool({ job }: Patience, meter?: PoolMeter): NamesPool {
  return new ThreadPool({
    entry: threadEntry("http/names/thread.ts"),
    threads: 1,
    maxQueue: 64,
    deadlineMs: job,
    idleMs: 300_000,
    ...(meter && { meter }),
  });
}
