import { isInjected, type PlatformKind, platformOf } from "../analysis/owners/platform-packages.ts";
import { isDigit } from "../analysis/text/characters.ts";
import type { Lines } from "../analysis/text/lines.ts";
import { matchAt } from "../analysis/text/match-at.ts";
import { handlerOf } from "../analysis/traces/stack-frames.ts";

/** Whose code a stack frame is: a mod's or a plugin's, or a platform's. `more`: frames that the log itself leaves out. */
export type FrameKind = "own" | PlatformKind | "more";

/** Nobody reads further into a line to see whose code it is. */
const maxFrame = 300;

/** `null` for a line that is no frame. */
export function frameKind(lines: Lines, line: number): FrameKind | null {
  const start = frameStart(lines, line);
  if (start === -1) return null;
  // Cut out first: searching the text itself could run on to its ends, for every frame.
  const frame = lines.text.slice(start, Math.min(lines.end(line), start + maxFrame));
  if (frame.startsWith("at ")) return kindOfJava(frame.slice(3));
  return frame.startsWith("#") ? kindOfPhp(frame) : "more";
}

/** Where the frame of a line begins in the text, behind its indent or header; -1 where there is none. */
export function frameStart(lines: Lines, line: number): number {
  const { text } = lines;
  const start = lines.start(line);
  const first = text.charCodeAt(start);
  const end = lines.end(line);
  if (first === openBracket || isDigit(first)) return startBehindHeader(lines, start, end);
  // Some ways of copying lose the tabs before `at`.
  if (first !== tab && first !== space && first !== letterA && first !== numberSign) return -1;
  let at = start;
  while (at < end && (text.charCodeAt(at) === tab || text.charCodeAt(at) === space)) at++;
  return text.startsWith("at ", at) || text.startsWith("... ", at) || isNumbered(text, at) ? at : -1;
}

const [tab, space, numberSign, openBracket, letterA] = [0x09, 0x20, 0x23, 0x5b, 0x61];
const maxHeader = 160;
/** Old BungeeCord and PocketMine print every line of a trace as a message of its own. */
const headed = [" \tat ", " #0 "];
const behindHeader = /\]:? (?:\t(?=at |\.\.\. )|(?=#\d))/;
const hasHeaded = new WeakMap<Lines, boolean>();

/** Whether there may be such frames. Found out once for a log: it has to be searched for them. */
export function mayHaveHeadedFrames(lines: Lines): boolean {
  let mayHave = hasHeaded.get(lines);
  if (mayHave === undefined) {
    mayHave = headed.some((mark) => lines.text.includes(mark));
    hasHeaded.set(lines, mayHave);
  }
  return mayHave;
}

/** In characters: a phone takes a few milliseconds for them. */
const piece = 1 << 20;

/** Finds it out before somebody asks, with breaks: a long log takes a phone a while. */
export function* lookForHeadedFrames(lines: Lines): Generator<void, void> {
  const { text } = lines;
  const overlap = Math.max(...headed.map(({ length }) => length)) - 1;
  let mayHave = false;
  for (let from = 0; from < text.length && !mayHave; from += piece) {
    const part = text.slice(from, from + piece + overlap);
    mayHave = headed.some((mark) => part.includes(mark));
    yield;
  }
  hasHeaded.set(lines, mayHave);
}

function startBehindHeader(lines: Lines, start: number, end: number): number {
  if (!mayHaveHeadedFrames(lines)) return -1;
  const { text } = lines;
  const match = behindHeader.exec(text.slice(start, Math.min(end, start + maxHeader)));
  if (!match) return -1;
  const at = start + match.index + match[0].length;
  return text.charCodeAt(at) !== numberSign || isNumbered(text, at) ? at : -1;
}

/** `#0 plugins/Shop.phar/src/Shop(24): shop\Shop->open()`, `#7 {main}`, as PHP writes them. */
const numbered = /#\d{1,4} (?:\{main\}|(?:\[internal function\]|([^\n(]{1,200})\(\d{1,7}\)): )/y;

function isNumbered(text: string, at: number): boolean {
  return text.charCodeAt(at) === numberSign && matchAt(numbered, text, at) !== null;
}

/** The file is whose code it is; behind it stands what that has called. */
function kindOfPhp(frame: string): FrameKind {
  const file = matchAt(numbered, frame, 0)?.[1];
  if (file === undefined) return "more";
  return /(?:^|\/)plugins\//.test(file) ? "own" : "server";
}

function kindOfJava(frame: string): FrameKind | null {
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
