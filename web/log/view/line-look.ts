import type { Header } from "../../../src/analysis/read/headers.ts";
import { lineHeader } from "../../../src/analysis/read/line-header.ts";
import type { Lines } from "../../../src/analysis/text/lines.ts";
import { parseHeader } from "../../../src/analysis/traces/exception-header.ts";
import { type FrameKind, frameKind, frameStart } from "../../../src/line-index/frame-kind.ts";
import type { TextStyle } from "./row-segments.ts";

/** What a line is, where that shows: the trace of an exception has a hierarchy, a report has headings. */
export interface LineLook {
  /** Of the row. */
  classes: string;
  isHeading: boolean;
  frame: FrameKind | null;
  /** Where in the line it begins. */
  frameStart: number;
  styles: readonly TextStyle[];
}

/**
 * `text`: of the line, or the beginning of a long one. `isMessage`: one begins there. `isShort`: without what nobody reads
 * of headers and frames; what is copied has all of it.
 */
export function lineLook(log: Lines, line: number, text: string, isMessage: boolean, isShort: boolean): LineLook {
  const frame = frameKind(log, line);
  const header = isMessage ? lineHeader(text, 0, text.length) : null;
  const styles = header ? headerStyles(text, header, isShort) : [];
  if (frame) {
    const start = frameStart(log, line) - log.start(line);
    if (text.startsWith("at ", start)) styles.push(...frameStyles(text, start, isShort));
    const classes = frame === "own" ? "own-frame" : "platform-frame";
    return { classes, isHeading: false, frame, frameStart: start, styles };
  }
  const message = header ? text.slice(header.length) : text;
  const heads = isHeading(message);
  const classes = heads ? "heading-line" : exceptionClass(log, line, text, message);
  return { classes, isHeading: heads, frame, frameStart: -1, styles };
}

/** All that stands before the message. */
export function headerOf(text: string): string {
  return text.slice(0, lineHeader(text, 0, text.length)?.length ?? 0).trim();
}

/** Their message repeats what they wrap, and that follows as the cause. */
const wrapper = /(?:Completion|Execution|InvocationTarget|UndeclaredThrowable)Exception$/;

function exceptionClass(log: Lines, line: number, text: string, message: string): string {
  // What a crash report says of itself.
  if (message.startsWith("Description: ")) return "exception-line";
  const isBeforeFrame = line + 1 < log.count && frameKind(log, line + 1) !== null;
  if (!isBeforeFrame && !/Exception|Error|Caused by|Throwable/.test(text)) return "";
  const thrown = parseHeader(text, isBeforeFrame);
  if (!thrown) return "";
  return wrapper.test(thrown.type) ? "wrapper-line" : "exception-line";
}

const longestHeading = 120;

/** `-- Head --`, `---- Minecraft Crash Report ----`, and those of the JVM. */
function isHeading(message: string): boolean {
  if (!message.startsWith("--") || message.length > longestHeading) return false;
  const trimmed = message.trimEnd();
  return trimmed.endsWith("--") && /\p{L}/u.test(trimmed);
}

/** The level is told by the edge of the row; those that are not usual are written out as well. */
const unusualLevel =
  /\b(?:EMERGENCY|ALERT|CRITICAL|FATAL|SEVERE|ERROR|STDERR|WARN(?:ING)?|NOTICE|DEBUG|VERBOSE|TRACE|FINE(?:R|ST)?|Warning|Error|Fatal|Debug|Trace)\b/;

function headerStyles(text: string, { length, time, logger }: Header, isShort: boolean): TextStyle[] {
  const whole = text.slice(0, length);
  const at = time === undefined ? -1 : whole.indexOf(time);
  if (!isShort || at === -1) return [{ start: 0, end: length, classes: "line-header" }];
  const behind = at + time!.length;
  const seconds = at + /^[\d:]{1,8}/.exec(time!)![0].length;
  const shown: TextStyle[] = [{ start: at, end: seconds, classes: "line-part" }];
  const level = unusualLevel.exec(whole.slice(behind));
  if (level) {
    const start = behind + level.index;
    shown.push({ start, end: start + level[0].length, classes: "line-part line-level" });
  }
  const from = logger ? whole.lastIndexOf(logger) : -1;
  if (logger && from >= shown.at(-1)!.end) {
    const short = shortLogger(logger);
    const start = from + logger.lastIndexOf(short);
    shown.push({ start, end: start + short.length, classes: "line-part" });
  }
  // The space behind a header keeps its message apart; what has none is set apart by its class.
  if (whole.endsWith(" ")) return withHiddenBetween(shown, length - 1);
  const last = shown.pop()!;
  return withHiddenBetween([...shown, { ...last, classes: `${last.classes} last-part` }], length);
}

/** `ne.mi.fm.lo.mo.ModDiscoverer/SCAN`, `net.minecraft.server.Main/`, `minecraft/Main`: the packages say little. */
function shortLogger(logger: string): string {
  const named = logger.endsWith("/") ? logger.slice(0, -1) : logger;
  if (named.startsWith("minecraft/")) return named.slice("minecraft/".length);
  const slash = named.indexOf("/");
  const dot = named.lastIndexOf(".", slash === -1 ? named.length : slash);
  return named.slice(dot + 1) || logger;
}

function withHiddenBetween(shown: readonly TextStyle[], length: number): TextStyle[] {
  const styles: TextStyle[] = [];
  let at = 0;
  for (const style of shown) {
    if (style.start > at) styles.push({ start: at, end: style.start, classes: null });
    styles.push(style);
    at = style.end;
  }
  if (at < length) styles.push({ start: at, end: length, classes: null });
  return styles;
}

/** `at TRANSFORMER/create@0.5.1/com.example.Create.go(Create.java:3) ~[create.jar%23!/:?] {re:mixin}`: class, method and place. */
function frameStyles(text: string, start: number, isShort: boolean): TextStyle[] {
  const name = start + "at ".length;
  const open = text.indexOf("(", name);
  const slash = text.lastIndexOf("/", open) + 1;
  const close = text.indexOf(")", open) + 1;
  const styles: TextStyle[] = [];
  if (isShort && slash > name) styles.push({ start: name, end: slash, classes: null });
  if (open > 0 && close > open) styles.push({ start: open, end: close, classes: "frame-place" });
  if (isShort && close > 0 && close < text.length) styles.push({ start: close, end: text.length, classes: null });
  return styles;
}
