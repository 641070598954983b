import { threadEntry } from "../../../work/thread-entry.ts";
import { type PoolMeter, ThreadPool } from "../../../work/thread-pool.ts";
import type { Patience } from "../../core/patience.ts";
import type { PictureInput } from "./preview-input.ts";

/** Makes a PNG. */
export type PreviewPool = ThreadPool<PictureInput, Uint8Array>;

/** Link previews are drawn on a thread of their own, which ends when nobody has wanted one for a while. */
export function createPreviewPool({ job }: Patience, meter?: PoolMeter): PreviewPool {
  return new ThreadPool({
    entry: threadEntry("http/site/preview/thread.ts"),
    threads: 1,
    maxQueue: 64,
    deadlineMs: job,
    // Starting it takes longer than drawing, so it stays for the next link of the same conversation.
    idleMs: 600_000,
    ...(meter && { meter }),
  });
}
