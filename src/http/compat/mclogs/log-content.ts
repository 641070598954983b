import { Lines } from "../../../analysis/lines.ts";
import { readLog } from "../../../analysis/read-log.ts";
import { unpackSync } from "../../../logs/content.ts";
import type { StoredLog } from "../../../logs/ports.ts";
import { encodeSync } from "../../answers/content-encoding.ts";
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
export function contentAnswer({ log, facts, insights, raw, parsed, encoding }: ContentAnswer): Uint8Array {
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
  return encodeSync(Buffer.from(`${facts.slice(0, -1)},"content":{${parts.join(",")}}}`), encoding);
}

/** A control character of one byte is written as `\\u001b`. */
const worstEscape = 6;
/** What stands around a line in an entry of its own. */
const aroundLine = 100;

export function maxContentBytes(size: number, lines: number, { raw, parsed }: WantedContent, around: number): number {
  const rawBytes = raw ? worstEscape * size : 0;
  const parsedBytes = parsed ? Math.min(maxEntriesBytes, worstEscape * size + aroundLine * lines) : 0;
  return rawBytes + parsedBytes + around;
}
