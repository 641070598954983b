import type { MatchContext } from "../finding.ts";

/** The line with the needle, without colours. */
export function lineOf(place: MatchContext): string {
  const end = place.text.indexOf("\n");
  return withoutColourCodes((end === -1 ? place.text : place.text.slice(0, end)).slice(0, 2000));
}

export function lineBefore(place: MatchContext): string {
  const before = place.before.endsWith("\n") ? place.before.slice(0, -1) : place.before;
  return withoutColourCodes(before.slice(before.lastIndexOf("\n") + 1).slice(0, 2000));
}

export function withoutColourCodes(text: string): string {
  return text
    .replace(/§[0-9a-fk-or]/gi, "")
    .replace(/\x1b\[[\d;]{0,12}m/g, "")
    .replace(/\r$/, "");
}

/** What the entry says above the line with the needle, so that one exception is not counted twice. */
export function earlierInEntry(place: MatchContext): string {
  const { entry, text } = place;
  return entry.slice(0, Math.max(0, entry.length - text.length)).slice(-12_000);
}

/** Whether the trace that the match stands in has said this before: `Caused by:` repeats what its wrapper says. */
export function isRepeated(place: MatchContext, what: string): boolean {
  const earlier = place.entry.length - place.text.length;
  if (earlier > 0) return place.entry.slice(0, earlier).includes(what);
  // In reports every line is an entry.
  if (!/^\s{0,8}(?:Caused by|Suppressed): /.test(place.text)) return false;
  return place.before.slice(-8000).includes(what);
}

/** The last one of a chain is the cause. */
export function isLast(place: MatchContext, needle: string): boolean {
  const rest = place.text.slice(place.text.indexOf("\n") + 1);
  return !place.text.includes("\n") || !new RegExp(`^(?:\\s{0,8}Caused by: )[^\\n]{0,200}${needle}`, "m").test(rest);
}
