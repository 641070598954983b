import type { AnyJob } from "../../work/job.ts";
import { deflateText, encodeBytes, encodeJson, encodeText } from "../answers/answer-jobs.ts";
import { encodePart, encodeRest, encodeStart } from "../answers/piece-jobs.ts";
import { encodeDocument } from "../compat/hastebin/document-job.ts";
import { encodeReadableJson, encodeReadableText } from "../names/readable-jobs.ts";
import { makeLineIndex, makeLogBlock } from "../site/log/log-jobs.ts";

/** What the heavy threads do for readers: each job stands in the layer that needs it. */
export const answerJobs: readonly AnyJob[] = [
  encodeJson,
  encodeText,
  encodeStart,
  encodeRest,
  encodePart,
  encodeBytes,
  deflateText,
  encodeDocument,
  encodeReadableText,
  encodeReadableJson,
  makeLogBlock,
  makeLineIndex,
];
