import type { FirstWords, FromThread, JobTime, ToThread } from "./thread.ts";
import { processorMs } from "./thread-clock.ts";

/** What a thread has to know of a job. */
interface SentJob {
  input: unknown;
  transfer: ArrayBuffer[];
  isSmall: boolean;
  deadlineMs: number;
}

/** What a thread is sent in one message: a job, or several small ones. */
export interface Batch<Job> {
  jobs: Job[];
  isSmall: boolean;
  /** When it was sent, or when the thread came to it. */
  since: number;
  /** The processor's time of the thread by then; `null` where nobody has asked yet. */
  processorMs: number | null;
  /** What it had taken so far when somebody last looked. */
  spentMs: number;
}

interface ThreadEvents<Job> {
  answered(batch: Batch<Job>, answers: FromThread): void;
  /** It failed, or its jobs took too long: of those that it still has, nothing comes any more. */
  failed(reason: Error): void;
}

/** A job that ran into its deadline. What it was about may be at fault as well as the machine. */
export class JobOverdue extends Error {}

/** What takes no longer may be counted as if the processor had worked for it all the time. */
const shortMs = 250;
/** Between two looks at what a job has had of the processor. */
const shortestWaitMs = 50;

/** A thread of a pool, with what it was sent. */
export class PoolThread<Job extends SentJob> {
  /** The first is being worked on, the others come next. */
  readonly batches: Batch<Job>[] = [];
  private readonly worker: Worker;
  /** Where its time can be read; `null` where nobody can, and nothing until it has begun to work. */
  private clock: string | null | undefined;
  /** Until its jobs are overdue or, without any, until it has been idle for too long. */
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    entry: URL,
    /** How many times as long as it may a job takes, while the processor has not worked for it as long as that. */
    private readonly stretch: number | undefined,
    private readonly events: ThreadEvents<Job>,
  ) {
    this.worker = new Worker(entry.href);
    this.worker.onmessage = ({ data }: MessageEvent<FirstWords | FromThread>) => {
      if (Array.isArray(data)) this.finish(data);
      else this.clock = data.clock;
    };
    this.worker.onerror = ({ message }) => events.failed(new Error(`a worker thread failed: ${message}`));
    this.worker.addEventListener("close", () => events.failed(new Error("a worker thread ended")));
  }

  get isIdle(): boolean {
    return this.batches.length === 0;
  }

  /** Notes how much its first batch has taken. */
  look(now: number): void {
    const [batch] = this.batches;
    if (!batch) return;
    const ms = Math.max(0, now - batch.since);
    batch.spentMs = ms < shortMs ? ms : this.spentOn(batch).cpuMs * batch.jobs.length;
  }

  /** Throws where it cannot be sent: the thread has not heard of it, and stays as it is. */
  send(jobs: Job[]): void {
    const inputs = jobs.map(({ input }) => input);
    this.worker.postMessage(
      { inputs } satisfies ToThread,
      jobs.flatMap(({ transfer }) => transfer),
    );
    const batch: Batch<Job> = { jobs, isSmall: jobs[0]!.isSmall, since: 0, processorMs: null, spentMs: 0 };
    this.batches.push(batch);
    this.begin(batch);
    if (this.batches.length === 1) this.watch(batch);
  }

  /** Calls back when it has had nothing to do for so long. */
  rest(ms: number | undefined, end: () => void): void {
    this.stopTimer();
    if (ms !== undefined) this.timer = setTimeout(end, ms);
  }

  /** What it has spent on each job of what is not over, as far as anybody knows. */
  spentOn({ jobs, since, processorMs: before }: Batch<Job>): JobTime {
    const ms = performance.now() - since;
    const now = before === null ? null : this.processorMs;
    return { ms: ms / jobs.length, cpuMs: (now === null ? ms : now - before!) / jobs.length };
  }

  end(): void {
    this.stopTimer();
    this.worker.terminate();
  }

  private begin(batch: Batch<Job>): void {
    batch.since = performance.now();
    // Reading it takes as long as some small jobs, which are over long before anybody asks.
    batch.processorMs = batch.isSmall ? null : (this.processorMs ?? 0);
  }

  /** What it has had of the processor; `null` where nobody knows. */
  private get processorMs(): number | null {
    return this.clock === undefined ? 0 : processorMs(this.clock);
  }

  private finish(answers: FromThread): void {
    const batch = this.batches.shift()!;
    this.stopTimer();
    const [next] = this.batches;
    if (next) {
      this.begin(next);
      this.watch(next);
    }
    this.events.answered(batch, answers);
  }

  private watch(batch: Batch<Job>): void {
    const deadlineMs = Math.max(...batch.jobs.map((job) => job.deadlineMs));
    this.stopTimer();
    this.timer = setTimeout(() => this.endOverdue(batch, deadlineMs), deadlineMs);
  }

  /** Unless the processor has not worked for it as long as it may. */
  private endOverdue(batch: Batch<Job>, deadlineMs: number): void {
    const most = (this.stretch ?? 1) * deadlineMs - (performance.now() - batch.since);
    // What it has had so far nobody knows, of small jobs: they may have that once more.
    if (this.stretch !== undefined) batch.processorMs ??= this.processorMs;
    const left = this.stretch === undefined ? 0 : deadlineMs - this.spentOn(batch).cpuMs * batch.jobs.length;
    if (left <= 0 || most <= 0) {
      const { cpuMs } = this.spentOn(batch);
      // Whether it worked all the time, or nothing was heard of it, is what whoever looks for the cause asks first.
      const spent = this.clock === undefined ? "the thread had not begun" : `${Math.round(cpuMs)} ms of the processor`;
      this.events.failed(new JobOverdue(`a job took longer than ${deadlineMs} ms (${spent})`));
    } else {
      const again = () => this.endOverdue(batch, deadlineMs);
      this.timer = setTimeout(again, Math.max(shortestWaitMs, Math.min(left, most)));
    }
  }

  private stopTimer(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
  }
}
