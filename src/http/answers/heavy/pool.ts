import type { Requester } from "../../../work/requester.ts";
import { wholeBuffers } from "../../../work/thread.ts";
import { threadEntry } from "../../../work/thread-entry.ts";
import { ThreadPool } from "../../../work/thread-pool.ts";
import type { HeavyCall, HeavyInput, HeavyJobName, HeavyOutput } from "./jobs.ts";

/** Runs `heavyJobs` by name on threads of their own. */
export class HeavyPool {
  private readonly pool = new ThreadPool<HeavyCall, HeavyOutput<HeavyJobName>>({
    entry: threadEntry("http/answers/heavy/thread.ts"),
    // Each may need ten times the largest log for a moment: more of them would need more memory than they save time.
    threads: 2,
    maxQueue: 512,
    deadlineMs: 30_000,
  });

  /** `handOver`: buffers of the input that the caller will not touch again. */
  run<Name extends HeavyJobName>(
    name: Name,
    input: HeavyInput<Name>,
    requester: Requester,
    handOver: Uint8Array[] = [],
  ): Promise<HeavyOutput<Name>> {
    return this.pool.run({ name, input }, { transfer: wholeBuffers(handOver), requester }) as Promise<
      HeavyOutput<Name>
    >;
  }

  close(): void {
    this.pool.close();
  }
}
