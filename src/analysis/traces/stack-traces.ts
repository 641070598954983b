import { withoutColours } from "../../wire/colour-codes.ts";
import type { ExceptionGroup, ThreadGroup } from "../model/exception-group.ts";
import { isChatLine } from "../read/chat-lines.ts";
import { isMarkedAsCrash } from "../read/crash-marks.ts";
import type { Lines } from "../text/lines.ts";
import { type CandidateLines, candidateLinesOf } from "./candidate-lines.ts";
import { mayBePrefix } from "./exception-header.ts";
import { readPhpException, readPhpTrace } from "./php-traces.ts";
import { frameEnd, hasPlace } from "./stack-frames.ts";
import { readWatchdogThread } from "./thread-dumps.ts";
import { TraceGroups } from "./trace-groups.ts";
import { TraceReader } from "./trace-reader.ts";

export type { ExceptionGroup, Frame, ThreadGroup, Thrown } from "../model/exception-group.ts";

export interface Traces {
  exceptions: ExceptionGroup[];
  threads: ThreadGroup[];
}

/** Forge lists every mixin of a class behind a frame; what is longer than this is not one. */
const maxLine = 8000;
/** A log that repeats itself without end is counted up to here. A frame costs little, a header more, the others most. */
const maxCost = 300_000;
const looksTogether = 512;
const costs = { frame: 1, header: 8, special: 40 };

export function exceptions(lines: Lines): ExceptionGroup[] {
  return traces(lines).exceptions;
}

/** Every exception, and every thread of a thread dump, in the order of their first lines. */
export function traces(
  lines: Lines,
  candidates: CandidateLines = candidateLinesOf(lines),
  nowAndThen: () => void = () => {},
): Traces {
  const groups = new TraceGroups();
  const reader = new TraceReader(lines, groups);
  let done = 0;
  let left = maxCost;
  let looked = 0;
  const lastLine = lastLineOf(lines);
  candidates.each(({ line, at, isHeader, isPhp, isStack }) => {
    if (left <= 0) return lines.count;
    if (++looked % looksTogether === 0) nowAndThen();
    left -= isPhp || isStack ? costs.special : isHeader ? costs.header : costs.frame;
    const raw = lines.get(line, maxLine);
    const text = withoutColours(raw);
    // Frames stand behind a tab, most of the time: those need no second look.
    if (raw.charCodeAt(0) !== 9 && isChatLine(text)) return line + 1;
    const frame = at === -1 || at > maxLine ? -1 : text === raw ? at : text.indexOf("at ");
    const seen = frame === -1 ? null : reader.seen(text, frame);
    if (seen || (frame !== -1 && isFrameAt(text, frame, line === lastLine))) {
      reader.frame(line, text, frame, seen);
      return line + 1;
    }
    const special = isStack ? readThread(lines, line, groups) : isPhp ? readPhp(lines, line, done, groups) : -1;
    if (special === -1) {
      if (isHeader && !readPhpLine(lines, line, groups)) reader.header(line, text);
      return line + 1;
    }
    reader.close();
    left -= special - line;
    done = special;
    return special;
  });
  reader.close();
  const inOrder = (a: { firstLine: number }, b: { firstLine: number }) => a.firstLine - b.firstLine;
  return {
    exceptions: [...groups.exceptions.values()].sort(inOrder),
    threads: [...groups.threads.values()].sort(inOrder),
  };
}

function isFrameAt(text: string, at: number, isLast: boolean): boolean {
  if (!hasPlace(text, at) && !isLast) return false;
  return (text[at - 1] === "\t" || mayBePrefix(text, at)) && frameEnd(text, at) !== -1;
}

/** The last line that says something. */
function lastLineOf(lines: Lines): number {
  let line = lines.count - 1;
  while (line > 0 && lines.get(line, 80).trim() === "") line--;
  return line;
}

function readThread(lines: Lines, line: number, groups: TraceGroups): number {
  const read = readWatchdogThread(lines, line);
  if (read) groups.addThread(read.thread, read.frames, read.firstLine, read.endLine);
  return read?.endLine ?? -1;
}

function readPhp(lines: Lines, line: number, notBefore: number, groups: TraceGroups): number {
  const trace = readPhpTrace(lines, line, notBefore);
  if (!trace) return -1;
  const group = groups.add(trace);
  if (group && !group.crash && group.count <= 100) group.crash = isMarkedAsCrash(lines, trace.firstLine, trace.endLine);
  return trace.endLine;
}

function readPhpLine(lines: Lines, line: number, groups: TraceGroups): boolean {
  const trace = readPhpException(lines, line);
  return trace !== null && groups.add(trace) !== null;
}
