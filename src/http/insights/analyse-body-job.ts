import { analyse } from "../../analysis/analyse.ts";
import { faultIn } from "../../analysis/fault/fault.ts";
import { insightsOf } from "../../analysis/words/insights.ts";
import { houseFinderOf } from "../../house-rules/house-finder.ts";
import { jobOf } from "../../work/job.ts";
import { utf8Text } from "../core/utf8-text.ts";
import { decodeUpload } from "../upload/decode-upload.ts";
import { nativeProtocol } from "../upload/native-protocol.ts";
import * as names from "./analysis-job-names.ts";

export const analyseBody = jobOf(
  names.analyseBody,
  ({ body, description, house, language }) => {
    const text = utf8Text(decodeUpload(body, description, nativeProtocol).content);
    const analysis = analyse(text, houseFinderOf(house));
    const json = Buffer.from(JSON.stringify(insightsOf(analysis, language)));
    return { json, codes: analysis.findings.map(({ code }) => code), fault: faultIn(analysis) };
  },
  ({ json }) => [json],
);
