import type { Job } from "../../../work/job.ts";
import { type ContentAnswer, contentAnswer } from "./log-content.ts";

export const mclogsContent: Job<ContentAnswer, Uint8Array> = {
  name: "mclogsContent",
  run: contentAnswer,
  transferOf: (bytes) => [bytes],
};
