import type { Language } from "../../../analysis/model/model.ts";
import type { JobName } from "../../../work/job.ts";
import type { SentText } from "../../insights/analysis-job-names.ts";

/** What a text says, as JSON or as a summary in Markdown; or the id of the log that was named instead of one. */
export const logshareAnalysis: JobName<
  SentText & { language: Language; as: "json" | "markdown" },
  { answer: Uint8Array; codes: string[] } | { id: string }
> = { name: "logshareAnalysis" };
