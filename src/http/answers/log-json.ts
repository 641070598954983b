import { unpackSync } from "../../logs/content.ts";
import type { LogCounts, LogMeta, StoredLog } from "../../logs/ports.ts";
import { utf8Text } from "../core/utf8-text.ts";
import { isoTime } from "./iso-time.ts";

/**
 * The answer of `GET /api/log/{id}` up to the number of views. That number is the only thing that changes between two
 * answers, so it comes near the end, and everything before it can be kept.
 */
export function jsonHead(log: StoredLog): string {
  const content = JSON.stringify(utf8Text(unpackSync(log)));
  return `{"success":true,"id":"${log.id}","content":${content},"name":${JSON.stringify(log.name)},"views":`;
}

/** The rest, for each number of views. */
export function jsonTail(meta: LogMeta): (counts: LogCounts) => string {
  const behindViews = `,"createdAt":"${isoTime(meta.createdAt)}"}`;
  return ({ views }) => views + behindViews;
}
