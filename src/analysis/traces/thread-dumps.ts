import { withoutColours } from "../../wire/colour-codes.ts";
import type { Frame } from "../model/exception-group.ts";
import type { Lines } from "../text/lines.ts";
import { prefixEnd } from "./exception-header.ts";
import { parseBareFrame } from "./stack-frames.ts";
import { maxFrames } from "./trace-groups.ts";

const maxThreadLines = 2000;
const linesAbove = 4;
const maxLine = 2000;

/** `"Server thread" #23 prio=5 os_prio=0 tid=0x… runnable`, above the frames of a thread. */
export function threadAbove(lines: Lines, line: number): string | null {
  for (let above = line - 1; above >= Math.max(0, line - 2); above--) {
    const text = lookAt(lines, above);
    const name = /^\s{0,8}"([^"\n]{1,100})"\s?(?:#\d|prio=|Id=|daemon|\[|tid=|os_prio)/.exec(
      text.slice(prefixEnd(text)),
    );
    if (name) return name[1]!;
    if (!text.includes("java.lang.Thread.State:")) return null;
  }
  return null;
}

/** What stands between the frames of a thread: `- locked <0x…>`, `-  waiting on …`. */
export function isLockNote(text: string): boolean {
  return text.includes("- ") && /- {1,3}(?:locked|waiting|parking|blocked|eliminated|None)/.test(text);
}

/** The thread that the watchdog of Spigot and Paper describes: `Stack:`, and then frames without `at`. */
export function readWatchdogThread(
  lines: Lines,
  stackLine: number,
): { thread: string; frames: Frame[]; firstLine: number; endLine: number } | null {
  if (!/Stack:\s{0,4}$/.test(lookAt(lines, stackLine))) return null;
  let thread = "";
  let firstLine = stackLine;
  for (let above = stackLine - 1; above >= Math.max(0, stackLine - linesAbove) && thread === ""; above--) {
    // Mohist says it in the language of the machine.
    const name = /(?:Thread: |线程[:：])([^\n]{1,100})/.exec(lookAt(lines, above));
    if (name) [thread, firstLine] = [name[1]!.trim(), above];
  }
  const frames: Frame[] = [];
  let endLine = stackLine + 1;
  for (; endLine < Math.min(lines.count, stackLine + maxThreadLines); endLine++) {
    const text = lookAt(lines, endLine);
    const frame = parseBareFrame(text, prefixEnd(text));
    if (!frame) break;
    if (frames.length < maxFrames) frames.push(frame);
  }
  return frames.length > 0 ? { thread, frames, firstLine, endLine } : null;
}

function lookAt(lines: Lines, line: number): string {
  return withoutColours(lines.get(line, maxLine));
}
