import { asLogId, idLength } from "../../logs/id.ts";
import type { LogId } from "../../logs/ports.ts";

/** Nobody pastes a longer link. */
export const maxPasted = 2000;

/** The id in what somebody pasted: an id, the link of a log, or of one of its forms (`/raw/…`, `/….md`, `/…#L12`). */
export function pastedId(text: string): LogId | null {
  const path = text
    .slice(0, maxPasted)
    .trim()
    .replace(/^<|>$/g, "")
    .replace(/[?#].*$/s, "");
  const segments = path.split("/").map((segment) => segment.trim().replace(/\.[a-z]{1,4}$/, ""));
  // The host comes first, and could look like an id.
  const found = segments.findLast((segment) => segment.length === idLength && asLogId(segment) !== null);
  return found === undefined ? null : asLogId(found);
}
