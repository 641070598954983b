import { analyse } from "../../analysis/analyse.ts";
import { houseFinderOf } from "../../house-rules/house-finder.ts";
import type { HouseRules } from "../../house-rules/house-rules.ts";
import { unpackSync } from "../../logs/content.ts";
import type { StoredLog } from "../../logs/ports.ts";
import type { Job } from "../../work/job.ts";
import { utf8Text } from "../core/utf8-text.ts";
import { type BodyDescription, decodeUpload } from "../upload/decode-upload.ts";
import { nativeProtocol } from "../upload/native-protocol.ts";

/** What the analysis thread does. The results are JSON already: what is made there need not be made twice. */

export const analyseStored: Job<{ log: StoredLog; house: HouseRules }, Uint8Array> = {
  name: "analyseStored",
  run: ({ log, house }) => toJson(analyse(utf8Text(unpackSync(log)), houseFinderOf(house))),
  transferOf: (json) => [json],
};

/** The body of a request that is analysed and not stored. */
export interface SentText {
  body: Uint8Array;
  description: BodyDescription;
  house: HouseRules;
}

export const analyseBody: Job<SentText, Uint8Array> = {
  name: "analyseBody",
  run: ({ body, description, house }) =>
    toJson(analyse(utf8Text(decodeUpload(body, description, nativeProtocol).content), houseFinderOf(house))),
  transferOf: (json) => [json],
};

function toJson(value: object): Uint8Array {
  return Buffer.from(JSON.stringify(value));
}
