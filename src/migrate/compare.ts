import { isDeepStrictEqual } from "node:util";
import { unpackSync } from "../logs/content.ts";
import type { PackedContent } from "../logs/ports.ts";
import { type LogRecord, Unreadable } from "../storage/transfer.ts";
import { Outage } from "../wire/refusal.ts";

/** The same text, as far as the rows tell. */
export function isSameLog(a: LogRecord, b: LogRecord): boolean {
  return a.hash === b.hash && a.size === b.size;
}

/** Which of the things that never change are different; `null` where none is. */
export function differenceOf(a: LogRecord, b: LogRecord): string | null {
  if (!isSameLog(a, b)) return "is another log in the target";
  if (a.name !== b.name) return "has another name in the target";
  if (a.createdAt !== b.createdAt) return "has another time in the target";
  if (!isDeepStrictEqual(a.details, b.details)) return "has other details in the target";
  return null;
}

/** Content that matches its checksum, or why there is none. */
export function checkedContent(
  record: LogRecord,
  packed: Uint8Array | Unreadable | undefined,
): PackedContent | Unreadable {
  if (packed === undefined) return new Unreadable("its content is not there");
  if (packed instanceof Unreadable) return packed;
  const content = { packed, size: record.size, hash: record.hash };
  try {
    unpackSync(content);
    return content;
  } catch (error) {
    if (error instanceof Outage) return new Unreadable("its text does not match its checksum");
    throw error;
  }
}
