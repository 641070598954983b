import { readLog } from "../../../analysis/evidence/read-log.ts";
import type { Analysis } from "../../../analysis/model/analysis.ts";
import type { Language } from "../../../analysis/model/model.ts";
import { Lines } from "../../../analysis/text/lines.ts";
import type { StoredLog } from "../../../logs/ports.ts";
import { type AppendableEncoding, identityEncoding } from "../../answers/appendable-encoding.ts";
import { encodeSync } from "../../answers/content-encoding.ts";
import { worstEscape } from "../../answers/encode-log.ts";
import type { AnswerEncoding } from "../../core/accept-encoding.ts";
import { storedText } from "../../core/utf8-text.ts";
import { resultIn } from "../../insights/kept-result.ts";
import { entriesJson, maxEntriesBytes } from "./entries-json.ts";
import { mclogsInsightsOf } from "./shapes.ts";

/** What `GET /1/log/{id}` is asked for beside the facts. */
export interface WantedContent {
  raw: boolean;
  parsed: boolean;
  insights: boolean;
}

export interface ContentAnswer {
  /** `null` where nobody asked for any of it. */
  log: StoredLog | null;
  /** The facts as JSON. */
  facts: string;
  /** `null` where nobody asked. */
  insights: { analysis: Uint8Array; language: Language } | null;
  raw: boolean;
  parsed: boolean;
  encoding: AnswerEncoding;
}

/** The facts of a log with its content, as it is sent. Pure, and safe to run on any thread. */
export function contentAnswer({ log, facts, insights, raw, parsed, encoding }: ContentAnswer): AppendableEncoding {
  const text = log ? storedText(log) : "";
  const parts: string[] = [];
  if (raw) parts.push(`"raw":${JSON.stringify(text)}`);
  if (parsed) {
    const lines = new Lines(text);
    const { json, isCut } = entriesJson(lines, readLog(lines).entries);
    parts.push(`"parsed":${json}`);
    if (isCut) parts.push('"parsedIsCut":true');
  }
  if (insights) {
    const { analysis, language } = insights;
    parts.push(`"insights":${JSON.stringify(mclogsInsightsOf(resultIn<Analysis>(analysis), language))}`);
  }
  const json = `${facts.slice(0, -1)},"content":{${parts.join(",")}}}`;
  return identityEncoding(encodeSync(Buffer.from(json), encoding));
}

/** What stands around a line in an entry of its own. */
const aroundLine = 100;

export function maxContentBytes(size: number, lines: number, { raw, parsed }: WantedContent, around: number): number {
  const rawBytes = raw ? worstEscape * size : 0;
  const parsedBytes = parsed ? Math.min(maxEntriesBytes, worstEscape * size + aroundLine * lines) : 0;
  return rawBytes + parsedBytes + around;
}
