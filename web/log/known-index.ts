import type { Lines } from "../../src/analysis/text/lines.ts";
import { lookForHeadedFrames } from "../../src/line-index/frame-kind.ts";
import { indexSteps } from "../../src/line-index/index-log.ts";
import type { LogIndex } from "../../src/line-index/log-index.ts";
import { unpackIndex } from "../../src/line-index/packed-index.ts";
import { inTasks, nextTask } from "../page/next-task.ts";

/** What the server knows of the log's lines; where it did not say, or speaks of another text, what is found here. */
export async function knownIndex(log: Lines, sent: Promise<ArrayBuffer> | null): Promise<LogIndex> {
  const packed = await sent?.catch(() => null);
  const index = packed ? unpackIndex(packed) : null;
  // Asked for with the first row that is drawn, and answered before: a long log is searched for it.
  await inTasks(lookForHeadedFrames(log));
  await nextTask();
  return index?.lineCount === log.count ? index : inTasks(indexSteps(log));
}
