import { endOfLine, hasHeaders, isContinued, withoutReturn } from "./entries.ts";
import { formats } from "./formats/all.ts";
import { reportRests, reportTitles } from "./formats/reports.ts";
import { stackTrace } from "./formats/stack-trace.ts";
import { cutHeader, lineHeader, shortestHeader } from "./line-header.ts";
import { Lines } from "./lines.ts";
import { levels } from "./model.ts";
import { type BytesOfText, RarePlaces } from "./rare-places.ts";
import { readLog } from "./read-log.ts";

/** A text with headers that has none of these is split by them, whatever it is. */
const needlesOfOthers = [
  ...[...reportTitles, ...reportRests].map(({ needle }) => needle),
  ...formats
    .filter(({ splitting }) => splitting !== "headers")
    .filter((format) => format !== stackTrace)
    .flatMap(({ markers, traces = [] }) => [...markers, ...traces].map(({ needle }) => needle)),
];

/**
 * What a header has in it that says that its message is an error or worse: three letters of each such level, as the
 * patterns of headers write it, and what begins a header in XML, which may write it in any way. Colours may part them.
 */
const errorParts = ["RRO", "rro", "TDE", "ATA", "[Fa", "SEV", "CRI", "LER", "MER", "g4j"];
const colours = "\u001b\u00a7";

const places = new RarePlaces({ needles: needlesOfOthers, parts: errorParts, characters: colours });

/** How many lines a text has, and how many messages of level error or worse: what a whole analysis would find. */
export function countLinesAndErrors(text: string, low: BytesOfText): { lines: number; errors: number } {
  const { bytes } = low;
  const { lineBreaks, hits, count } = places.searchIn(text, low);
  const endsWithBreak = lineBreaks > 0 && text.charCodeAt(text.length - 1) === 10;
  // A line break at the very end ends the last line; it does not begin another.
  const lines = endsWithBreak ? lineBreaks : lineBreaks + 1;
  let lineEnd = endOfLine(text, 0);
  let errors = isError(text, 0, lineEnd) ? 1 : 0;
  let hasOthers = false;
  for (let hit = 0; hit < count; hit++) {
    const start = hits[hit]! << 2;
    // What has its second and third character in this word, or its first two.
    for (let at = start - 1; at < start + 4; at++) {
      if (!hasOthers) hasOthers = places.isNeedleAt(text, bytes, at);
      if (at < lineEnd || !places.isPartAt(bytes, at)) continue;
      const lineStart = text.lastIndexOf("\n", at) + 1;
      lineEnd = endOfLine(text, at);
      if (isError(text, lineStart, lineEnd)) errors++;
    }
  }
  if (errors === 0 || (!hasOthers && hasHeaders(text))) return { lines, errors };
  return { lines, errors: readLog(new Lines(text)).entries.filter(({ level }) => level <= levels.error).length };
}

/** Whether a message of level error or worse begins with this line. */
function isError(text: string, start: number, lineEnd: number): boolean {
  if (start > 0 && (lineEnd - start < shortestHeader || isContinued(text.charCodeAt(start)))) return false;
  const end = withoutReturn(text, start, lineEnd);
  const header = lineHeader(text, start, end) ?? (start === 0 ? cutHeader(text, end) : null);
  return header !== null && header.level <= levels.error;
}
