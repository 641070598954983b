import { Outage, Refusal } from "../wire/refusal.ts";
import { FairQueue } from "./fair-queue.ts";
import { ClientGone, ownWork, type Requester } from "./requester.ts";
import type { FromThread, ToThread } from "./thread.ts";
import { ThreadTime } from "./thread-time.ts";

export interface ThreadPoolOptions {
  /** The module that calls `serveJobs`. */
  entry: URL;
  threads: number;
  /** Jobs that may wait. One more, and the client with the most of them gets a 503: better than growing. */
  maxQueue: number;
  /** A job that takes longer is ended together with its thread. */
  deadlineMs: number;
  /** A thread without work for so long ends, and gives its memory back. Without this it stays. */
  idleMs?: number;
  /** Told how long jobs waited for a thread, and how long they took there. */
  meter?: PoolMeter;
}

export interface PoolMeter {
  waited(ms: number): void;
  worked(ms: number): void;
}

export interface JobOptions {
  transfer?: ArrayBuffer[];
  /** Who wants it: decides whose turn it is, and drops the job when nobody is left. */
  requester?: Requester;
}

interface Job<In, Out> {
  input: In;
  transfer: ArrayBuffer[];
  requester: Requester;
  since: number;
  clients(): Iterable<string>;
  onGone(): void;
  resolve: (output: Out) => void;
  reject: (error: Error) => void;
}

interface Thread<In, Out> {
  worker: Worker;
  job: Job<In, Out> | null;
  /** Who the job is counted against, and since when. */
  clients: string[];
  since: number;
  /** Until its job is overdue or, without one, until it has been idle for too long. */
  timer: ReturnType<typeof setTimeout> | null;
}

/**
 * Runs jobs on threads of their own, one at a time each. Threads are started when first needed; one that fails or takes
 * too long costs its job, and is replaced. Clients take turns by the time that their jobs took.
 */
export class ThreadPool<In, Out> {
  private readonly threads = new Set<Thread<In, Out>>();
  private readonly time = new ThreadTime();
  private readonly queue: FairQueue<Job<In, Out>>;
  private closed = false;

  constructor(private readonly options: ThreadPoolOptions) {
    this.queue = new FairQueue(options.maxQueue, (client) => this.time.of(client));
  }

  run(input: In, { transfer = [], requester = ownWork }: JobOptions = {}): Promise<Out> {
    if (this.closed) return Promise.reject(new Outage("The service is stopping."));
    if (requester.signal.aborted) return Promise.reject(new ClientGone("the client is gone"));
    return new Promise<Out>((resolve, reject) => {
      const clients = () => requester.clients();
      const onGone = () => this.drop(job, new ClientGone("the client is gone"));
      const since = performance.now();
      const job: Job<In, Out> = { input, transfer, requester, since, clients, onGone, resolve, reject };
      requester.signal.addEventListener("abort", onGone);
      this.time.enter(clients());
      const surplus = this.queue.push(job);
      if (surplus) this.forget(surplus, new Refusal(503, busyMessage, 2));
      this.dispatch();
    });
  }

  close(): void {
    this.closed = true;
    for (const thread of this.threads) this.retire(thread, new Outage("The service is stopping."));
    for (const job of this.queue.clear()) this.forget(job, new Outage("The service is stopping."));
  }

  /** How many jobs wait for a thread. */
  get waiting(): number {
    return this.queue.size;
  }

  get size(): number {
    return this.threads.size;
  }

  /** How many threads are at work. */
  get busy(): number {
    let busy = 0;
    for (const { job } of this.threads) if (job) busy++;
    return busy;
  }

  private drop(job: Job<In, Out>, reason: Error): void {
    if (this.queue.delete(job)) this.forget(job, reason);
  }

  private forget(job: Job<In, Out>, reason: Error): void {
    job.requester.signal.removeEventListener("abort", job.onGone);
    this.forgetAbsentClients();
    job.reject(reason);
  }

  private dispatch(): void {
    while (this.queue.size > 0) {
      const thread = this.idleThread();
      if (!thread) return;
      this.start(thread, this.queue.shift()!);
    }
  }

  private start(thread: Thread<In, Out>, job: Job<In, Out>): void {
    job.requester.signal.removeEventListener("abort", job.onGone);
    if (thread.timer) clearTimeout(thread.timer);
    thread.job = job;
    thread.clients = [...new Set(job.clients())];
    thread.since = performance.now();
    this.options.meter?.waited(thread.since - job.since);
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

  private idleThread(): Thread<In, Out> | null {
    for (const thread of this.threads) if (!thread.job) return thread;
    return this.threads.size < this.options.threads ? this.startThread() : null;
  }

  private startThread(): Thread<In, Out> {
    const worker = new Worker(this.options.entry.href);
    const thread: Thread<In, Out> = { worker, job: null, clients: [], since: 0, timer: null };
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
    if (job) {
      const ms = performance.now() - thread.since;
      this.options.meter?.worked(ms);
      this.time.add(thread.clients, ms);
      job.requester.onThreadTime?.(ms);
      this.forgetAbsentClients();
    }
    if (thread.timer) clearTimeout(thread.timer);
    const { idleMs } = this.options;
    if (idleMs !== undefined && this.threads.has(thread)) {
      thread.timer = setTimeout(() => this.retire(thread, new Error("a worker thread was idle")), idleMs);
    }
    return job;
  }

  /** Only those are remembered who wait or are being served. */
  private forgetAbsentClients(): void {
    const present = new Set<string>();
    for (const job of this.queue) for (const client of job.clients()) present.add(client);
    for (const thread of this.threads) if (thread.job) for (const client of thread.clients) present.add(client);
    this.time.keepOnly(present);
  }
}

const busyMessage = "The server is busy. Try again in a moment.";
