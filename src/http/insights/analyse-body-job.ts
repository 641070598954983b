import { analyse } from "../../analysis/analyse.ts";
import { houseFinderOf } from "../../house-rules/house-finder.ts";
import { jobOf } from "../../work/job.ts";
import { utf8Text } from "../core/utf8-text.ts";
import { decodeUpload } from "../upload/decode-upload.ts";
import { nativeProtocol } from "../upload/native-protocol.ts";
import * as names from "./analysis-job-names.ts";

export const analyseBody = jobOf(
  names.analyseBody,
  ({ body, description, house }) => {
    const text = utf8Text(decodeUpload(body, description, nativeProtocol).content);
    return Buffer.from(JSON.stringify(analyse(text, houseFinderOf(house))));
  },
  (json) => [json],
);
