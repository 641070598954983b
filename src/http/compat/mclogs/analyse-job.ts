import { analyseLines } from "../../../analysis/analyse.ts";
import { Lines } from "../../../analysis/lines.ts";
import type { Language } from "../../../analysis/model.ts";
import { houseFinderOf } from "../../../house-rules/house-finder.ts";
import type { Job } from "../../../work/job.ts";
import { utf8Text } from "../../core/utf8-text.ts";
import type { SentText } from "../../insights/analysis-jobs.ts";
import { decodeUpload } from "../../upload/decode-upload.ts";
import { entriesJson } from "./entries-json.ts";
import { mclogsProtocol } from "./protocol.ts";
import { mclogsInsightsOf } from "./shapes.ts";

/** The answer of `POST /1/analyse`, as the bytes of its JSON. */
export const mclogsAnalysis: Job<SentText & { language: Language }, Uint8Array> = {
  name: "mclogsAnalysis",
  run: ({ body, description, house, language }) => {
    const { content } = decodeUpload(body, description, mclogsProtocol);
    const lines = new Lines(utf8Text(content));
    const { analysis, entries } = analyseLines(lines, houseFinderOf(house));
    const insights = JSON.stringify({ success: true, ...mclogsInsightsOf(analysis, language) });
    const { json, isCut } = entriesJson(lines, entries);
    return Buffer.from(`${insights.slice(0, -1)},"entries":${json}${isCut ? ',"entriesAreCut":true' : ""}}`);
  },
  transferOf: (json) => [json],
};
