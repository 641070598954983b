import type { Language } from "../../../analysis/model/model.ts";
import type { JobName } from "../../../work/job.ts";
import type { SentText } from "../../insights/analysis-job-names.ts";

/** The answer of `POST /1/analyse`, as the bytes of its JSON. */
export const mclogsAnalysis: JobName<SentText & { language: Language }, Uint8Array> = { name: "mclogsAnalysis" };
