import { unpackSync } from "../../logs/content.ts";
import type { PackedContent } from "../../logs/ports.ts";
import { freeBytes } from "../../work/free-bytes.ts";

/** The text of bytes in UTF-8, without copying them first. A byte order mark stays. */
export function utf8Text({ buffer, byteOffset, byteLength }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString("utf8");
}

/** The text of a stored log, alone: its bytes would take as much memory again. */
export function storedText(log: PackedContent): string {
  const bytes = unpackSync(log);
  const text = utf8Text(bytes);
  freeBytes(bytes);
  return text;
}
