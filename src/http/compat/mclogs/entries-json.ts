import { type Entry, levels } from "../../../analysis/model/model.ts";
import type { Lines } from "../../../analysis/text/lines.ts";

/**
 * Ten megabytes of line breaks would be a gigabyte of entries. No log that a game has written comes near: a hundred
 * thousand lines of it make some twenty megabytes.
 */
export const maxEntriesBytes = 64 * 1024 * 1024;
/** Fewer, because some characters of a log take more than a byte. */
const maxCharacters = 0.75 * maxEntriesBytes;

/** The messages of a log as a JSON list in mclo.gs's shape. `isCut`: there was no room for the last of them. */
export function entriesJson(lines: Lines, entries: readonly Entry[]): { json: string; isCut: boolean } {
  const parts: string[] = [];
  let length = 0;
  for (const { firstLine, endLine, level, time, prefix } of entries) {
    const shown: string[] = [];
    const head = `{"level":${level},"time":${seconds(time) ?? "null"},"prefix":${JSON.stringify(prefix)},"lines":[`;
    length += head.length + 3;
    for (let line = firstLine; line < endLine && length <= maxCharacters; line++) {
      const one = `{"number":${line + 1},"content":${JSON.stringify(lines.get(line))}}`;
      length += one.length + 1;
      if (length <= maxCharacters) shown.push(one);
    }
    if (shown.length > 0) parts.push(`${head}${shown.join(",")}]}`);
    if (length > maxCharacters) return { json: `[${parts.join(",")}]`, isCut: true };
  }
  if (endsInEmptyLine(lines, entries)) {
    parts.push(`{"level":${levels.info},"time":null,"prefix":"","lines":[{"number":${lines.count + 1},"content":""}]}`);
  }
  return { json: `[${parts.join(",")}]`, isCut: false };
}

/** Where every line is an entry, existing clients also know the empty one behind the last line break. */
function endsInEmptyLine(lines: Lines, entries: readonly Entry[]): boolean {
  const last = entries.at(-1);
  const isByLine = last !== undefined && last.prefix === "" && last.endLine - last.firstLine === 1;
  return isByLine && lines.text.endsWith("\n");
}

export function seconds(milliseconds: number | null): number | null {
  return milliseconds === null ? null : Math.floor(milliseconds / 1000);
}
