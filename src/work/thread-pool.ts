import { Outage, Refusal } from "../wire/refusal.ts";
import type { FromThread, ToThread } from "./thread.ts";

export interface ThreadPoolOptions {
  /** The module that calls `serveJobs`. */
  entry: URL;
  threads: number;
  /** Jobs that may wait. One more is refused with 503: better than growing. */
  maxQueue: number;
  /** A job that takes longer costs its thread. */
  deadlineMs: number;
  /** A thread without work for so long ends, and gives its memory back. Without this it stays. */
  idleMs?: number;
}

interface Job<In, Out> {
  input: In;
  transfer: ArrayBuffer[];
  resolve: (output: Out) => void;
  reject: (error: Error) => void;
}

interface Thread<In, Out> {
  worker: Worker;
  job: Job<In, Out> | null;
  /** Until its job is overdue or, without one, until it has been idle for too long. */
  timer: ReturnType<typeof setTimeout> | null;
}

/**
 * Runs jobs on threads of their own, one at a time each. Threads are started when first needed; one that fails or takes
 * too long costs its job, and is replaced.
 */
export class ThreadPool<In, Out> {
  private readonly threads = new Set<Thread<In, Out>>();
  private readonly queue: Job<In, Out>[] = [];
  private closed = false;

  constructor(private readonly options: ThreadPoolOptions) {}

  run(input: In, transfer: ArrayBuffer[] = []): Promise<Out> {
    if (this.closed) return Promise.reject(new Outage("The service is stopping."));
    if (this.queue.length >= this.options.maxQueue) return Promise.reject(new Refusal(503, busyMessage, 2));
    return new Promise<Out>((resolve, reject) => {
      this.queue.push({ input, transfer, resolve, reject });
      this.dispatch();
    });
  }

  close(): void {
    this.closed = true;
    for (const thread of this.threads) this.retire(thread, new Outage("The service is stopping."));
    for (const job of this.queue.splice(0)) job.reject(new Outage("The service is stopping."));
  }

  private dispatch(): void {
    while (this.queue.length > 0) {
      const thread = this.idleThread();
      if (!thread) return;
      const job = this.queue.shift()!;
      if (thread.timer) clearTimeout(thread.timer);
      thread.job = job;
      thread.timer = setTimeout(
        () => this.retire(thread, new Error(`a job took longer than ${this.options.deadlineMs} ms`)),
        this.options.deadlineMs,
      );
      try {
        thread.worker.postMessage({ input: job.input } satisfies ToThread, job.transfer);
      } catch (error) {
        // What cannot be sent is a bug of the caller's; the thread has not heard of it, and stays.
        this.release(thread)?.reject(error as Error);
      }
    }
  }

  private idleThread(): Thread<In, Out> | null {
    for (const thread of this.threads) if (!thread.job) return thread;
    return this.threads.size < this.options.threads ? this.startThread() : null;
  }

  private startThread(): Thread<In, Out> {
    const worker = new Worker(this.options.entry.href);
    const thread: Thread<In, Out> = { worker, job: null, timer: null };
    worker.onmessage = (event: MessageEvent<FromThread>) => this.finish(thread, event.data);
    worker.onerror = (event) => this.retire(thread, new Error(`a worker thread failed: ${event.message}`));
    worker.addEventListener("close", () => this.retire(thread, new Error("a worker thread ended")));
    this.threads.add(thread);
    return thread;
  }

  private finish(thread: Thread<In, Out>, answer: FromThread): void {
    const job = this.release(thread);
    if (answer.kind === "result") job?.resolve(answer.output as Out);
    else if (answer.kind === "refusal") job?.reject(new Refusal(answer.code, answer.message, answer.retryAfter));
    else job?.reject(answer.kind === "outage" ? new Outage(answer.message) : new Error(answer.message));
    this.dispatch();
  }

  private retire(thread: Thread<In, Out>, reason: Error): void {
    if (!this.threads.delete(thread)) return;
    this.release(thread)?.reject(reason);
    thread.worker.terminate();
    if (!this.closed) this.dispatch();
  }

  private release(thread: Thread<In, Out>): Job<In, Out> | null {
    const { job } = thread;
    thread.job = null;
    if (thread.timer) clearTimeout(thread.timer);
    const { idleMs } = this.options;
    if (idleMs !== undefined && this.threads.has(thread)) {
      thread.timer = setTimeout(() => this.retire(thread, new Error("a worker thread was idle")), idleMs);
    }
    return job;
  }
}

const busyMessage = "The server is busy. Try again in a moment.";
