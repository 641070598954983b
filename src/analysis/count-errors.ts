import { hasHeaders, isContinued } from "./entries.ts";
import { formats } from "./formats/all.ts";
import { reportRests, reportTitles } from "./formats/reports.ts";
import { stackTrace } from "./formats/stack-trace.ts";
import { cutHeader, lineHeader, shortestHeader } from "./line-header.ts";
import { Lines } from "./lines.ts";
import { type Level, levels } from "./model.ts";
import { lengthOfQuick, levelOfQuick, noQuickHeader, quickHeader } from "./quick-level.ts";
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

const places = new RarePlaces(needlesOfOthers);

/** Among so many lines, headers tell how a log is split. */
const linesWithHeaders = 200;

/** How many lines a text has, and how many messages of level error or worse: what a whole analysis would find. */
export function countLinesAndErrors(text: string, low: BytesOfText): { lines: number; errors: number } {
  const { bytes, words, isAscii } = low;
  const { hits, count } = places.hitsIn(text, low);
  let [lines, errors, lineStart, hasOthers] = [0, 0, 0, false];
  let quickHeaders = 0;
  const endLine = (end: number) => {
    const quick = quickHeader(bytes, lineStart, end);
    const isQuick = quick !== noQuickHeader && (isAscii || isSame(text, bytes, lineStart, lengthOfQuick(quick)));
    if (isQuick && lines < linesWithHeaders) quickHeaders++;
    const level = isQuick ? levelOfQuick(quick) : levelOf(text, lineStart, end, lines === 0);
    if (level <= levels.error) errors++;
    lines++;
    lineStart = end + 1;
  };
  for (let hit = 0; hit < count; hit++) {
    const start = hits[hit]! << 2;
    const word = words[hits[hit]!]!;
    for (let breaks = lineBreaksIn(word); breaks !== 0; breaks &= breaks - 1) {
      const at = start + ((31 - Math.clz32(breaks & -breaks)) >> 3);
      if (bytes[at] === 10 && (isAscii || text.charCodeAt(at) === 10)) endLine(at);
    }
    if (places.mayHaveNeedle(word) && !hasOthers) hasOthers = places.hasNeedleIn(text, bytes, start);
  }
  // A line break at the very end ends the last line; it does not begin another.
  if (lines === 0 || lineStart < text.length) endLine(text.length);
  if (errors === 0 || (quickHeaders > 0 && !hasOthers)) return { lines, errors };
  const all = new Lines(text);
  if (!hasOthers && hasHeaders(all)) return { lines, errors };
  return { lines, errors: readLog(all).entries.filter(({ level }) => level <= levels.error).length };
}

/** A bit in each of the four bytes that is a line break, the lowest of them surely. */
function lineBreaksIn(word: number): number {
  const others = word ^ 0x0a0a_0a0a;
  return (others - 0x0101_0101) & ~others & 0x8080_8080;
}

/** Of a line with any header, or with none: then it is that of information. */
function levelOf(text: string, start: number, lineEnd: number, isFirst: boolean): Level {
  if (!isFirst && (lineEnd - start < shortestHeader || isContinued(text.charCodeAt(start)))) return levels.info;
  const end = lineEnd > start && text.charCodeAt(lineEnd - 1) === 13 ? lineEnd - 1 : lineEnd;
  const header = lineHeader(text, start, end);
  return header?.level ?? (isFirst ? cutHeader(text, end)?.level : undefined) ?? levels.info;
}

/** Whether the bytes are all there is to say of these characters. */
function isSame(text: string, bytes: Uint8Array, start: number, length: number): boolean {
  for (let at = start; at < start + length; at++) if (text.charCodeAt(at) !== bytes[at]) return false;
  return true;
}
