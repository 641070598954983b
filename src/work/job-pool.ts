import type { JobCall, JobName } from "./job.ts";
import type { Requester } from "./requester.ts";
import { wholeBuffers } from "./thread.ts";
import { type JobOptions, ThreadPool, type ThreadPoolOptions } from "./thread-pool.ts";

/** Runs jobs on threads whose module serves them with `serveJobList`. It knows none of them itself. */
export class JobPool {
  private readonly pool: ThreadPool<JobCall, unknown>;

  constructor(options: ThreadPoolOptions) {
    this.pool = new ThreadPool(options);
  }

  /** `handOver`: buffers of the input that the caller will not touch again. */
  run<In, Out>(
    job: JobName<In, Out>,
    input: In,
    requester: Requester,
    handOver: Uint8Array[] = [],
    options: Pick<JobOptions, "isSmall" | "deadlineMs"> = {},
  ): Promise<Out> {
    const call: JobCall = { name: job.name, input };
    return this.pool.run(call, { ...options, transfer: wholeBuffers(handOver), requester }) as Promise<Out>;
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

  close(): void {
    this.pool.close();
  }
}
