import type { Job } from "../../../work/job.ts";
import type { AppendableEncoding } from "../../answers/appendable-encoding.ts";
import { type ContentAnswer, contentAnswer } from "./log-content.ts";

export const mclogsContent: Job<ContentAnswer, AppendableEncoding> = {
  name: "mclogsContent",
  run: contentAnswer,
  transferOf: ({ bytes }) => [bytes],
};
