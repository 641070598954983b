import { withoutColours } from "../../../wire/colour-codes.ts";
import type { MatchContext } from "../../model/finding.ts";
import { levels } from "../../model/model.ts";
import { lineHeader } from "../../read/line-header.ts";

/** The line with the needle, without colours. */
export function lineOf(place: MatchContext): string {
  return withoutColourCodes(place.head.slice(0, 2000).split("\n", 1)[0]!);
}

/** Whether it is a warning; launchers write `Game/lamps (Render thread) Warn `. */
export function isWarning(line: string): boolean {
  return /[/ ]WARN\]|\) Warn /.test(line);
}

export function lineBefore(place: MatchContext): string {
  const before = place.before.endsWith("\n") ? place.before.slice(0, -1) : place.before;
  return withoutColourCodes(before.slice(before.lastIndexOf("\n") + 1).slice(0, 2000));
}

/** Also without the carriage return at its end. */
export function withoutColourCodes(text: string): string {
  return withoutColours(text).replace(/\r$/, "");
}

/** What software tries and does without is told to its developers only. */
export function isDebug(place: MatchContext): boolean {
  const start = place.entry.slice(0, 400);
  if (/^[^\n]{0,80}[/ ](?:DEBUG|TRACE)\]/.test(start)) return true;
  return lineHeader(start, 0, start.length)?.level === levels.debug;
}

/**
 * The launchers of phones bring a graphics library of their own, which is neither of the version nor in the place that
 * others look for. They all print that it is so, and play.
 */
export function isOnPhone(place: MatchContext): boolean {
  return (
    place.mentions("lwjgl-glfw-classes") ||
    place.mentions("Info: Launcher version: ") ||
    place.mentions("▷ Launcher version: ")
  );
}

/** What the game does without: it only wanted to know the computer better (on Termux, Alpine, unusual processors). */
export function isOfSystemReport(place: MatchContext): boolean {
  return place.entry.slice(0, 400).includes("Failed retrieving info for group ");
}

/** `mods/Shop-1.0.jar` → `Shop-1.0.jar` */
export function fileName(path: string): string {
  return path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1);
}

const frame = /\bat ([^\s()]{3,500})\(/g;

/** The classes whose methods stand in a trace, in its order. */
export function classesIn(trace: string): string[] {
  return [...trace.matchAll(frame)].flatMap(([, written]) => {
    const method = written!.slice(written!.lastIndexOf("/") + 1);
    return /^[\w$]{1,80}\.[\w$.<>]{3,400}$/.test(method) ? [method.slice(0, method.lastIndexOf("."))] : [];
  });
}

/** What the entry says above the line with the needle, so that one exception is not counted twice. */
export function earlierInEntry(place: MatchContext): string {
  return place.earlier.slice(-12_000);
}

/** Whether the trace that the match stands in has said this before: `Caused by:` repeats what its wrapper says. */
export function isRepeated(place: MatchContext, what: string): boolean {
  const { earlier } = place;
  if (earlier !== "") return earlier.includes(what);
  // In reports every line is an entry.
  if (!/^\s{0,8}(?:Caused by|Suppressed): /.test(place.head)) return false;
  return place.before.slice(-8000).includes(what);
}

const maxTrace = 20_000;
const cause = /\n[ \t]{0,8}Caused by: ([^\n]{1,800})/g;

/** The last one of a chain is the cause: whether none of the causes below the line is one. */
export function isLast(place: MatchContext, pattern: RegExp): boolean {
  for (const [, said] of place.upTo(maxTrace).matchAll(cause)) {
    if (pattern.test(said!)) return false;
  }
  return true;
}
