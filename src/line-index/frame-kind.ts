import { isInjected, type PlatformKind, platformOf } from "../analysis/owners/platform-packages.ts";
import type { Lines } from "../analysis/text/lines.ts";
import { handlerOf } from "../analysis/traces/stack-frames.ts";

/** Whose code a stack frame is: a mod's or a plugin's, or a platform's. `more`: frames that the log itself leaves out. */
export type FrameKind = "own" | PlatformKind | "more";

/** Nobody reads further into a line to see whose code it is. */
const maxFrame = 300;

/** `null` for a line that is no frame. */
export function frameKind(lines: Lines, line: number): FrameKind | null {
  const { text } = lines;
  const start = lines.start(line);
  const first = text.charCodeAt(start);
  // Some ways of copying lose the tabs before `at`.
  if (first !== 0x09 && first !== 0x20 && first !== 0x61) return null;
  const end = Math.min(lines.end(line), start + maxFrame);
  let at = start;
  while (at < end && (text.charCodeAt(at) === 0x09 || text.charCodeAt(at) === 0x20)) at++;
  if (text.startsWith("... ", at)) return "more";
  if (!text.startsWith("at ", at)) return null;
  // Cut out first: searching the text itself could run on to its ends, for every frame.
  const frame = text.slice(at + 3, end);
  const open = frame.indexOf("(");
  if (open === -1) return null;
  // `app//`, `java.base/`, `TRANSFORMER/create@0.5.1/`: what stands before the class is not its name.
  const name = frame.slice(frame.lastIndexOf("/", open) + 1, open);
  return isFromMixin(name) ? "own" : (platformOf(name) ?? "own");
}

/** A class of the game, but the code of a mod. */
function isFromMixin(method: string): boolean {
  return method.includes("$") && (handlerOf(method) !== null || isInjected(method));
}
