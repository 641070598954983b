import { analyse } from "../../analysis/analyse.ts";
import { houseFinderOf } from "../../house-rules/house-finder.ts";
import { unpackSync } from "../../logs/content.ts";
import { jobOf } from "../../work/job.ts";
import { utf8Text } from "../core/utf8-text.ts";
import { decodeUpload } from "../upload/decode-upload.ts";
import { nativeProtocol } from "../upload/native-protocol.ts";
import * as names from "./analysis-job-names.ts";

/** What the analysis thread does. The results are JSON already: what is made there need not be made twice. */

export const analyseStored = jobOf(
  names.analyseStored,
  ({ log, house }) => toJson(analyse(utf8Text(unpackSync(log)), houseFinderOf(house))),
  (json) => [json],
);

export const analyseBody = jobOf(
  names.analyseBody,
  ({ body, description, house }) =>
    toJson(analyse(utf8Text(decodeUpload(body, description, nativeProtocol).content), houseFinderOf(house))),
  (json) => [json],
);

function toJson(value: object): Uint8Array {
  return Buffer.from(JSON.stringify(value));
}
