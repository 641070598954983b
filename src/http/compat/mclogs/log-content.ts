import { Lines } from "../../../analysis/lines.ts";
import { readLog } from "../../../analysis/read-log.ts";
import { unpackSync } from "../../../logs/content.ts";
import type { StoredLog } from "../../../logs/ports.ts";
import { type AppendableEncoding, identityEncoding } from "../../answers/appendable-encoding.ts";
import { encodeSync } from "../../answers/content-encoding.ts";
import { worstEscape } from "../../answers/encode-log.ts";
import type { AnswerEncoding } from "../../core/accept-encoding.ts";
import { entriesJson, maxEntriesBytes } from "./entries-json.ts";

/** What `GET /1/log/{id}` is asked for beside the facts. */
export interface WantedContent {
  raw: boolean;
  parsed: boolean;
  insights: boolean;
}

export interface ContentAnswer {
  log: StoredLog;
  /** The facts as JSON. */
  facts: string;
  /** As JSON; `null` where nobody asked. */
  insights: string | null;
  raw: boolean;
  parsed: boolean;
  encoding: AnswerEncoding;
}

/** The facts of a log with its content, as it is sent. Pure, and safe to run on any thread. */
export function contentAnswer({ log, facts, insights, raw, parsed, encoding }: ContentAnswer): AppendableEncoding {
  const text = Buffer.from(unpackSync(log)).toString("utf8");
  const parts: string[] = [];
  if (raw) parts.push(`"raw":${JSON.stringify(text)}`);
  if (parsed) {
    const lines = new Lines(text);
    const { json, isCut } = entriesJson(lines, readLog(lines).entries);
    parts.push(`"parsed":${json}`);
    if (isCut) parts.push('"parsedIsCut":true');
  }
  if (insights !== null) parts.push(`"insights":${insights}`);
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
