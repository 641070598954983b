import { placesOutsideChat } from "../../read/chat-lines.ts";
import type { Lines } from "../../text/lines.ts";

/** How MultiMC and what was made from it say, in their console and in their own logs, why they did not start an instance. */
export const updateFailed = "Instance update failed because: ";

export interface UpdateRefusal {
  said: string;
  /** The folder in the launcher's own whose files could not be had, where it says so. */
  folder: string | undefined;
  isDownload: boolean;
  line: number;
}

const maxPlaces = 200;
const maxLine = 800;
const maxLines = 4;
/** What only says that it was one of many. */
const empty = /^(?:(?:One or more|Multiple) subtasks failed|Reason:)?$/;
const folders: readonly (readonly [RegExp, string])[] = [
  [/metadata/i, "meta"],
  [/asset/i, "assets"],
  [/librar|FML/i, "libraries"],
];

/** The last refusal of a log. */
export function updateRefusal(lines: Lines): UpdateRefusal | null {
  let last: UpdateRefusal | null = null;
  for (const { at, line } of placesOutsideChat(lines, updateFailed, { most: maxPlaces })) {
    const text = lines.get(line, maxLine);
    const behind = text.slice(at - lines.start(line) + updateFailed.length);
    // In one line with `\n` where it is quoted, and in several in the console, up to an empty one.
    const isQuoted = text[at - lines.start(line) - 1] === '"';
    const below = lines.range(line + 1, Math.min(lines.count, line + maxLines)).split("\n");
    const end = below.findIndex((one) => one.trim() === "");
    const rows = isQuoted
      ? behind.replace(/"[^"]{0,20}$/, "").split("\\n")
      : [behind, ...below.slice(0, end === -1 ? 0 : end)];
    const parts = rows.map((row) => row.trim().replace(/[:.]$/, "")).filter((row) => !empty.test(row));
    const said = [...new Set(parts)].join(": ").slice(0, 300);
    if (said === "") continue;
    const isDownload = /download|fetch the required|remote server/i.test(said);
    last = { said, folder: folders.find(([named]) => named.test(said))?.[1], isDownload, line };
  }
  return last;
}
