import { Outage, Refusal } from "../wire/refusal.ts";
import { FairQueue } from "./fair-queue.ts";
import { withNiceness } from "./niceness.ts";
import { type Batch, JobOverdue, PoolThread } from "./pool-thread.ts";
import { ClientGone, ownWork, type Requester } from "./requester.ts";
import type { FromThread, JobTime } from "./thread.ts";
import { ThreadDebts } from "./thread-debts.ts";

export { JobOverdue };

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
  /** Whether one more thread may serve those who have had next to nothing, and would wait for others' jobs. */
  mayHaveExtra?: () => boolean;
  /** Whether there is so little memory left that those who have had more than that share one thread. */
  isTight?: () => boolean;
  /** What a job may take of the processor where such a one waits, and no thread is left. */
  crowdedMs?: number;
  /** Whether small jobs have one more thread, which stays and does not stand back behind other programs. */
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
  /** Who it is counted against, once it has begun. */
  payers: readonly string[];
  onGone(): void;
  resolve: (output: Out) => void;
  reject: (error: Error) => void;
}

/** An extra thread stays for so long: there may be more of those who need it, and where all is busy a start takes long. */
const extraIdleMs = 20_000;
/** Whoever has had no more lately comes before all others, and finds a thread: ordinary jobs take less. */
const modestMs = 300;
/** While such ones come within this time, the others leave a thread for them. */
const companyMs = 10_000;
/** Between two looks whether somebody waits for too long. */
const lookAgainMs = 150;
/** Whoever has waited for so long gets a thread more. */
const extraAfterMs = 140;
/** Of two who have had the same, the one comes first who has nothing under way. */
const beginningMs = 0.001;

/** So many wait before small jobs go to other threads than their own: those may have to stand back for longer than it takes. */
const manySmall = 8;
/** No job costs less than sending it there and back. */
const sendingMs = 1;
/** How many small jobs go together. */
const maxTogether = 4;
/** Of those, so many messages are with a thread: it need not wait until the request thread, which is busy, sends more. */
const maxBatches = 2;

/**
 * Runs jobs on threads of their own, one after the other. Threads are started when first needed; one that fails or takes
 * too long costs its job, and is replaced. Whose jobs took least time lately is next, and those who have had next to nothing
 * do not wait for all the others.
 */
export class ThreadPool<In, Out> {
  private readonly threads = new Set<PoolThread<Job<In, Out>>>();
  /** The one of them that is for small jobs alone. */
  private smallLane: PoolThread<Job<In, Out>> | null = null;
  private readonly debts = new ThreadDebts();
  private readonly queue: FairQueue<Job<In, Out>>;
  /** When it was last looked at who has had what. */
  private now = performance.now();
  /** When a job last came of somebody who has had next to nothing, and of whom. */
  private lastModest = { at: Number.NEGATIVE_INFINITY, clients: [] as string[] };
  /** While jobs wait. */
  private waitTimer: ReturnType<typeof setTimeout> | null = null;
  private closed = false;

  constructor(private readonly options: ThreadPoolOptions) {
    this.queue = new FairQueue(options.maxQueue, (client) => this.hadBy(client));
  }

  run(input: In, options: JobOptions = {}): Promise<Out> {
    const { transfer = [], requester = ownWork, isSmall = false, deadlineMs = this.options.deadlineMs } = options;
    if (this.closed) return Promise.reject(new Outage("The service is stopping."));
    if (requester.signal.aborted) return Promise.reject(new ClientGone("the client is gone"));
    return new Promise<Out>((resolve, reject) => {
      const clients = () => requester.clients();
      const onGone = () => this.drop(job, new ClientGone("the client is gone"));
      this.look();
      const { now: since } = this;
      const work = { input, transfer, requester, isSmall, deadlineMs };
      const job: Job<In, Out> = { ...work, since, clients, payers: [], onGone, resolve, reject };
      requester.signal.addEventListener("abort", onGone);
      if (!isSmall && this.isModest(job)) this.lastModest = { at: since, clients: [...clients()] };
      const surplus = this.queue.push(job);
      if (surplus) this.forget(surplus, new Refusal(503, busyMessage, 2));
      this.dispatch();
    });
  }

  close(): void {
    this.closed = true;
    if (this.waitTimer) clearTimeout(this.waitTimer);
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
    for (const { isIdle } of this.threads) if (!isIdle) busy++;
    return busy;
  }

  private drop(job: Job<In, Out>, reason: Error): void {
    if (this.queue.delete(job)) this.forget(job, reason);
  }

  private forget(job: Job<In, Out>, reason: Error): void {
    job.requester.signal.removeEventListener("abort", job.onGone);
    job.reject(reason);
  }

  /** All are compared by what they have had by one moment. */
  private look(): void {
    this.now = performance.now();
    for (const thread of this.threads) thread.look(this.now);
  }

  private dispatch(): void {
    this.look();
    while (this.queue.size > 0 && (this.startSmall() || this.startNext()));
    if (this.queue.size === 0 || this.waitTimer !== null || this.closed) return;
    this.waitTimer = setTimeout(() => {
      this.waitTimer = null;
      this.look();
      this.endLongest();
      this.dispatch();
    }, lookAgainMs);
  }

  private startSmall(): boolean {
    if (!this.options.hasSmallLane || (this.smallLane?.batches.length ?? 0) >= this.maxBatches) return false;
    const job = this.queue.peek(({ isSmall }) => isSmall);
    if (!job) return false;
    // It does little at a time, for somebody who waits: where the others leave nothing of the processor, it still has its turn.
    this.smallLane ??= withNiceness(0, () => this.startThread());
    this.start(this.smallLane, job);
    return true;
  }

  private startNext(): boolean {
    const next = this.queue.peek((job) => this.hasThreadFor(job));
    if (next) this.start(this.idleThread(), next);
    return next !== undefined || this.sendAhead();
  }

  /** Small jobs go also to a thread that has only such, and is soon done with them. */
  private sendAhead(): boolean {
    const next = this.queue.peek();
    if (!next?.isSmall) return false;
    for (const thread of this.threads) {
      const { batches } = thread;
      if (batches.length >= this.maxBatches || !batches.every(({ isSmall }) => isSmall)) continue;
      this.start(thread, next);
      return true;
    }
    return false;
  }

  /** Those who have had more leave a thread to those who have not, and the extra ones. */
  private hasThreadFor(job: Job<In, Out>): boolean {
    const { threads } = this.options;
    const free = threads - this.ordinaryBusy;
    if (free < 0 || (job.isSmall && this.smallLane && this.queue.size < manySmall)) return false;
    if (this.isModest(job)) return free > 0 || (!this.isServed(job) && this.hasExtraFor(job));
    const { at, clients } = this.lastModest;
    const isOwn = [...job.clients()].some((client) => clients.includes(client));
    // Whoever came with next to nothing, and has had a lot since, is not who a thread is left for.
    const isStill = clients.some((client) => this.hadBy(client) < modestMs);
    const isCompany = !isOwn && isStill && this.now - at < companyMs;
    const busy = this.busyWithOthers;
    if (free === 0 || busy >= Math.max(1, isCompany ? threads - 1 : threads)) return false;
    return busy === 0 || !(this.options.isTight?.() ?? false);
  }

  /**
   * One that is there takes what comes. Another is started where there is room for it: most jobs are over before that.
   * Where memory is tight there is none: the others share one thread then, and leave the rest.
   */
  private hasExtraFor({ since }: Job<In, Out>): boolean {
    if (this.options.isTight?.()) return false;
    for (const { isIdle } of this.ordinaryThreads()) if (isIdle) return true;
    return this.now - since >= extraAfterMs && (this.options.mayHaveExtra?.() ?? false);
  }

  /** Whether one of those who want it has had next to nothing lately. */
  private isModest(job: Job<In, Out>): boolean {
    for (const client of job.clients()) if (this.hadBy(client) < modestMs) return true;
    return false;
  }

  /** Whether all of those who want it have something under way. */
  private isServed(job: Job<In, Out>): boolean {
    for (const client of job.clients()) if (this.underWay(client) === 0) return false;
    return true;
  }

  private hadBy(client: string): number {
    return this.debts.of(client, this.now) + this.underWay(client);
  }

  /** What jobs have taken so far that are not over. */
  private underWay(client: string): number {
    let ms = 0;
    for (const { batches } of this.threads) {
      for (const { jobs, spentMs } of batches) {
        for (const { payers } of jobs) {
          if (payers.includes(client)) ms += beginningMs + spentMs / jobs.length / payers.length;
        }
      }
    }
    return ms;
  }

  /** Those that are for all jobs. */
  private *ordinaryThreads(): Iterable<PoolThread<Job<In, Out>>> {
    for (const thread of this.threads) if (thread !== this.smallLane) yield thread;
  }

  private get ordinaryBusy(): number {
    return this.busy - (this.smallLane && !this.smallLane.isIdle ? 1 : 0);
  }

  /** How many of them are at jobs of those who have had more than a little. */
  private get busyWithOthers(): number {
    let busy = 0;
    for (const { batches } of this.ordinaryThreads()) {
      if (batches[0]?.jobs.some((job) => !this.isModest(job))) busy++;
    }
    return busy;
  }

  private get maxBatches(): number {
    return this.options.sendsSmallAlone ? 1 : maxBatches;
  }

  private idleThread(): PoolThread<Job<In, Out>> {
    for (const thread of this.ordinaryThreads()) if (thread.isIdle) return thread;
    return this.startThread();
  }

  /** Of small jobs so many that every thread gets as many of those that wait. */
  private takeWithOthers(first: Job<In, Out>): Job<In, Out>[] {
    const each = this.options.sendsSmallAlone ? 1 : Math.floor(this.queue.size / this.options.threads);
    const jobs = [first];
    this.queue.delete(first);
    while (first.isSmall && jobs.length < Math.min(each, maxTogether) && this.queue.peek()?.isSmall) {
      jobs.push(this.queue.shift()!);
    }
    return jobs;
  }

  private start(thread: PoolThread<Job<In, Out>>, first: Job<In, Out>): void {
    const jobs = this.takeWithOthers(first);
    for (const job of jobs) {
      job.requester.signal.removeEventListener("abort", job.onGone);
      this.options.meter?.waited(this.now - job.since);
      job.payers = [...new Set(job.clients())];
    }
    try {
      thread.send(jobs);
    } catch (error) {
      // What cannot be sent is a bug of the caller's.
      for (const job of jobs) job.reject(error as Error);
    }
  }

  private startThread(): PoolThread<Job<In, Out>> {
    const { entry, stretch } = this.options;
    const thread: PoolThread<Job<In, Out>> = new PoolThread(entry, stretch, {
      answered: (batch, answers) => this.finish(thread, batch, answers),
      failed: (reason) => this.retire(thread, reason),
    });
    this.threads.add(thread);
    return thread;
  }

  private finish(thread: PoolThread<Job<In, Out>>, batch: Batch<Job<In, Out>>, answers: FromThread): void {
    this.charge(batch, answers);
    if (thread.isIdle) this.endWhenIdle(thread);
    for (const [place, { resolve, reject }] of batch.jobs.entries()) {
      const { outcome } = answers[place]!;
      if (outcome.kind === "result") resolve(outcome.output as Out);
      else if (outcome.kind === "refusal") reject(new Refusal(outcome.code, outcome.message, outcome.retryAfter));
      else reject(outcome.kind === "outage" ? new Outage(outcome.message) : new Error(outcome.message));
    }
    this.dispatch();
  }

  private endWhenIdle(thread: PoolThread<Job<In, Out>>): void {
    if (thread === this.smallLane) return;
    const { threads, idleMs } = this.options;
    const isExtra = () => this.threads.size - (this.smallLane ? 1 : 0) > threads;
    thread.rest(isExtra() ? extraIdleMs : idleMs, () => {
      // One of the others may have ended meanwhile.
      if (idleMs !== undefined || isExtra()) this.retire(thread, new Error("a worker thread was idle"));
    });
  }

  /** Where all threads are busy and somebody waits who has had next to nothing: the longest job, if it took long. */
  private endLongest(): void {
    const { crowdedMs } = this.options;
    if (crowdedMs === undefined || !this.queue.peek((job) => this.isModest(job) && !this.isServed(job))) return;
    let most = crowdedMs;
    let longest: PoolThread<Job<In, Out>> | null = null;
    for (const thread of this.ordinaryThreads()) {
      const [batch] = thread.batches;
      // There is a thread, or soon will be.
      if (!batch || batch.isSmall) return;
      if (batch.spentMs < most) continue;
      most = batch.spentMs;
      longest = thread;
    }
    if (longest) this.retire(longest, new JobOverdue(`a job took longer than ${crowdedMs} ms, and others waited`));
  }

  private retire(thread: PoolThread<Job<In, Out>>, reason: Error): void {
    if (!this.threads.delete(thread)) return;
    if (thread === this.smallLane) this.smallLane = null;
    for (const batch of thread.batches) {
      const time = thread.spentOn(batch);
      this.charge(
        batch,
        batch.jobs.map(() => time),
      );
      for (const job of batch.jobs) job.reject(reason);
    }
    thread.end();
    if (!this.closed) this.dispatch();
  }

  private charge({ jobs }: Batch<Job<In, Out>>, times: readonly JobTime[]): void {
    for (const [place, { requester, payers }] of jobs.entries()) {
      const { ms, cpuMs } = times[place]!;
      this.options.meter?.worked(ms);
      this.debts.add(payers, Math.max(sendingMs, cpuMs), performance.now());
      requester.onThreadTime?.(cpuMs);
    }
  }
}

const busyMessage = "The server is busy. Try again in a moment.";
