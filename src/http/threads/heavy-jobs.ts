import type { AnyJob } from "../../work/job.ts";
import { encodeAppendableBytes, encodeAppendableJson, encodeText, makeJsonHead } from "../answers/answer-jobs.ts";
import { mclogsContent } from "../compat/mclogs/content-job.ts";
import { uploadProtocols } from "../compat/upload-protocols.ts";
import { makeLineIndex, makeLogBlock } from "../site/log/log-jobs.ts";
import { prepareUpload } from "../upload/prepare-upload.ts";

/** What the heavy threads can do: each job stands in the layer that needs it. */
export const heavyJobs: readonly AnyJob[] = [
  ...uploadProtocols.map(prepareUpload),
  makeJsonHead,
  encodeAppendableJson,
  encodeAppendableBytes,
  encodeText,
  mclogsContent,
  makeLogBlock,
  makeLineIndex,
];
