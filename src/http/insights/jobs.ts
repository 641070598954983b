import { analyse, analyseLines } from "../../analysis/analyse.ts";
import { Lines } from "../../analysis/lines.ts";
import type { Language } from "../../analysis/model.ts";
import { unpackNow } from "../../logs/content.ts";
import type { StoredLog } from "../../logs/ports.ts";
import { entriesJson } from "../compat/mclogs/entries-json.ts";
import { mclogsInsightsOf } from "../compat/mclogs/shapes.ts";
import { type BodyDescription, interpretUpload } from "../upload/interpret.ts";

/** What the analysis thread does. The results are JSON already: what is made there need not be made twice. */
export type AnalysisJob =
  | { kind: "stored"; log: StoredLog }
  | { kind: "body"; body: Uint8Array; description: BodyDescription }
  | { kind: "mclogs"; body: Uint8Array; description: BodyDescription; language: Language };

export function runAnalysisJob(job: AnalysisJob): Uint8Array {
  switch (job.kind) {
    case "stored":
      return toJson(analyse(textOf(unpackNow(job.log))));
    case "body":
      return toJson(analyse(textOf(interpretUpload(job.body, job.description).content)));
    case "mclogs": {
      const lines = new Lines(textOf(interpretUpload(job.body, job.description).content));
      const { analysis, entries } = analyseLines(lines);
      const told = JSON.stringify({ success: true, ...mclogsInsightsOf(analysis, job.language) });
      const { json, isCut } = entriesJson(lines, entries);
      return Buffer.from(`${told.slice(0, -1)},"entries":${json}${isCut ? ',"entriesAreCut":true' : ""}}`);
    }
  }
}

function toJson(value: object): Uint8Array {
  return Buffer.from(JSON.stringify(value));
}

function textOf(utf8: Uint8Array): string {
  return Buffer.from(utf8.buffer, utf8.byteOffset, utf8.byteLength).toString("utf8");
}
