import { Outage, Refusal } from "../wire/refusal.ts";
import { FairQueue } from "./fair-queue.ts";
import { withNiceness } from "./niceness.ts";
import { ClientGone, ownWork, type Requester } from "./requester.ts";
import type { FirstWords, FromThread, JobTime, ToThread } from "./thread.ts";
import { processorMs } from "./thread-clock.ts";
import { ThreadTime } from "./thread-time.ts";

export interface ThreadPoolOptions {
  /** The module that calls `serveJobs`. */
  entry: URL;
  threads: number;
  /** Jobs that may wait. One more, and the client with the most of them gets a 503: better than growing. */
  maxQueue: number;
  /** A job that takes longer is ended together with its thread. */
  deadlineMs: number;
  /** So many times as long where other programs keep the processor busy: then only its own time counts, if that is known. */
  stretch?: number;
  /** A thread without work for so long ends, and gives its memory back. Without this it stays. */
  idleMs?: number;
  /** So many more threads serve those who would wait for others' jobs that have taken so long already. */
  extra?: { threads: number; afterMs: number };
  /** Whether small jobs have one more thread, so that they wait for no others. */
  hasSmallLane?: boolean;
  /** Whether small jobs go one by one, like others: where they take longer than sending them. */
  sendsSmallAlone?: boolean;
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
  /** It is soon done, whatever is in it, so that sending it there and back takes as long: it may go with others. */
  isSmall?: boolean | undefined;
  /** Less than what all jobs may take. */
  deadlineMs?: number | undefined;
}

interface Job<In, Out> {
  input: In;
  transfer: ArrayBuffer[];
  requester: Requester;
  isSmall: boolean;
  deadlineMs: number;
  since: number;
  clients(): Iterable<string>;
  onGone(): void;
  resolve: (output: Out) => void;
  reject: (error: Error) => void;
}

interface BegunJob<In, Out> {
  job: Job<In, Out>;
  /** Who it is counted against. */
  clients: string[];
}

/** What a thread is sent in one message: a job, or several small ones. */
interface Batch<In, Out> {
  jobs: BegunJob<In, Out>[];
  isSmall: boolean;
  /** When it was sent, or when the thread came to it. */
  since: number;
  /** The processor's time of the thread by then. */
  processorMs: number;
}

interface Thread<In, Out> {
  worker: Worker;
  /** Where its time can be read, once it has said that. */
  clock: string | null;
  /** The first is being worked on, the others come next. */
  batches: Batch<In, Out>[];
  /** Until its jobs are overdue or, without any, until it has been idle for too long. */
  timer: ReturnType<typeof setTimeout> | null;
}

/** A job that ran into its deadline. What it was about may be at fault as well as the machine. */
export class JobOverdue extends Error {}

/** An extra thread stays for so long: there may be more of those who need it, and where all is busy a start takes long. */
const extraIdleMs = 20_000;

/** Between two looks at what a job has had of the processor. */
const shortestWaitMs = 50;

/** How many small jobs go together. */
const maxTogether = 4;
/** Of those, so many messages are with a thread: it need not wait until the request thread, which is busy, sends more. */
const maxBatches = 2;

/**
 * Runs jobs on threads of their own, one after the other. Threads are started when first needed; one that fails or takes
 * too long costs its job, and is replaced. Clients take turns by the time that their jobs took.
 */
export class ThreadPool<In, Out> {
  private readonly threads = new Set<Thread<In, Out>>();
  /** The one of them that is for small jobs alone. */
  private smallLane: Thread<In, Out> | null = null;
  private readonly time = new ThreadTime();
  private readonly queue: FairQueue<Job<In, Out>>;
  /** Until all threads are at long jobs. */
  private longTimer: ReturnType<typeof setTimeout> | null = null;
  private closed = false;

  constructor(private readonly options: ThreadPoolOptions) {
    this.queue = new FairQueue(options.maxQueue, (client) => this.time.of(client));
  }

  run(input: In, options: JobOptions = {}): Promise<Out> {
    const { transfer = [], requester = ownWork, isSmall = false, deadlineMs = this.options.deadlineMs } = options;
    if (this.closed) return Promise.reject(new Outage("The service is stopping."));
    if (requester.signal.aborted) return Promise.reject(new ClientGone("the client is gone"));
    return new Promise<Out>((resolve, reject) => {
      const clients = () => requester.clients();
      const onGone = () => this.drop(job, new ClientGone("the client is gone"));
      const since = performance.now();
      const work = { input, transfer, requester, isSmall, deadlineMs };
      const job: Job<In, Out> = { ...work, since, clients, onGone, resolve, reject };
      requester.signal.addEventListener("abort", onGone);
      this.time.enter(clients());
      const surplus = this.queue.push(job);
      if (surplus) this.forget(surplus, new Refusal(503, busyMessage, 2));
      this.dispatch();
    });
  }

  close(): void {
    this.closed = true;
    if (this.longTimer) clearTimeout(this.longTimer);
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
    for (const { batches } of this.threads) if (batches.length > 0) busy++;
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
      const next = this.queue.peek()!;
      const thread = this.idleThread() ?? (next.isSmall ? this.threadForMore() : null);
      if (thread) {
        this.time.take([...next.clients()]);
        this.start(thread, this.takeWithOthers(next));
      } else if (!this.startSmall() && !this.startExtra()) return;
    }
  }

  /** A small job that would wait for large ones. */
  private startSmall(): boolean {
    if (!this.options.hasSmallLane || (this.smallLane?.batches.length ?? 0) >= this.maxBatches) return false;
    for (const { batches } of this.ordinaryThreads()) if (batches[0]?.isSmall) return false;
    const job = this.queue.peek(({ isSmall }) => isSmall);
    if (!job) return false;
    // It does little at a time, for somebody who waits: where the others leave nothing of the processor, it still has its turn.
    this.smallLane ??= withNiceness(0, () => this.startThread());
    this.start(this.smallLane, this.takeWithOthers(job));
    return true;
  }

  private startExtra(): boolean {
    const job = this.jobForExtra();
    if (job) this.start(this.anyIdle(), this.takeWithOthers(job));
    return job !== null;
  }

  /** Those that are for all jobs. */
  private *ordinaryThreads(): Iterable<Thread<In, Out>> {
    for (const thread of this.threads) if (thread !== this.smallLane) yield thread;
  }

  private get maxBatches(): number {
    return this.options.sendsSmallAlone ? 1 : maxBatches;
  }

  private get ordinaryBusy(): number {
    return this.busy - (this.smallLane && this.smallLane.batches.length > 0 ? 1 : 0);
  }

  /** Of small jobs so many that every thread gets as many of those that wait. */
  private takeWithOthers(first: Job<In, Out>): Job<In, Out>[] {
    if (this.options.sendsSmallAlone) {
      this.queue.delete(first);
      return [first];
    }
    const each = Math.floor(this.queue.size / this.options.threads);
    const jobs = [first];
    this.queue.delete(first);
    while (first.isSmall && jobs.length < Math.min(each, maxTogether) && this.queue.peek()?.isSmall) {
      jobs.push(this.queue.shift()!);
    }
    return jobs;
  }

  private start(thread: Thread<In, Out>, jobs: Job<In, Out>[]): void {
    const since = performance.now();
    const begun = jobs.map((job) => {
      job.requester.signal.removeEventListener("abort", job.onGone);
      this.options.meter?.waited(since - job.since);
      const clients = [...new Set(job.clients())];
      this.time.begin(clients);
      return { job, clients };
    });
    const batch = { jobs: begun, isSmall: jobs[0]!.isSmall, since, processorMs: this.timeOf(thread) ?? 0 };
    thread.batches.push(batch);
    if (thread.batches.length === 1) this.setTimer(thread);
    try {
      const inputs = jobs.map(({ input }) => input);
      const transfer = jobs.flatMap(({ transfer }) => transfer);
      thread.worker.postMessage({ inputs } satisfies ToThread, transfer);
    } catch (error) {
      // What cannot be sent is a bug of the caller's; the thread has not heard of it, and stays.
      thread.batches.pop();
      for (const job of this.release(thread, batch)) job.reject(error as Error);
      if (thread.batches.length === 0) this.setTimer(thread);
    }
  }

  /** Until its jobs are overdue or, without any, until it has been idle for too long. */
  private setTimer(thread: Thread<In, Out>): void {
    if (thread.timer) clearTimeout(thread.timer);
    const { idleMs } = this.options;
    const [begun] = thread.batches;
    if (begun) {
      const deadlineMs = Math.max(...begun.jobs.map(({ job }) => job.deadlineMs));
      thread.timer = setTimeout(() => this.endOverdue(thread, begun, deadlineMs), deadlineMs);
      return;
    }
    const isExtra = () =>
      thread === this.smallLane || this.threads.size - (this.smallLane ? 1 : 0) > this.options.threads;
    const ms = isExtra() ? extraIdleMs : idleMs;
    // One of the others may have ended meanwhile.
    const end = () =>
      idleMs !== undefined || isExtra() ? this.retire(thread, new Error("a worker thread was idle")) : undefined;
    thread.timer = ms === undefined ? null : setTimeout(end, ms);
  }

  /** Unless the processor has not worked for it as long as it may. */
  private endOverdue(thread: Thread<In, Out>, batch: Batch<In, Out>, deadlineMs: number): void {
    const time = this.timeOf(thread);
    const left = time === null ? 0 : deadlineMs - (time - batch.processorMs);
    const most = (this.options.stretch ?? 1) * deadlineMs - (performance.now() - batch.since);
    const isOver = left <= 0 || most <= 0;
    if (isOver) this.retire(thread, new JobOverdue(`a job took longer than ${deadlineMs} ms`));
    else {
      const again = () => this.endOverdue(thread, batch, deadlineMs);
      thread.timer = setTimeout(again, Math.max(shortestWaitMs, Math.min(left, most)));
    }
  }

  /** Reading it takes a moment: only where it matters. */
  private timeOf({ clock }: Thread<In, Out>): number | null {
    return this.options.stretch === undefined ? null : processorMs(clock);
  }

  /** Not one of the extra threads, which are not for everybody. */
  private idleThread(): Thread<In, Out> | null {
    return this.ordinaryBusy < this.options.threads ? this.anyIdle() : null;
  }

  private anyIdle(): Thread<In, Out> {
    for (const thread of this.ordinaryThreads()) if (thread.batches.length === 0) return thread;
    return this.startThread();
  }

  /** One that has only small jobs, and is soon done with them. */
  private threadForMore(): Thread<In, Out> | null {
    for (const thread of this.threads) {
      const { batches } = thread;
      if (batches.length > 0 && batches.length < this.maxBatches && batches.every(({ isSmall }) => isSmall))
        return thread;
    }
    return null;
  }

  /** The job that waits for long ones only, with somebody who has none of these. Looks again when jobs become long ones. */
  private jobForExtra(): Job<In, Out> | null {
    const { threads, extra } = this.options;
    if (!extra || this.ordinaryBusy >= threads + extra.threads) return null;
    const begun = [...this.ordinaryThreads()].flatMap(({ batches }) => batches);
    const left = Math.max(...begun.map(({ since }) => since)) + extra.afterMs - performance.now();
    if (left > 0) {
      this.longTimer ??= setTimeout(() => {
        this.longTimer = null;
        this.dispatch();
      }, left);
      return null;
    }
    const served = new Set(begun.flatMap(({ jobs }) => jobs.flatMap(({ clients }) => clients)));
    return this.queue.peek((job) => [...job.clients()].some((client) => !served.has(client))) ?? null;
  }

  private startThread(): Thread<In, Out> {
    const worker = new Worker(this.options.entry.href);
    const thread: Thread<In, Out> = { worker, clock: null, batches: [], timer: null };
    worker.onmessage = ({ data }: MessageEvent<FirstWords | FromThread>) => {
      if (Array.isArray(data)) this.finish(thread, data);
      else thread.clock = data.clock;
    };
    worker.onerror = (event) => this.retire(thread, new Error(`a worker thread failed: ${event.message}`));
    worker.addEventListener("close", () => this.retire(thread, new Error("a worker thread ended")));
    this.threads.add(thread);
    return thread;
  }

  private finish(thread: Thread<In, Out>, answers: FromThread): void {
    const batch = thread.batches.shift()!;
    const jobs = this.release(thread, batch, answers);
    const [next] = thread.batches;
    if (next) Object.assign(next, { since: performance.now(), processorMs: this.timeOf(thread) ?? 0 });
    this.setTimer(thread);
    for (const [place, { resolve, reject }] of jobs.entries()) {
      const { outcome } = answers[place]!;
      if (outcome.kind === "result") resolve(outcome.output as Out);
      else if (outcome.kind === "refusal") reject(new Refusal(outcome.code, outcome.message, outcome.retryAfter));
      else reject(outcome.kind === "outage" ? new Outage(outcome.message) : new Error(outcome.message));
    }
    this.dispatch();
  }

  private retire(thread: Thread<In, Out>, reason: Error): void {
    if (!this.threads.delete(thread)) return;
    if (thread === this.smallLane) this.smallLane = null;
    if (thread.timer) clearTimeout(thread.timer);
    for (const batch of thread.batches) for (const job of this.release(thread, batch)) job.reject(reason);
    thread.worker.terminate();
    if (!this.closed) this.dispatch();
  }

  /** Gives the jobs of a batch that is over. `times`: what each took, where that is known. */
  private release(thread: Thread<In, Out>, batch: Batch<In, Out>, times?: readonly JobTime[]): Job<In, Out>[] {
    const { jobs } = batch;
    for (const [place, { job, clients }] of jobs.entries()) {
      const { ms, cpuMs } = times?.[place] ?? this.timeSpent(thread, batch);
      this.options.meter?.worked(ms);
      this.time.add(clients, ms);
      job.requester.onThreadTime?.(cpuMs);
    }
    this.forgetAbsentClients();
    return jobs.map(({ job }) => job);
  }

  /** What a thread that is ended has spent on each job, as far as anybody knows. */
  private timeSpent(thread: Thread<In, Out>, { jobs, since, processorMs }: Batch<In, Out>): JobTime {
    const ms = performance.now() - since;
    const time = this.timeOf(thread);
    return { ms: ms / jobs.length, cpuMs: (time === null ? ms : time - processorMs) / jobs.length };
  }

  /** They neither wait nor are being served any more. */
  private forgetAbsentClients(): void {
    const present = new Set<string>();
    for (const { batches } of this.threads) {
      for (const { jobs } of batches) for (const { clients } of jobs) for (const one of clients) present.add(one);
    }
    for (const job of this.queue) {
      // Mostly a few clients wait for many jobs: the first of these tell that nobody has left.
      if (present.size >= this.time.clients) return;
      for (const client of job.clients()) present.add(client);
    }
    this.time.keepOnly(present);
  }
}

const busyMessage = "The server is busy. Try again in a moment.";
