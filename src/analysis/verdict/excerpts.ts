import { entryAt } from "../evidence/evidence.ts";
import type { Excerpt } from "../model/analysis.ts";
import { type Entry, levels } from "../model/model.ts";
import type { Lines } from "../text/lines.ts";

/** Lines of a log for showing, with what their entry says before them. */
export function excerptOf(
  lines: Lines,
  entries: readonly Entry[],
  firstLine: number,
  endLine: number,
  maxCharacters: number,
): Excerpt {
  const entry = entryAt(firstLine, { entries });
  const end = Math.min(Math.max(endLine, firstLine + 1), lines.count);
  const shown: string[] = [];
  for (let line = firstLine; line < end; line++) shown.push(lines.get(line).slice(0, maxCharacters));
  const { level = levels.info, time = null, prefix = "" } = entry ?? {};
  return { level, time, prefix, firstLine, lines: shown };
}
