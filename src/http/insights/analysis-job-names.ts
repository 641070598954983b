import type { Analysis } from "../../analysis/analyse.ts";
import type { HouseRules } from "../../house-rules/house-rules.ts";
import type { StoredLog } from "../../logs/ports.ts";
import type { JobName } from "../../work/job.ts";
import type { BodyDescription } from "../upload/decode-upload.ts";

/**
 * What the analysis thread is asked for. The thread of the server names it here, and does without the analyser. The
 * results are JSON already: what is made there need not be made twice.
 */

export const analyseStored: JobName<{ log: StoredLog; house: HouseRules }, Uint8Array> = { name: "analyseStored" };

/** The files of a bundle, each with the analysis that was made of it alone. */
export const explainStoredBundle: JobName<{ files: { log: StoredLog; analysis: Analysis }[] }, Uint8Array> = {
  name: "explainStoredBundle",
};

/** The body of a request that is analysed and not stored. */
export interface SentText {
  body: Uint8Array;
  description: BodyDescription;
  house: HouseRules;
}

export const analyseBody: JobName<SentText, Uint8Array> = { name: "analyseBody" };
