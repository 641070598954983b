import type { AnyJob } from "../../work/job.ts";
import { encodeAppendableBytes, encodeAppendableJson, encodeText, makeJsonHead } from "../answers/answer-jobs.ts";
import { makeLineIndex, makeLogBlock } from "../site/log/log-jobs.ts";

/** What the heavy threads do for readers: each job stands in the layer that needs it. */
export const answerJobs: readonly AnyJob[] = [
  makeJsonHead,
  encodeAppendableJson,
  encodeAppendableBytes,
  encodeText,
  makeLogBlock,
  makeLineIndex,
];
