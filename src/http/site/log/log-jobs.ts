import { Lines } from "../../../analysis/text/lines.ts";
import { indexLog } from "../../../line-index/index-log.ts";
import { packIndex } from "../../../line-index/packed-index.ts";
import { unpackSync } from "../../../logs/content.ts";
import type { StoredLog } from "../../../logs/ports.ts";
import type { Job } from "../../../work/job.ts";
import { encodeSync } from "../../answers/content-encoding.ts";
import { excerpt } from "../../answers/excerpt.ts";
import { maxIndexedLines } from "./indexed-logs.ts";
import { type LogBlock, logBlock } from "./log-block.ts";

/** What the page of a log has other threads do. */

export const makeLogBlock: Job<{ log: StoredLog }, LogBlock> = {
  name: "logBlock",
  run: ({ log }) => logBlock(excerpt(log)),
};

/** In zstd; `null` where the log has too many lines. */
export type PackedLineIndex = { packed: Uint8Array; plainBytes: number } | null;

export const makeLineIndex: Job<{ log: StoredLog }, PackedLineIndex> = {
  name: "lineIndex",
  run: ({ log }) => {
    // As browsers read it: without a byte order mark.
    const lines = new Lines(new TextDecoder().decode(unpackSync(log)));
    if (lines.count > maxIndexedLines) return null;
    const plain = packIndex(indexLog(lines));
    return { packed: encodeSync(plain, "zstd"), plainBytes: plain.length };
  },
};
