import { colourSigns } from "../../wire/colour-codes.ts";
import { levels } from "../model/model.ts";
import { endOfLine, hasHeaders, isContinued, withoutReturn } from "../read/entries.ts";
import { formats } from "../read/formats/all.ts";
import { reportRests, reportTitles } from "../read/formats/reports.ts";
import { stackTrace } from "../read/formats/stack-trace.ts";
import { KnownThreads } from "../read/known-threads.ts";
import { cutHeader, lineHeader, shortestHeader } from "../read/line-header.ts";
import { Lines } from "../text/lines.ts";
import { type BytesOfText, hitsIn, RarePlaces } from "../text/rare-places.ts";
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

const places = new RarePlaces({ needles: needlesOfOthers, parts: errorParts, characters: colourSigns });

/** So much of a text is looked at together: what is kept for that is bounded, however long the text is. */
const chunkLength = 256 * 1024;
/** Where a line is longer than that, chunks share so many characters: more than any needle has. */
const overlap = 256;

/**
 * How many lines a text has, and how many messages of level error or worse: what a whole analysis would find. `bytesOf`
 * gives the bytes of a chunk, which hold until the next call.
 */
export function countLinesAndErrors(
  text: string,
  bytesOf: (chunk: string) => BytesOfText,
): { lines: number; errors: number } {
  const threads = new KnownThreads();
  const hits = new Int32Array(hitsIn(Math.min(text.length, chunkLength)));
  let lineEnd = endOfLine(text, 0);
  let errors = isError(text, 0, lineEnd, threads) ? 1 : 0;
  let breaks = 0;
  let hasOthers = false;
  for (const { from, chunk } of chunksOf(text)) {
    const low = bytesOf(chunk);
    const { bytes } = low;
    const { lineBreaks, count } = places.searchIn(chunk, low, hits);
    breaks += lineBreaks;
    for (let hit = 0; hit < count; hit++) {
      const start = hits[hit]! << 2;
      // What has its second and third character in this word, or its first two.
      for (let at = start - 1; at < start + 4; at++) {
        if (!hasOthers) hasOthers = places.isNeedleAt(chunk, bytes, at);
        if (from + at < lineEnd || !places.isPartAt(bytes, at)) continue;
        const lineStart = text.lastIndexOf("\n", from + at) + 1;
        lineEnd = endOfLine(text, from + at);
        if (isError(text, lineStart, lineEnd, threads)) errors++;
      }
    }
  }
  // A line break at the very end ends the last line; it does not begin another.
  const lines = breaks > 0 && text.charCodeAt(text.length - 1) === 10 ? breaks : breaks + 1;
  if (errors === 0 || (!hasOthers && hasHeaders(text))) return { lines, errors };
  return { lines, errors: readLog(new Lines(text)).entries.filter(({ level }) => level <= levels.error).length };
}

/** Of whole lines, as far as these are not too long. */
function* chunksOf(text: string): Generator<{ from: number; chunk: string }> {
  let from = 0;
  while (text.length - from > chunkLength) {
    const piece = text.slice(from, from + chunkLength);
    const end = piece.lastIndexOf("\n") + 1;
    yield { from, chunk: end > 0 ? piece.slice(0, end) : piece };
    from += end > 0 ? end : chunkLength - overlap;
  }
  yield { from, chunk: text.slice(from) };
}

/** Whether a message of level error or worse begins with this line. */
function isError(text: string, start: number, lineEnd: number, threads: KnownThreads): boolean {
  if (start > 0 && (lineEnd - start < shortestHeader || isContinued(text.charCodeAt(start)))) return false;
  const end = withoutReturn(text, start, lineEnd);
  const header = lineHeader(text, start, end, threads) ?? (start === 0 ? cutHeader(text, end) : null);
  return header !== null && header.level <= levels.error;
}
