/** Pools over `trial-thread.ts`, and jobs for them. */
import { jest } from "bun:test";
import { type JobOptions, ThreadPool, type ThreadPoolOptions } from "../../src/work/thread-pool.ts";
import type { Trial } from "./trial-thread.ts";

const pools: ThreadPool<Trial, unknown>[] = [];

export function poolOf(options: Partial<ThreadPoolOptions> = {}): ThreadPool<Trial, unknown> {
  const entry = new URL("./trial-thread.ts", import.meta.url);
  const pool = new ThreadPool<Trial, unknown>({ entry, threads: 1, maxQueue: 10, deadlineMs: 30_000, ...options });
  pools.push(pool);
  return pool;
}

/** After each test. */
export function closePools(): void {
  jest.useRealTimers();
  for (const pool of pools.splice(0)) pool.close();
}

export function flag(): Int32Array {
  return new Int32Array(new SharedArrayBuffer(4));
}

/** Resolves when the other thread has set the flag. */
export async function isSet(value: Int32Array): Promise<void> {
  await Atomics.waitAsync(value, 0, 0).value;
}

function set(value: Int32Array): void {
  Atomics.store(value, 0, 1);
  Atomics.notify(value, 0);
}

interface WaitingJob {
  outcome: Promise<unknown>;
  begun: Int32Array;
  letGo(): void;
}

/** A job that takes until it is let go. */
export function waitingJob(pool: ThreadPool<Trial, unknown>, options?: JobOptions): WaitingJob {
  const begun = flag();
  const mayEnd = flag();
  const outcome = pool.run({ kind: "wait", begun, mayEnd }, options).catch((error: Error) => error);
  return { outcome, begun, letGo: () => set(mayEnd) };
}

export function echo(pool: ThreadPool<Trial, unknown>, value: unknown): Promise<unknown> {
  return pool.run({ kind: "echo", value });
}

export function failureOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => new Error("nothing failed"),
    (error: unknown) => error,
  );
}
