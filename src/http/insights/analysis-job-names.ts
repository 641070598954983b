import type { Fault } from "../../analysis/fault/fault.ts";
import type { Language } from "../../analysis/model/model.ts";
import type { HouseRules } from "../../house-rules/house-rules.ts";
import type { LogId, PackedContent, StoredLog } from "../../logs/ports.ts";
import type { JobName } from "../../work/job.ts";
import type { BodyDescription } from "../upload/decode-upload.ts";

/**
 * What the analysis threads are asked for. The thread of the server names it here, and does without the analyser. The
 * results are packed already: what is made there need not be made twice.
 */

/** How much of a log is read. */
export type ReadPart = "all" | "ends" | "nothing";

/** What is known of an analysis without reading it. */
export interface AnalysisHead {
  /** Milliseconds since 1970, where there was no time to read all of the log. */
  ranOutAt: number | null;
  /** What the verdict is about; `null` where that has no fingerprint. */
  fault: Fault | null;
}

/** What is counted of a log beside those of others. */
export interface FoundSighting {
  fault: Fault | null;
  platform: string;
  /** Packed. */
  traits: Uint8Array;
}

export interface AnalysedLog {
  /** A kept result with an `AnalysisHead`. */
  packed: Uint8Array;
  sighting: FoundSighting;
  /** Of what was found. */
  codes: string[];
}

export const analyseStored: JobName<
  {
    log: StoredLog;
    house: HouseRules;
    read: ReadPart;
    head: Pick<AnalysisHead, "ranOutAt">;
    /** The readable names of the log, as JSON; `null` where there are none. */
    glossary: Uint8Array | null;
  },
  AnalysedLog
> = { name: "analyseStored" };

/** What is known of the explanation of a bundle without reading it. */
export interface BundleHead extends AnalysisHead {
  /** Those that were read. */
  files: LogId[];
  /** Which of them is the most telling one. */
  primary: number;
}

export interface ReadBundle {
  /** Each with the analysis that was made of it alone. */
  files: { log: StoredLog; analysis: Uint8Array }[];
  /** Whether they are read as well: where that takes too long, the analyses have to do. */
  withTexts: boolean;
  head: Pick<AnalysisHead, "ranOutAt">;
}

export interface AnalysedBundle {
  /** A kept result with a `BundleHead`. */
  packed: Uint8Array;
  sighting: FoundSighting;
}

export const explainStoredBundle: JobName<ReadBundle, AnalysedBundle> = { name: "explainStoredBundle" };

/** The body of a request that is analysed and not stored. */
export interface SentBody {
  body: Uint8Array;
  description: BodyDescription;
}

export interface SentText extends SentBody {
  house: HouseRules;
  /** The readable names of the text, their glossary as JSON; `null` where there are none. */
  names: { minecraft: string; glossary: Uint8Array } | null;
}

/** The text of a body in which names are hidden; `null` where none are, or where it cannot be read. */
export const openHidden: JobName<SentBody & { protocol: string }, PackedContent | null> = { name: "openHidden" };

export interface AnalysedText {
  /** The answer of `POST /api/analyse`, as the bytes of its JSON. */
  json: Uint8Array;
  /** Of what was found. */
  codes: string[];
  fault: Fault | null;
}

export const analyseBody: JobName<SentText & { language: Language }, AnalysedText> = { name: "analyseBody" };
