import type { LogMeta, StoredLog } from "../../logs/ports.ts";
import { storedText } from "../core/utf8-text.ts";
import { isoTime } from "./iso-time.ts";
import type { JsonAround } from "./log-rendering.ts";

/**
 * The answer of `GET /api/log/{id}` up to the number of views. That number is the only thing that changes between two
 * answers, so it comes near the end, and everything before it can be kept.
 */
export function jsonHead(log: StoredLog): string {
  const { before, after } = jsonAround(log);
  return before + JSON.stringify(storedText(log)) + after;
}

/** What stands before and after the content. */
export function jsonAround({ id, name }: Pick<LogMeta, "id" | "name">): JsonAround {
  return { before: `{"success":true,"id":"${id}","content":`, after: `,"name":${JSON.stringify(name)},"views":` };
}

/** What stands behind the number of views. */
export function jsonEnd(meta: LogMeta): string {
  return `,"createdAt":"${isoTime(meta.createdAt)}"}`;
}
