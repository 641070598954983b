import type { MatchContext, MaybeParameters } from "../../model/finding.ts";
import { withoutColourCodes } from "./match-text.ts";

/** Skript writes this before every line of what was thrown in it, and what it was doing at the end. */
export const skriptMark = "#!#! ";

/** What the lines above the end of such a report say: an addon that Skript names, what was thrown, and where in which script. */
export function skriptException(place: MatchContext): MaybeParameters {
  const above = place.before.split("\n").flatMap((line) => {
    const text = withoutColourCodes(line.slice(0, 600));
    const at = text.indexOf(skriptMark);
    return at === -1 ? [] : [text.slice(at + skriptMark.length).trim()];
  });
  const related = above.findIndex((line) => line.startsWith("The following plugins are likely related"));
  const addon = related === -1 ? undefined : /^[*-]? ?([\w.+-]{2,40}) v/.exec(above[related + 1] ?? "")?.[1];
  const jar = above
    .map((line) => /^at ([\w.+-]{2,60}?)(?:[-_]v?\d[\w.-]{0,20})?\.jar\/\//.exec(line)?.[1])
    .find(Boolean);
  const thrown = above.find((line) =>
    /^(?:Caused by: )?(?:[a-z]\w{0,30}\.){1,8}[A-Z]\w{0,60}(?:Exception|Error)\b/.test(line),
  );
  const where = above.findLast((line) => line.startsWith("Current trigger: ")) ?? "";
  const [, file, line] = / \(([^()\n]{1,120}\.sk), line (\d{1,6})\)$/.exec(where) ?? [];
  return {
    plugin: addon ?? jar ?? "Skript",
    cause: thrown
      ?.replace(/^Caused by: /, "")
      .replace(/^java\.(?:lang|util)\./, "")
      .slice(0, 240),
    place: file ? `${file}:${line}` : undefined,
  };
}
