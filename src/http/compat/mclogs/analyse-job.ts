import { analyseLines } from "../../../analysis/analyse.ts";
import { Lines } from "../../../analysis/text/lines.ts";
import { houseFinderOf } from "../../../house-rules/house-finder.ts";
import { collectingWhereShort } from "../../../work/garbage.ts";
import { jobOf } from "../../../work/job.ts";
import { utf8Text } from "../../core/utf8-text.ts";
import { methodNamer } from "../../names/readable-text.ts";
import { decodeUpload } from "../../upload/decode-upload.ts";
import * as names from "./analyse-job-name.ts";
import { entriesJson } from "./entries-json.ts";
import { mclogsProtocol } from "./protocol.ts";
import { mclogsInsightsOf } from "./shapes.ts";

export const mclogsAnalysis = jobOf(
  names.mclogsAnalysis,
  ({ body, description, house, names: readable, language }) => {
    const { content } = decodeUpload(body, description, mclogsProtocol);
    const lines = new Lines(utf8Text(content));
    const { analysis, entries } = analyseLines(
      lines,
      houseFinderOf(house),
      methodNamer(readable?.glossary ?? null),
      collectingWhereShort(),
    );
    const insights = JSON.stringify({ success: true, ...mclogsInsightsOf(analysis, language) });
    const { json, isCut } = entriesJson(lines, entries);
    return Buffer.from(`${insights.slice(0, -1)},"entries":${json}${isCut ? ',"entriesAreCut":true' : ""}}`);
  },
  (json) => [json],
);
