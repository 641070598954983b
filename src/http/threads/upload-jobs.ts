import type { AnyJob } from "../../work/job.ts";
import { uploadProtocols } from "../compat/upload-protocols.ts";
import { finishUpload, prepareSmallUpload, prepareUpload } from "../upload/prepare-upload.ts";

/** What the heavy threads do with uploads. */
export const uploadJobs: readonly AnyJob[] = [
  ...uploadProtocols.flatMap(
    (protocol) => [prepareUpload(protocol), prepareSmallUpload(protocol), finishUpload(protocol)] as AnyJob[],
  ),
];
