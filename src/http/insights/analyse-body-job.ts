import { analyse } from "../../analysis/analyse.ts";
import { faultIn } from "../../analysis/fault/fault.ts";
import { insightsOf } from "../../analysis/words/insights.ts";
import { houseFinderOf } from "../../house-rules/house-finder.ts";
import { withReadableNames } from "../../names/readable-insights.ts";
import { collectingWhereShort } from "../../work/garbage.ts";
import { jobOf } from "../../work/job.ts";
import { utf8Text } from "../core/utf8-text.ts";
import { methodNamer, namesIn } from "../names/readable-text.ts";
import { decodeUpload } from "../upload/decode-upload.ts";
import { nativeProtocol } from "../upload/native-protocol.ts";
import * as names from "./analysis-job-names.ts";

export const analyseBody = jobOf(
  names.analyseBody,
  ({ body, description, house, names: readable, language }) => {
    const text = utf8Text(decodeUpload(body, description, nativeProtocol).content);
    const analysis = analyse(
      text,
      houseFinderOf(house),
      methodNamer(readable?.glossary ?? null),
      collectingWhereShort(),
    );
    const plain = insightsOf(analysis, language);
    const named = readable ? withReadableNames(plain, readable.minecraft, namesIn(readable.glossary)) : plain;
    const json = Buffer.from(JSON.stringify(named));
    return { json, codes: analysis.findings.map(({ code }) => code), fault: faultIn(analysis) };
  },
  ({ json }) => [json],
);
