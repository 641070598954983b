import type { Requester } from "../../../work/requester.ts";
import { threadEntry } from "../../../work/thread-entry.ts";
import { type PoolMeter, ThreadPool } from "../../../work/thread-pool.ts";
import type { PreviewInput } from "./preview-input.ts";

/** Link previews are drawn on a thread of their own, which ends when nobody has wanted one for a while. */
export class PreviewPool {
  private readonly pool: ThreadPool<PreviewInput, Uint8Array>;

  constructor(meter?: PoolMeter) {
    this.pool = new ThreadPool({
      entry: threadEntry("http/site/preview/thread.ts"),
      threads: 1,
      maxQueue: 64,
      deadlineMs: 10_000,
      // Starting it takes longer than drawing, so it stays for the next link of the same conversation.
      idleMs: 600_000,
      ...(meter && { meter }),
    });
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

  /** A PNG of 1200 by 630. */
  run(input: PreviewInput, requester: Requester): Promise<Uint8Array> {
    return this.pool.run(input, { requester });
  }

  close(): void {
    this.pool.close();
  }
}
